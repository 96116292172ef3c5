import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

/** Gives the browser a speech recognizer that hears what the journey provides. */
async function withRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognizer extends EventTarget {
      start() {
        Object.assign(window, { recognizer: this })
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.stop()
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer })
  })
}

const hear = (page: Page, ...results: [words: string, final: boolean][]) =>
  page.evaluate((heard) => {
    const results = heard.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }))
    const { recognizer } = window as unknown as { recognizer: EventTarget }
    recognizer.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
  }, results)

const fail = (page: Page, error: string) =>
  page.evaluate((failure) => {
    const { recognizer } = window as unknown as { recognizer: EventTarget }
    recognizer.dispatchEvent(Object.assign(new Event('error'), { error: failure }))
    recognizer.dispatchEvent(new Event('end'))
  }, error)

const microphone = (page: Page) => page.getByRole('button', { name: 'Microphone' })

test('dictated text appears as it is heard, after the existing text, and is saved like typed text', async ({
  page,
  signedIn: _person,
}) => {
  await withRecognizer(page)
  await openJournal(page)
  await entryBox(page).fill('Written by hand.')
  await microphone(page).click()
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/Listening…/)).toBeVisible()
  await hear(page, ['then spoken', false])
  await expect(entryBox(page)).toHaveValue('Written by hand. then spoken')
  await hear(page, ['then spoken aloud', true])
  await expect(entryBox(page)).toHaveValue('Written by hand. then spoken aloud')
  await microphone(page).click()
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
})

test('when speech recognition fails in the middle, the words so far stay, also after a reload', async ({
  page,
  signedIn: _person,
}) => {
  await withRecognizer(page)
  await openJournal(page)
  await microphone(page).click()
  await hear(page, ['certain', true], ['and half heard', false])
  await fail(page, 'network')
  await expect(page.getByRole('alert')).toHaveText('Unable to access microphone. Please check your browser settings.')
  await expect(page.getByText('The recording stopped before these words were confirmed:')).toContainText(
    'and half heard',
  )
  await expect(entryBox(page)).toHaveValue('certain and half heard')
  await page.reload()
  await expect(entryBox(page)).toHaveValue('certain and half heard')
})

test('a browser without speech recognition says so', async ({ page, signedIn: _person }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  await openJournal(page)
  await microphone(page).click()
  await expect(page.getByRole('alert')).toHaveText('Voice recording not supported in this browser')
})

import { CHROMIUM } from '../fixtures/chromium.ts'
import { expectAlert } from '../fixtures/lost-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { openJournal } from '../fixtures/writing.ts'

// The headless shell has no recognizer that could be refused.
test.use({ launchOptions: CHROMIUM })

test('without microphone permission the page says what to do', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  const microphone = page.getByRole('button', { name: 'Microphone' })
  await microphone.click()
  await expectAlert(
    page,
    'Microphone access denied. Please allow microphone access in your browser settings and try again.',
  )
  await expect(microphone).toHaveAttribute('aria-pressed', 'false')
})

test('a device without this language’s recognition says that the microphone can’t be used', async ({
  page,
  signedIn: _person,
}) => {
  // No browser here fails in this way by itself, so the recognizer’s error is simulated.
  await page.addInitScript(() => {
    class Recognizer extends EventTarget {
      start() {
        this.dispatchEvent(Object.assign(new Event('error'), { error: 'language-not-supported' }))
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer })
  })
  await openJournal(page)
  await page.getByRole('button', { name: 'Microphone' }).click()
  await expectAlert(page, 'Unable to access microphone. Please check your browser settings.')
})

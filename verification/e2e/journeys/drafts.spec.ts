import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { newPerson, signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, saveEntry } from '../fixtures/writing.ts'

const BACK = 'Your unsaved text is back.'

/** Unsaved texts stored on this device. */
const keptTexts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('soundings.draft.'))
      .map((key) => localStorage.getItem(key) ?? ''),
  )

test('a tab closed in the middle of a word restores the text', async ({ page, context, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).pressSequentially('I was about to say somethi')
  await page.getByRole('slider', { name: 'Energy' }).press('Home')
  await page.close()
  const again = await context.newPage()
  await openJournal(again)
  await expect(entryBox(again)).toHaveValue('I was about to say somethi')
  await expect(again.getByText(BACK)).toBeVisible()
  await expect(again.getByRole('slider', { name: 'Energy' })).toHaveValue('1')
  await again.getByRole('button', { name: 'Discard it' }).click()
  await expect(entryBox(again)).toHaveValue('')
  await again.reload()
  await expect(entryBox(again)).toHaveValue('')
})

test('the text is still there after a visit to another page of the journal', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).fill('To be continued')
  for (const way of ['My Entries', 'Write Entry', 'My Entries', 'Write Entry']) {
    await page.getByRole('link', { name: way }).click()
  }
  await expect(entryBox(page)).toHaveValue('To be continued')
})

test('two texts written in two tabs are both kept', async ({ page, context, signedIn }) => {
  const second = await context.newPage()
  await openJournal(page)
  await openJournal(second)
  await page.bringToFront()
  await entryBox(page).fill('The text of the first tab.')
  await second.bringToFront()
  await entryBox(second).fill('The text of the second tab.')
  await page.bringToFront()
  await entryBox(page).press('End')
  await entryBox(page).pressSequentially(' And more.')
  await Promise.all([page.close(), second.close()])

  const back = await context.newPage()
  const backToo = await context.newPage()
  await openJournal(back)
  await expect(back.getByText(BACK)).toBeVisible()
  await openJournal(backToo)
  await expect(backToo.getByText(BACK)).toBeVisible()
  for (const tab of [back, backToo]) {
    await tab.bringToFront()
    await tab.getByRole('button', { name: 'Save Entry' }).click()
    await expect(entryBox(tab)).toHaveValue('')
  }
  const contents = (await signedIn.api.entries()).map(({ content }) => content)
  expect(contents.toSorted()).toEqual(['The text of the first tab. And more.', 'The text of the second tab.'])
})

test('text typed during a save stays, and is saved to the same entry', async ({ page, signedIn, guard }) => {
  // The second save finds the first text under its key and updates it.
  guard.allow(/status of 409/)
  await openJournal(page)
  await entryBox(page).fill('The entry.')
  const held = Promise.withResolvers<void>()
  await page.route(`**${pathOf(endpoints.entries.list)}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await entryBox(page).press('End')
  await entryBox(page).pressSequentially(' One thought more.')
  held.resolve()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  await expect(page.getByText('What you’ve typed since then isn’t saved yet.')).toBeVisible()
  await expect(entryBox(page)).toHaveValue('The entry. One thought more.')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entryBox(page)).toHaveValue('')
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'The entry. One thought more.' }])
})

test('pressing Save many times stores one entry', async ({ page, signedIn }) => {
  await openJournal(page)
  await entryBox(page).fill('Once is enough.')
  await page.getByRole('button', { name: 'Save Entry' }).click({ clickCount: 3 })
  await expect(entryBox(page)).toHaveValue('')
  expect(await signedIn.api.entries()).toHaveLength(1)
})

test('without a connection saving fails and keeps the text, and with one it succeeds', async ({
  page,
  context,
  signedIn,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/)
  await openJournal(page)
  await entryBox(page).fill('Written in a tunnel.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  const told = 'Can’t reach Soundings right now. Check your connection and try again. Your text is safe on this device.'
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
  await expect(entryBox(page)).toHaveValue('Written in a tunnel.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entryBox(page)).toHaveValue('')
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'Written in a tunnel.' }])
})

test('a text that is too large is refused with the reason, and stays in the editor', async ({
  page,
  signedIn,
  guard,
}) => {
  guard.allow(/status of 413/)
  await openJournal(page)
  const large = 'All the words I ever had. '.repeat(42_000)
  await entryBox(page).fill(large)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your text is safe on this device.' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(BACK)).toBeVisible()
  expect((await entryBox(page).inputValue()).length).toBe(large.length)
  expect(await signedIn.api.entries()).toEqual([])
})

/** Presses a button of the dialog about unsaved text. */
const answerWith = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'You have unsaved text' }).getByRole('button', { name }).click()

test('Secure Exit asks before discarding text, and staying keeps it', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).fill('Half a thought.')
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  const dialog = page.getByRole('dialog', { name: 'You have unsaved text' })
  await expect(dialog).toContainText('Half a thought.')
  await expectAccessible(page)
  // The heading is above its content, and nothing overflows.
  await page.setViewportSize({ width: 1440, height: 900 })
  const heading = await dialog.getByRole('heading').boundingBox()
  const save = await dialog.getByRole('button', { name: 'Save and leave' }).boundingBox()
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(save?.y ?? 0)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await answerWith(page, 'Stay')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Secure Exit' })).toBeFocused()
  await expect(entryBox(page)).toHaveValue('Half a thought.')
})

test('Secure Exit saves a new entry and a changed one, also from other tabs', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const old = await signedIn.api.write({ content: 'Before.' })
  const other = await context.newPage()
  await other.goto('/journal?view=entries')
  await other.getByRole('article').getByRole('button').click()
  await other.getByRole('button', { name: 'Edit', exact: true }).click()
  await entryBox(other).fill('Before, and after.')
  await openJournal(page)
  await entryBox(page).fill('New, and not saved yet.')
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 texts aren’t saved yet.')
  await answerWith(page, 'Save and leave')
  await expect(page).toHaveURL(/\/login$/)
  expect(await keptTexts(page)).toEqual([])
  await expect(other).toHaveURL(/\/login$/)
  await Promise.all([other.close(), page.close()])
  await signInByLink(signedIn.api, server, signedIn.email)
  expect(await signedIn.api.entries()).toMatchObject([
    { content: 'New, and not saved yet.' },
    { id: old.id, content: 'Before, and after.' },
  ])
})

test('Secure Exit leaves no text on the device', async ({ page, context, signedIn }) => {
  await openJournal(page)
  await saveEntry(page, 'Saved before.')
  await entryBox(page).fill('For nobody else.')
  expect(await keptTexts(page)).toEqual([expect.stringContaining('For nobody else.')])
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await answerWith(page, 'Leave without saving')
  await expect(page).toHaveURL(/\/login$/)
  expect(await keptTexts(page)).toEqual([])
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'soundings_session' }))
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(storage).not.toContain('Saved before.')
  await page.goto('/journal')
  await expect(page).toHaveURL(/\/login$/)
  expect(await signedIn.api.get(pathOf(endpoints.auth.status))).toMatchObject({ authenticated: false })
})

test('Secure Exit removes the text from every tab', async ({ page, context, signedIn: _person }) => {
  const other = await context.newPage()
  await openJournal(other)
  await entryBox(other).fill('Still open over here.')
  await openJournal(page)
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(page.getByRole('dialog')).toContainText('Still open over here.')
  await answerWith(page, 'Leave without saving')
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(await keptTexts(other)).toEqual([])
})

test('signing out leaves another user’s unsaved text on the device', async ({ page, context, server, signedIn }) => {
  await openJournal(page)
  await entryBox(page).fill('Mine, for later.')
  await page.close()
  await signedIn.api.post(pathOf(endpoints.auth.logout))
  await newPerson(context, server)
  const theirs = await context.newPage()
  await openJournal(theirs)
  await theirs.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(theirs).toHaveURL(/\/login$/)
  await signInByLink(signedIn.api, server, signedIn.email)
  await openJournal(theirs)
  await expect(entryBox(theirs)).toHaveValue('Mine, for later.')
})

test('a Secure Exit that can’t reach the server says so', async ({ page, context, signedIn: _person, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/)
  await openJournal(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(
    page.getByText('You’re still signed in. Can’t reach Soundings right now. Check your connection and try again.'),
  ).toBeVisible()
  await entryBox(page).fill('Still mine.')
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  const told = page.getByRole('dialog').getByRole('alert')
  await answerWith(page, 'Save and leave')
  await expect(told).toContainText('You’re still signed in, and nothing is lost.')
  await answerWith(page, 'Leave without saving')
  await expect(told).toContainText(
    'You’re still signed in. Can’t reach Soundings right now. Check your connection and try again.',
  )
  await answerWith(page, 'Stay')
  await expect(entryBox(page)).toHaveValue('Still mine.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await answerWith(page, 'Leave without saving')
  await expect(page).toHaveURL(/\/login$/)
})

test('a device that cannot store drafts warns before anything is lost', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        while (true) localStorage.setItem(`filler ${size} ${localStorage.length}`, 'x'.repeat(size))
      } catch {
        // The storage is full for this size; the next smaller size fills the rest.
      }
    }
  })
  await entryBox(page).fill('Nowhere to keep this.')
  await expect(page.getByText('This browser can’t keep a backup of what you type.')).toBeVisible()
  // The text stays as long as the page is open, even while another view of the journal is shown.
  await page.getByRole('link', { name: 'My Entries' }).click()
  await page.getByRole('link', { name: 'Write Entry' }).click()
  await expect(entryBox(page)).toHaveValue('Nowhere to keep this.')
  await page.evaluate(() => localStorage.clear())
  await entryBox(page).fill('Now there is.')
  await expect(page.getByText('This browser can’t keep a backup of what you type.')).toBeHidden()
})

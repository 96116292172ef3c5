import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, saveEntry } from '../fixtures/writing.ts'

const BACK = 'Your unsaved text is back.'

/** What is kept of unsaved texts on this device. */
const keptTexts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('soundings.draft.'))
      .map((key) => localStorage.getItem(key) ?? ''),
  )

test('a tab closed in the middle of a word gives the word back', async ({ page, context, signedIn: _person }) => {
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

test('a look at another page of the journal brings the text back', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).fill('To be continued')
  for (const way of ['My Entries', 'Write Entry', 'My Entries', 'Write Entry']) {
    await page.getByRole('link', { name: way }).click()
  }
  await expect(entryBox(page)).toHaveValue('To be continued')
})

test('two tabs write two texts and neither is lost', async ({ page, context, signedIn }) => {
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

test('what is written while a save is under way stays, and goes to the same entry', async ({
  page,
  signedIn,
  guard,
}) => {
  // The second save finds the first text under its key and brings it up to date.
  guard.allow(/status of 409/)
  await openJournal(page)
  await entryBox(page).fill('The entry.')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/entries', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await entryBox(page).press('End')
  await entryBox(page).pressSequentially(' One thought more.')
  held.resolve()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  await expect(page.getByText('What you wrote since then is not saved yet.')).toBeVisible()
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

test('without a connection the save fails with the text kept, and succeeds with one', async ({
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
  const told = 'Soundings cannot be reached right now. Your text is kept on this device.'
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
  await expect(entryBox(page)).toHaveValue('Written in a tunnel.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entryBox(page)).toHaveValue('')
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'Written in a tunnel.' }])
})

test('a text that is too large is refused with the reason and stays', async ({ page, signedIn, guard }) => {
  guard.allow(/status of 413/)
  await openJournal(page)
  const large = 'All the words I ever had. '.repeat(42_000)
  await entryBox(page).fill(large)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your text is kept on this device.' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(BACK)).toBeVisible()
  expect((await entryBox(page).inputValue()).length).toBe(large.length)
  expect(await signedIn.api.entries()).toEqual([])
})

test('Secure Exit leaves no text on the device', async ({ page, context, signedIn }) => {
  await openJournal(page)
  await saveEntry(page, 'Saved before.')
  await entryBox(page).fill('For nobody else.')
  expect(await keptTexts(page)).toEqual([expect.stringContaining('For nobody else.')])
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await keptTexts(page)).toEqual([])
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'soundings_session' }))
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(storage).not.toContain('Saved before.')
  await page.goto('/journal')
  await expect(page).toHaveURL(/\/login$/)
  expect(await signedIn.api.get('/api/auth/status')).toMatchObject({ authenticated: false })
})

test('Secure Exit takes the text off every tab', async ({ page, context, signedIn: _person }) => {
  const other = await context.newPage()
  await openJournal(other)
  await entryBox(other).fill('Still open over here.')
  await openJournal(page)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(await keptTexts(other)).toEqual([])
})

test('a Secure Exit that cannot reach the server does not pretend', async ({
  page,
  context,
  signedIn: _person,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/)
  await openJournal(page)
  await entryBox(page).fill('Still mine.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(page.getByText('You are still signed in. Soundings cannot be reached right now.')).toBeVisible()
  await expect(entryBox(page)).toHaveValue('Still mine.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Secure Exit' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a device that keeps nothing says so before anything is lost', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        while (true) localStorage.setItem(`filler ${size} ${localStorage.length}`, 'x'.repeat(size))
      } catch {
        // Full for this size: the next smaller one fills the rest.
      }
    }
  })
  await entryBox(page).fill('Nowhere to keep this.')
  await expect(page.getByText('This browser cannot keep a copy of your text.')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await entryBox(page).fill('Now there is.')
  await expect(page.getByText('This browser cannot keep a copy of your text.')).toBeHidden()
})

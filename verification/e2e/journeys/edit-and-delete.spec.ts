import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, rows } from '../fixtures/writing.ts'

async function openEntry(page: Page, text: string): Promise<void> {
  await page.bringToFront()
  await page.goto('/journal?view=entries')
  await rows(page).filter({ hasText: text }).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText(text)
}

/** The entry’s dialog is back in read mode after saving; while editing, the dialog contains the text, too. */
async function expectToRead(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(text)
}

async function editEntry(page: Page, text: string): Promise<void> {
  await openEntry(page, text)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(entryBox(page)).toHaveValue(text)
}

test('an entry shows everything stored about it, and markup in its text as text', async ({ page, signedIn }) => {
  const content = `<img src=x onerror="document.title='taken'"> & a second line.\n\nA new paragraph. #one #two #three #four #five #six`
  await signedIn.api.write({
    content,
    mood: 5,
    energy: 1,
    telemetry: { typing_speed_wpm: 41.6, time_on_entry_seconds: 372, edit_count: 12 },
  })
  await page.goto('/journal?view=entries')
  await expect(rows(page)).toContainText('+1 more')
  await rows(page).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`<img src=x onerror="document.title='taken'"> & a second line.`)).toBeVisible()
  await expect(dialog.getByText('A new paragraph.')).toBeVisible()
  for (const shown of [
    'Mood 5/5',
    'Energy 1/5',
    'Focus 3/5',
    'Writing Insights',
    '42wpm',
    '6:12',
    /Created .* Updated/,
  ]) {
    await expect(dialog).toContainText(shown)
  }
  await expect(dialog.getByRole('definition')).toHaveCount(5)
  await expect(dialog.getByRole('definition').filter({ hasText: /^([+−]\d+%|0%)$/ })).toHaveCount(1)
  await expect(page).toHaveTitle(/Journal/)
})

test('an entry is changed, with its ratings, and shows the new text at once', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'As it was first.' })
  await editEntry(page, 'As it was first.')
  await entryBox(page).fill('As it is now.')
  await page.getByRole('slider', { name: 'Energy' }).press('Home')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToRead(page, 'As it is now.')
  await expect(page.getByRole('dialog')).toContainText('Energy 1/5')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(rows(page)).toContainText('As it is now.')
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'As it is now.', energy: 1 }])
})

test('a change abandoned with Escape is restored when the entry is opened again', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'Half a thought.' })
  await editEntry(page, 'Half a thought.')
  await entryBox(page).fill('Half a thought, and the other half.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await rows(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await expect(entryBox(page)).toBeFocused()
  await expect(entryBox(page)).toHaveValue('Half a thought, and the other half.')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(entryBox(page)).toHaveValue('Half a thought.')
})

test('text typed while a change is being saved stays in the editor', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'One.' })
  await editEntry(page, 'One.')
  await entryBox(page).fill('One. Two.')
  const held = Promise.withResolvers<void>()
  await page.route(`**${pathOf(endpoints.entries.read, { id: '*' })}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await entryBox(page).fill('One. Two. Three.')
  held.resolve()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await expect(entryBox(page)).toHaveValue('One. Two. Three.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'One. Two. Three.' }])
})

test('a deleted entry comes back with Undo', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'Deleted in haste.' })
  await openEntry(page, 'Deleted in haste.')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('No entries yet. Create your first journal entry above!')).toBeVisible()
  expect(await signedIn.api.entries()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rows(page)).toContainText('Deleted in haste.')
  expect(await signedIn.api.entries()).toHaveLength(1)
})

test('a failed deletion shows an error beside the entry, which stays', async ({ page, signedIn, guard }) => {
  guard.allow(/status of 500/)
  await signedIn.api.write({ content: 'Hard to lose.' })
  await openEntry(page, 'Hard to lose.')
  await page.route(`**${pathOf(endpoints.entries.read, { id: '*' })}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const told = page.getByRole('dialog').getByRole('alert')
  await expect(told).toContainText('Delete failed. Please try again.')
  await expect(page.getByRole('dialog')).toContainText('Hard to lose.')
})

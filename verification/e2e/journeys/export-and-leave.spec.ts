import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { signInAsDemo } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, rows } from '../fixtures/writing.ts'

const bytesOf = async (download: Download) => readFile(await download.path())

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const arriving = page.waitForEvent('download')
  await press()
  return arriving
}

test('the whole journal and a range can be exported with the keyboard alone', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'Früh am Kai. שלום 😀', created_at: '2026-01-05T12:00:00Z' })
  await signedIn.api.write({ content: 'Much later.', created_at: '2026-03-05T12:00:00Z' })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Export Journals' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Export Journals' })).toBeVisible()
  await page.getByRole('radio', { name: /Plain text/ }).focus()
  const all = await downloaded(page, () => page.keyboard.press('Enter'))
  expect(all.suggestedFilename()).toMatch(/^journals-export-\d{4}-\d\d-\d\d\.txt$/)
  const text = (await bytesOf(all)).toString('utf8')
  expect(text).toContain('Monday, January 5, 2026, 7:00 AM\nMood 3 of 5 · Energy 3 of 5 · Focus 3 of 5')
  expect(text.indexOf('Früh am Kai. שלום 😀')).toBeLessThan(text.indexOf('Much later.'))
  await expect(page.getByRole('status').filter({ hasText: all.suggestedFilename() })).toBeVisible()

  await page.getByRole('radio', { name: /All entries/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Start date (optional)').fill('2026-02-01')
  const some = await downloaded(page, () => page.getByRole('button', { name: 'Export Journals' }).press('Space'))
  const range = (await bytesOf(some)).toString('utf8')
  expect(range).toContain('Much later.')
  expect(range).not.toContain('Früh')
})

test('the export pages are accessible', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/settings/export/journals')
  await page.getByRole('radio', { name: /Custom range/ }).check()
  await page.getByLabel('Start date (optional)').fill('2026-11-21')
  await page.getByLabel('End date (optional)').fill('2026-11-20')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings/export/echos')
  await page.getByRole('button', { name: 'Export Echos' }).click()
  await expect(page.getByRole('alert')).toContainText('Please select at least one Echo to export.')
  await expectAccessible(page)
})

test('chosen Echos and the complete data download as files', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/settings/export/echos')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('radio', { name: /docx/ }).check()
  const echos = await downloaded(page, () => page.getByRole('button', { name: 'Export Echos' }).click())
  expect(echos.suggestedFilename()).toMatch(/^echos-export-.*\.docx$/)
  expect((await bytesOf(echos)).subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('link', { name: 'Back to settings' }).click()
  const data = await downloaded(page, () => page.getByRole('button', { name: 'Complete Data' }).click())
  expect(data.suggestedFilename()).toMatch(/^soundings-data-.*\.csv$/)
  expect((await bytesOf(data)).toString('utf8').startsWith('\uFEFFrecord,id,')).toBe(true)
})

test('data that was deleted comes back from an archive, and drafts leave the device', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'To be kept for ever.' })
  await openJournal(page)
  await entryBox(page).fill('Half a page.')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete all data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete all data' })
  await expectAccessible(page)
  const archive = await downloaded(page, () => dialog.getByRole('button', { name: 'Download Archive' }).click())
  expect(archive.suggestedFilename()).toMatch(/^soundings-archive-.*\.zip$/)
  const path = await archive.path()
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Yes, delete all my data' }).click()
  const deleted = 'All your data has been deleted successfully.'
  await expect(page.getByRole('status').filter({ hasText: deleted })).toBeVisible()
  await reloaded
  expect(await signedIn.api.entries()).toEqual([])
  await openJournal(page)
  await expect(entryBox(page)).toHaveValue('')

  await page.goto('/settings')
  const chooser = page.getByLabel('Choose an archive')
  await chooser.setInputFiles({ name: 'not.zip', mimeType: 'application/zip', buffer: Buffer.from('no') })
  await page.getByRole('button', { name: 'Verify Archive' }).click()
  await expect(page.getByRole('alert')).toContainText('This isn’t a Soundings archive')
  await chooser.setInputFiles(path)
  await page.getByRole('button', { name: 'Verify Archive' }).click()
  await expect(page.getByText('This archive is complete: 1 entry, 0 Echos and 0 photos')).toBeVisible()
  await page.getByRole('button', { name: 'Restore Archive' }).click()
  await expect(page.getByText('Restored: 1 entry')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/journal?view=entries')
  await expect(rows(page)).toContainText('To be kept for ever.')
})

test('an account is deleted after two confirmations, and its session is over', async ({ page, signedIn, context }) => {
  await signedIn.api.write({ content: 'Soon gone.' })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await signedIn.api.entries()).toHaveLength(1)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, permanently delete my account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('soundings_session')
  await page.goto('/journal')
  await expect(page).toHaveURL(/\/login$/)
})

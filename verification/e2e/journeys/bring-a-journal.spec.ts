import type { JournalImports } from '@soundings/contract/journal-imports'
import * as endpoints from '@soundings/contract/endpoints'
import { pathOf } from '@soundings/contract/endpoint'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { apiOf } from '../fixtures/api.ts'
import { signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

const HEADER = 'full_date,date,weekday,time,mood,activities,scales,note_title,note'
const DAYS = [
  '2024-03-09,March 9,Saturday,21:30,rad,reading | friends,,The lock,"We walked up to the lock.<br>Nobody there."',
  '2024-03-08,March 8,Friday,20:10,meh,work,,,',
  '2023-11-02,November 2,Thursday,08:00,wonky,early night,,,"A grey morning."',
]

/** A table as Daylio exports it. */
const daylio = (rows: readonly string[], name = 'daylio_export.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[HEADER, ...rows].join('\n')}\n`),
})

const choose = (page: Page, ...files: ReturnType<typeof daylio>[]) =>
  page.getByLabel('Choose a file').setInputFiles(files)
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Opens the import page and waits for the contents of a file. */
async function open(page: Page, ...files: ReturnType<typeof daylio>[]): Promise<void> {
  await page.goto('/settings/import')
  await choose(page, ...files)
  await expect(title(page, 'What was found')).toBeFocused()
}

test('another app’s journal can be reviewed, imported and undone by keyboard', async ({ page, signedIn }) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Import a journal' }).press('Enter')
  await expectAccessible(page)
  await choose(page, daylio(DAYS))
  await expect(title(page, 'What was found')).toBeFocused()
  await expect(page.getByText('Daylio: daylio_export.csv, 1 KB.')).toBeVisible()
  expect(await signedIn.api.entries()).toEqual([])
  await expectAccessible(page)
  const wonky = page.getByRole('radiogroup', { name: 'wonky' })
  await wonky.getByRole('radio', { name: 'No mood' }).focus()
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft')
  await expect(wonky.getByRole('radio', { name: '2 Down' })).toBeChecked()
  await page.getByRole('button', { name: 'Import 3 entries' }).press('Enter')
  await expect(title(page, '3 entries imported')).toBeFocused()
  await expect(page.getByText('From November 2023 to March 2024.')).toBeVisible()
  await expectAccessible(page)
  const entries = await signedIn.api.entries()
  expect(entries.map(({ local_date, mood, energy, title: named }) => [local_date, mood, energy, named])).toEqual([
    ['2024-03-09', 5, null, 'The lock'],
    ['2024-03-08', 3, null, 'work'],
    ['2023-11-02', 2, null, 'A grey morning'],
  ])
  await page.getByRole('button', { name: 'Undo the import of daylio_export.csv' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).press('Enter')
  await expect(page.getByText('3 entries deleted.')).toBeVisible()
  await expect(title(page, 'Import a journal')).toBeVisible()
  expect(await signedIn.api.entries()).toEqual([])
})

test('imported entries appear in My Entries and in the calendar, and a second import adds nothing', async ({
  page,
  signedIn,
}) => {
  await open(page, daylio(DAYS))
  await page.getByRole('button', { name: 'Import 3 entries' }).click()
  await page.getByRole('link', { name: 'See all years' }).click()
  await expect(page.getByRole('link', { name: /^2024: / })).toBeVisible()
  await page.goto('/journal?view=entries')
  await expect(page.getByText('We walked up to the lock.')).toBeVisible()
  await open(page, daylio(DAYS))
  await expect(
    page.getByText('3 entries were already imported, or are in the file twice, and will be skipped.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(title(page, 'No new entries were imported')).toBeVisible()
  expect(await signedIn.api.entries()).toHaveLength(3)
})

test('the review of an import survives a reload, opens in another window, and can be canceled', async ({
  page,
  signedIn,
  context,
}) => {
  await open(page, daylio(DAYS))
  await page.reload()
  await expect(title(page, 'What was found')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/settings/import')
  await expect(title(other, 'What was found')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(title(page, 'Import a journal')).toBeFocused()
  const imports = await signedIn.api.get<JournalImports>(pathOf(endpoints.journalImports.all))
  expect(imports).toEqual({ current: null, done: [] })
})

test('an unknown file is refused with a sentence, and another can be chosen', async ({ page, signedIn }) => {
  await page.goto('/settings/import')
  await choose(page, { name: 'picture.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([1, 0, 2]) })
  await expect(title(page, 'Nothing was added')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Soundings doesn’t know what this file is.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, daylio(DAYS.slice(0, 1)))
  await expect(page.getByRole('button', { name: 'Import 1 entry' })).toBeVisible()
  expect(await signedIn.api.entries()).toEqual([])
})

test('an unknown table can be imported after choosing its columns and its date order', async ({ page, signedIn }) => {
  const buffer = Buffer.from('when;what\n03/04/2021;The lock was shut.\n05/06/2021;Rain on the quay.\n')
  await open(page, { name: 'own.csv', mimeType: 'text/csv', buffer })
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^09\/03\/2021 is March 9/ }).check()
  await expect(page.getByRole('radio', { name: /^09\/03\/2021 is March 9/ })).toBeChecked()
  await page.getByRole('button', { name: 'Import 2 entries' }).click()
  await expect(title(page, '2 entries imported')).toBeVisible()
  const dates = (await signedIn.api.entries()).map(({ local_date }) => local_date)
  expect(dates).toEqual(['2021-06-05', '2021-04-03'])
})

test('a new person can import a journal before the first entry', async ({ page, server, context }) => {
  const api = apiOf(context.request, server.origin)
  await signInByLink(api, server, `${randomUUID()}@journeys.test`)
  await api.post(pathOf(endpoints.onboarding.saveIntentions), { intentions: ['Self-awareness'] })
  await page.goto('/onboarding/step-2')
  await page.getByRole('checkbox', { name: /Import/ }).check()
  await page.getByRole('link', { name: 'Import from another app' }).click()
  await choose(page, daylio(DAYS))
  await page.getByRole('button', { name: 'Import 3 entries' }).click()
  await expect(title(page, '3 entries imported')).toBeVisible()
  await page.getByRole('link', { name: 'Continue setup' }).click()
  await expect(page).toHaveURL(/\/onboarding\/step-2$/)
})

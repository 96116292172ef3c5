import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, rows } from '../fixtures/writing.ts'

const PHOTOGRAPH = join(import.meta.dirname, '../fixtures/files/page.webp')

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
const DIARY = text(
  'harbour.txt',
  `A word before the first day.

9 March 2021
The harbour was quiet.

10 March 2021
Nothing new.

11 March 2021
She came home.
`,
)

const documents = (page: Page) => page.getByLabel('Documents')
const look = (page: Page) => page.getByRole('button', { name: 'Review' })
const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d+ entr/ })

async function openUpload(page: Page, button: 'Upload' | 'Photo' = 'Upload'): Promise<void> {
  await openJournal(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Upload Content' })).toBeVisible()
}

test('a diary is reviewed, corrected, classified, imported, found by search and undone as a whole', async ({
  page,
  signedIn,
}) => {
  await openUpload(page)
  await documents(page).setInputFiles([DIARY])
  await look(page).click()
  const found = page.getByRole('region', { name: 'harbour.txt' })
  await expect(found).toContainText('4 entries, March 9, 2021 to March 11, 2021, 1 without a date')
  await expectAccessible(page)
  await page.getByLabel('Date of entry 2').fill('2021-03-08')
  await page.getByRole('group', { name: 'Entry 4' }).getByRole('button', { name: 'Merge with previous' }).click()
  await expect(found).toContainText('3 entries, March 8, 2021 to March 10, 2021')
  expect(await signedIn.api.entries()).toEqual([])
  await importButton(page).click()

  const classification = page.getByRole('dialog', { name: 'Classify Your Journal Import' })
  await expect(classification).toContainText('We found 3 entries in your upload.')
  await expect(classification).toContainText('1 of them has no date. When was it written?')
  await expect(classification).toContainText('harbour.txt')
  await expect(classification.getByRole('radio', { name: /Historic\s*Recommended/ })).toBeChecked()
  await expectAccessible(page)
  await classification.getByRole('button', { name: 'Continue Import' }).click()
  await expect(page.getByText('3 entries imported.')).toBeVisible()
  const entries = await signedIn.api.entries()
  expect(entries.map(({ created_at, undated }) => [undated, undated || created_at.slice(0, 10)])).toEqual([
    [true, true],
    [false, '2021-03-10'],
    [false, '2021-03-08'],
  ])
  expect(entries[1]?.content).toContain('11 March 2021\nShe came home.')

  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('The import was undone.')).toBeVisible()
  expect(await signedIn.api.entries()).toEqual([])
})

test('the same document is reported as a duplicate, and so is a part of it', async ({ page, signedIn: _person }) => {
  const dated = text('one.txt', '9 March 2021\nThe harbour was quiet.\n')
  const [alert, status] = [page.getByRole('alert'), page.getByRole('status')]
  for (const [file, told, message] of [
    [dated, status, '1 entry imported.'],
    [dated, alert, 'Upload failed: Content appears to be duplicate of existing entry.'],
    [
      text('two.txt', '9 March 2021\nThe harbour was quiet.\n\n10 March 2021\nNothing new.\n'),
      status,
      'Partial upload: 1 new entries imported, 1 duplicate(s) skipped.',
    ],
  ] as const) {
    await openUpload(page)
    await documents(page).setInputFiles([file])
    await look(page).click()
    await importButton(page).click()
    await expect(told.filter({ hasText: message })).toBeVisible()
  }
})

test('each file shows its state, read, refused or removed, and canceling leaves nothing', async ({
  page,
  signedIn,
}) => {
  await openUpload(page)
  await documents(page).setInputFiles([
    DIARY,
    text('empty.txt', ''),
    {
      name: 'picture.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('89504e470d0a1a0a0000000d4948445200', 'hex'),
    },
  ])
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(files.nth(0).getByText('Read', { exact: true })).toBeVisible()
  await expect(files.nth(1)).toContainText('This file is empty.')
  await expect(files.nth(2)).toContainText('Soundings can’t read this kind of file.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove empty.txt' }).click()
  await expect(files).toHaveCount(2)
  await page.getByRole('button', { name: 'Cancel Upload' }).click()
  await expect(page.getByText('Upload cancelled.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await signedIn.api.get(pathOf(endpoints.imports.waiting))).toEqual({ waiting: [] })
})

test('an upload in progress can be canceled', async ({ page, signedIn }) => {
  await page.route(`**${pathOf(endpoints.uploads.document)}`, () => new Promise<void>(() => {}), { times: 1 })
  await openUpload(page)
  await documents(page).setInputFiles([DIARY, text('second.txt', '9 March 2021\nThe second.\n')])
  await page.getByRole('button', { name: 'Cancel harbour.txt' }).click()
  const second = page.getByRole('listitem').filter({ hasText: 'second.txt' })
  await expect(second.getByText('Read', { exact: true })).toBeVisible()
  await expect(page.getByText('harbour.txt')).toBeHidden()
  const { waiting } = await signedIn.api.get<{ waiting: { original_name: string }[] }>(
    pathOf(endpoints.imports.waiting),
  )
  expect(waiting.map(({ original_name }) => original_name)).toEqual(['second.txt'])
})

test('files can be dropped on the open entry, whose text stays', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).fill('Half a thought.')
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['9 March 2021\nDropped.\n'], 'dropped.txt', { type: 'text/plain' }))
    return data
  })
  await page.getByRole('region', { name: 'Write Entry' }).dispatchEvent('drop', { dataTransfer: dropped })
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(files).toHaveCount(1)
  const another = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['10 March 2021\nOn the sheet.\n'], 'sheet.txt', { type: 'text/plain' }))
    return data
  })
  await page.getByRole('dialog').getByText('Or drag files').dispatchEvent('drop', { dataTransfer: another })
  await expect(files).toHaveCount(2)
  await expect(files.nth(1).getByText('Read', { exact: true })).toBeVisible()
  await expect(files).toHaveCount(2)
  await look(page).click()
  await importButton(page).click()
  await expect(page.getByText('2 entries imported.')).toBeVisible()
  await expect(entryBox(page)).toHaveValue('Half a thought.')
})

test('an upload from a tab that was closed is offered again', async ({ page, signedIn: _person }) => {
  await openUpload(page)
  await documents(page).setInputFiles([DIARY])
  await expect(look(page)).toBeEnabled()
  await page.reload()
  await openUpload(page)
  await expect(look(page)).toBeEnabled()
  await look(page).click()
  await expect(page.getByRole('region', { name: 'harbour.txt' })).toContainText('4 entries')
})

test('closing the sheet keeps uploads and choices; only Cancel Upload discards them', async ({ page, signedIn }) => {
  await openUpload(page)
  await documents(page).setInputFiles([DIARY])
  await look(page).click()
  await page.getByLabel('Date of entry 1').fill('2021-03-01')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your files are saved. Open Upload to continue.')).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await look(page).click()
  await expect(page.getByLabel('Date of entry 1')).toHaveValue('2021-03-01')
  await page.getByRole('button', { name: 'Add more files' }).click()
  await page.getByRole('button', { name: 'Cancel Upload' }).click()
  await expect(page.getByText('Upload cancelled.')).toBeVisible()
  expect(await signedIn.api.get(pathOf(endpoints.imports.waiting))).toEqual({ waiting: [] })
})

test('canceling at the classification removes the entries added on the way there', async ({ page, signedIn }) => {
  await openUpload(page)
  await documents(page).setInputFiles([text('dated.txt', '9 March 2021\nDated.\n'), text('loose.txt', 'Not dated.')])
  await look(page).click()
  await importButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Classify Your Journal Import' })).toContainText('loose.txt')
  expect(await signedIn.api.entries()).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel Upload' }).click()
  await expect(page.getByText('Upload cancelled.')).toBeVisible()
  expect(await signedIn.api.entries()).toEqual([])
})

test('when the import fails, the page says so and the review is still there', async ({
  page,
  signedIn: _person,
  guard,
}) => {
  guard.allow(/status of 50/)
  await openUpload(page)
  await documents(page).setInputFiles([DIARY])
  await look(page).click()
  await page.getByLabel('Date of entry 1').fill('2021-03-01')
  await page.route('**/process-imports', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 })
  await importButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Upload failed. Please try again.')
  await expect(page.getByLabel('Date of entry 1')).toHaveValue('2021-03-01')
  await importButton(page).click()
  await expect(page.getByText('4 entries imported.')).toBeVisible()
})

test('a failed classification shows an error and can be retried', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/status of 50/)
  await openUpload(page)
  await documents(page).setInputFiles([text('loose.txt', 'A loose page without a date.')])
  await look(page).click()
  await importButton(page).click()
  await page.route('**/classify-imports', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 })
  await page.getByRole('radio', { name: /Unknown/ }).check()
  await page.getByRole('button', { name: 'Continue Import' }).click()
  await expect(page.getByRole('alert')).toHaveText('Classification failed. Please try again.')
  await page.getByRole('button', { name: 'Continue Import' }).click()
  await expect(page.getByText('1 entry imported.')).toBeVisible()
  await page.getByRole('link', { name: 'My Entries' }).click()
  await expect(rows(page)).toContainText('Undated')
})

test('a photograph is read, corrected beside its picture, and kept with the entry', async ({ page, signedIn }) => {
  await openUpload(page, 'Photo')
  await page.getByLabel('Photos').setInputFiles(PHOTOGRAPH)
  await look(page).click({ timeout: 30_000 })
  const field = page.getByLabel('Check the text. Only what’s in this box becomes an entry.')
  await expect(field).toHaveValue(/The harbour was quiet this morning/)
  await expect(page.getByRole('img', { name: 'The page this text was read from' })).toBeVisible()
  await expect(page.getByLabel('Date of page.webp')).toHaveValue('2021-03-09')
  await expectAccessible(page)
  await field.fill('The harbour was quiet, as I wrote it.')
  await importButton(page).click()
  await expect(page.getByText('1 entry imported.')).toBeVisible()
  expect(await signedIn.api.entries()).toMatchObject([
    { content: 'The harbour was quiet, as I wrote it.', photographed: true, mood: null },
  ])
  await page.getByRole('link', { name: 'My Entries' }).click()
  await rows(page).getByRole('button').click()
  await expect(page.getByRole('img', { name: 'The page this entry was read from' })).toBeVisible()
  await expectAccessible(page)
})

test('a photo without text shows what to do', async ({ page, signedIn: _person }) => {
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 600 } })
  await openUpload(page, 'Photo')
  await page.getByLabel('Photos').setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer: blank })
  await expect(page.getByRole('listitem').filter({ hasText: 'blank.png' }).getByRole('status')).toContainText(
    'OCR Quality Issue: No text was found in this photo.',
    { timeout: 30_000 },
  )
  await expect(look(page)).toBeDisabled()
})

test('changing the text of an imported entry invents no ratings', async ({ page, signedIn }) => {
  await openUpload(page)
  await documents(page).setInputFiles([text('one.txt', '9 March 2021\nThe harbour was quiet.\n')])
  await look(page).click()
  await importButton(page).click()
  await expect(page.getByText('1 entry imported.')).toBeVisible()
  await page.getByRole('link', { name: 'My Entries' }).click()
  await rows(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByText('This entry has no ratings.')).toBeVisible()
  await entryBox(page).fill('9 March 2021\nThe harbour was very quiet.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('very quiet')
  expect(await signedIn.api.entries()).toMatchObject([{ mood: null, energy: null, focus: null }])
})

test('a diary can be imported during onboarding, before the first entry', async ({ page, signedIn }) => {
  await page.route(`**${pathOf(endpoints.onboarding.status)}`, async (route) => {
    const status = await (await route.fetch()).json()
    await route.fulfill({ json: { ...status, user: { onboarding_completed: false, onboarding_step: 1 } } })
  })
  await page.goto('/onboarding')
  await page.getByRole('checkbox', { name: /^Import/ }).check()
  for (const [role, message] of [
    ['status', '1 entry imported.'],
    ['alert', 'Upload failed: All content appears to be duplicate of existing entries.'],
  ] as const) {
    await page.getByRole('button', { name: 'Upload content' }).click()
    await documents(page).setInputFiles([text('one.txt', '9 March 2021\nThe harbour was quiet.\n')])
    await look(page).click()
    await importButton(page).click()
    await expect(page.getByRole(role).filter({ hasText: message })).toBeVisible()
  }
  expect(await signedIn.api.entries()).toHaveLength(1)
})

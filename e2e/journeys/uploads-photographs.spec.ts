import { join } from 'node:path'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { documents, importButton, look, openUpload } from '../fixtures/uploading.ts'
import { rows } from '../fixtures/writing.ts'

const PHOTOGRAPH = join(import.meta.dirname, '../fixtures/files/page.webp')

test('a photo that is chosen as a document is read as a photo, and a text that is named like a PDF says what it is', async ({
  page,
  signedIn: _person,
}) => {
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 600 } })
  await openUpload(page)
  await documents(page).setInputFiles([
    { name: 'blank.png', mimeType: 'image/png', buffer: blank },
    { name: 'named.pdf', mimeType: 'application/pdf', buffer: Buffer.from('9 March 2021\nOnly text.\n') },
  ])
  const file = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('status')
  await expect(file('blank.png')).toContainText('OCR Quality Issue: No text was found', { timeout: 30_000 })
  await expect(file('named.pdf')).toHaveText('Read as plain text, whatever its name says')
})

test('a photograph is read, corrected beside its picture, and kept with the entry', async ({ page, signedIn }) => {
  await openUpload(page, 'Photo')
  await page.getByLabel('Photos').setInputFiles(PHOTOGRAPH)
  await look(page).click({ timeout: 30_000 })
  const field = page.getByLabel('Read it over. Only what stands here becomes an entry.')
  await expect(field).toHaveValue(/The harbour was quiet this morning/)
  await expect(page.getByRole('img', { name: 'The page that was photographed' })).toBeVisible()
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
  await expect(page.getByRole('img', { name: 'The page that this entry was read from' })).toBeVisible()
  await expectAccessible(page)
})

test('a photograph without text says what to do', async ({ page, signedIn: _person }) => {
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 600 } })
  await openUpload(page, 'Photo')
  await page.getByLabel('Photos').setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer: blank })
  await expect(page.getByRole('listitem').filter({ hasText: 'blank.png' }).getByRole('status')).toContainText(
    'OCR Quality Issue: No text was found in this photo.',
    { timeout: 30_000 },
  )
  await expect(look(page)).toBeDisabled()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { openJournal } from '../fixtures/writing.ts'

const DIARY = {
  name: 'harbour.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('9 March 2021\nThe harbour was quiet.\n\n10 March 2021\nNothing new.\n'),
}

const documents = (page: Page) => page.getByLabel('Documents')

async function openUpload(page: Page): Promise<void> {
  await openJournal(page)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Upload Content' })).toBeVisible()
}

test('a photo chosen as a document is read as a photo, and a text named like a PDF gets a clear error', async ({
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
  await expect(file('named.pdf')).toHaveText('Read as plain text, because the file isn’t the type its name says')
})

test('an upload from an earlier visit is labeled as such, even when the same file is chosen again', async ({
  page,
  signedIn: _person,
}) => {
  await openUpload(page)
  await documents(page).setInputFiles([DIARY])
  await expect(page.getByText('Read', { exact: true })).toBeVisible()
  await openUpload(page)
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(files.first().getByRole('status')).toHaveText('Left from an earlier upload.')
  await documents(page).setInputFiles([DIARY])
  await expect(files.nth(1).getByRole('status')).toHaveText('Read')
  await expect(files.first().getByRole('status')).toContainText('You chose this file again below')
  await files.first().getByRole('button', { name: 'Remove harbour.txt' }).click()
  await expect(files).toHaveCount(1)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Import 2 entries' }).click()
  await expect(page.getByText('2 entries imported.')).toBeVisible()
})

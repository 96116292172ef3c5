import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAlert, expectStatus, onOwnServer, SERVER_LOST } from '../fixtures/lost-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { openJournal } from '../fixtures/writing.ts'

const PHOTOGRAPH = join(import.meta.dirname, '../fixtures/files/page.webp')
const LOOSE = { name: 'loose.txt', mimeType: 'text/plain', buffer: Buffer.from('A loose page without a date.') }

async function openUpload(page: Page): Promise<void> {
  await openJournal(page)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Upload Content' })).toBeVisible()
}

test('with the server down, each kind of upload shows its own error', async ({ ownServer, openBrowser, guard }) => {
  guard.allow(SERVER_LOST)
  const { page, server } = await onOwnServer(ownServer, openBrowser)
  await openUpload(page)
  await server.kill()
  await page.getByLabel('Documents').setInputFiles([LOOSE])
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expectStatus(row('loose.txt'), 'Document upload failed. Please try again.')
  await page.getByLabel('Photos').setInputFiles(PHOTOGRAPH)
  await expectStatus(row('page.webp'), 'Photo upload failed. Please try again.')
})

test('when the server dies during an import or a classification, the page says so and the next try continues', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const { page, server, api } = await onOwnServer(ownServer, openBrowser)
  await openUpload(page)
  await page.getByLabel('Documents').setInputFiles([LOOSE])
  await page.getByRole('button', { name: 'Review' }).click()
  const importButton = page.getByRole('button', { name: 'Import 1 entry' })
  await expect(importButton).toBeEnabled()
  await server.kill()
  await importButton.click()
  await expectAlert(page, 'Upload failed. Please try again.')
  await server.start()
  await importButton.click()
  const classification = page.getByRole('dialog', { name: 'Classify Your Journal Import' })
  await expect(classification).toContainText(
    'You must make a selection to continue. This ensures your metrics remain accurate.',
  )
  await classification.getByRole('radio', { name: /Historic/ }).check()
  await server.kill()
  await classification.getByRole('button', { name: 'Continue Import' }).click()
  await expectAlert(classification, 'Classification failed. Please try again.')
  await server.start()
  await classification.getByRole('button', { name: 'Continue Import' }).click()
  await expectStatus(page, '1 entry imported.')
  expect(await api.entries()).toHaveLength(1)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'

/** Each format: its name on the page, the name of its file, and a file in its ZIP. */
const FORMATS = [
  ['Markdown folder (Obsidian)', /^journals-export-markdown-[\d-]+\.zip$/, 'Soundings/2026/2026-03-05 Much later.md'],
  ['Day One ZIP', /^journals-export-day-one-[\d-]+\.zip$/, 'Soundings.json'],
  ['Book (EPUB)', /^journals-export-[\d-]+\.epub$/, 'book/2026-03.xhtml'],
] as const

async function exported(page: Page, name: string) {
  await page.getByRole('radio', { name }).check()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Journals' }).click()
  const download = await arriving
  const told = page.getByRole('status').filter({ hasText: `${download.suggestedFilename()} is downloading` })
  await expect(told).toBeVisible()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

for (const width of [1440, 390]) {
  test(`a Markdown folder, a Day One ZIP and a book of a range are downloaded at ${width} pixels`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signedIn.api.write({ content: 'Long before.', created_at: '2026-01-05T12:00:00Z' })
    await signedIn.api.write({ content: 'Much later.', created_at: '2026-03-05T12:00:00Z' })
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Export Journals' }).click()
    await page.getByRole('radio', { name: /Custom range/ }).check()
    await page.getByLabel('Start date (optional)').fill('2026-02-01')
    await page.getByLabel('End date (optional)').fill('2026-12-31')
    for (const [name, fileName, inside] of FORMATS) {
      const file = await exported(page, name)
      expect(file.name).toMatch(fileName)
      expect(file.bytes.subarray(0, 2).toString()).toBe('PK')
      // Names are not compressed.
      expect(file.bytes.includes(inside)).toBe(true)
      expect(file.bytes.includes('2026-01')).toBe(false)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
}

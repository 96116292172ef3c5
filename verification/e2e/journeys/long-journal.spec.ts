import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { rows } from '../fixtures/writing.ts'

const ENTRIES = 300
const HOUR_MS = 3_600_000
/** Rows that may be in the page at once: the visible ones, and a few above and below. */
const ROWS_AT_ONCE = 30

test('a list of three hundred entries scrolls to its end with only a few rows in the page', async ({
  page,
  signedIn,
}) => {
  const start = Date.now() - ENTRIES * HOUR_MS
  for (let number = 1; number <= ENTRIES; number++) {
    const content = `Entry number ${number}. ${'The tide came in and went out again. '.repeat((number % 7) * 3)}`
    await signedIn.api.write({ content, created_at: new Date(start + number * HOUR_MS).toISOString() })
  }
  await page.goto('/journal?view=entries')
  await expect(rows(page).first()).toContainText(`Entry number ${ENTRIES}.`)
  await page.mouse.move(640, 400)
  const last = page.getByText('Entry number 1.')
  let mostRows = 0
  let blanks = 0
  await expect(async () => {
    await page.mouse.wheel(0, 2500)
    const { count, filled } = await rowsInTheMiddle(page)
    mostRows = Math.max(mostRows, count)
    if (!filled) blanks += 1
    await expect(last).toBeInViewport({ timeout: 200 })
  }).toPass({ intervals: [10], timeout: 40_000 })
  expect(blanks).toBe(0)
  expect(mostRows).toBeGreaterThan(3)
  expect(mostRows).toBeLessThan(ROWS_AT_ONCE)
  await rows(page).filter({ has: last }).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Entry number 1.')
  await page.keyboard.press('Escape')
  await expect(last).toBeInViewport()
})

/** Wherever scrolling stops, an entry appears within a few frames, unless the place is below the last loaded one. */
function rowsInTheMiddle(page: Page): Promise<{ count: number; filled: boolean }> {
  return page.evaluate(async () => {
    const look = () => {
      const middle = window.innerHeight / 2
      const shown = [...document.querySelectorAll('article')]
        .filter((row) => row.checkVisibility({ visibilityProperty: true }))
        .map((row) => row.getBoundingClientRect())
      const covered = shown.some(({ top, bottom }) => top <= middle + 1 && bottom >= middle - 1)
      const below = shown.length > 0 && shown.every(({ bottom }) => bottom < middle)
      return { count: shown.length, filled: covered || below }
    }
    for (let frame = 0; frame < 6; frame++) {
      await new Promise((painted) => requestAnimationFrame(painted))
      if (look().filled) break
    }
    return look()
  })
}

import type { Locator, Page } from 'playwright'
import { median } from '@soundings/core/statistics'
import { launchChromium } from '../rig/chromium.ts'
import { embeddedDatabase } from '../rig/databases.ts'
import { newWriter, storeWriter } from '../rig/journals.ts'
import { percentile } from '../rig/load.ts'
import { scroll } from '../rig/scroll.ts'
import type { Line } from '../table.ts'

const ENTRIES = 10_000
/** Words that occur in some entries; each is typed as a user who narrows down a search would. */
const SEARCHES = ['haberdasher', 'harbour', 'carton', 'walnut', 'sixty', 'stairwell', 'lamp', 'bench', 'father', 'rain']
/** Limit from the key press to the result rows. */
const FOUND_MS = 300
const SCROLL_MS = 8_000
const WHEEL_PX = 400
/** The time of one frame at 60 frames per second. */
const FRAME_MS = 1000 / 60
/** Share of frames on time at which scrolling looks smooth. */
const ON_TIME = 0.95

/** @returns searching and scrolling My Entries in a journal of 10,000 entries of 2 KB */
export async function measure(): Promise<Line[]> {
  await using database = await embeddedDatabase()
  const writer = newWriter(ENTRIES)
  {
    await using db = await database.open()
    await storeWriter(db, writer, { sealed: true, plain: false })
  }
  await using server = await database.serve()
  await using browser = await launchChromium()
  const context = await browser.newContext({ baseURL: server.origin })
  await context.addCookies([{ name: 'soundings_session', value: writer.token, url: server.origin }])
  const page = await context.newPage()
  await page.goto('/journal?view=entries')
  await rowsOf(page).first().waitFor()
  const intervals = await scroll(page, { lasting: SCROLL_MS, wheel: WHEEL_PX })
  const found: number[] = []
  for (const word of SEARCHES) found.push(await search(page, word))
  const onTime = intervals.filter((interval) => interval < FRAME_MS * 1.5).length / intervals.length
  return [
    { measure: 'search, key to rows, median', figure: median(found), unit: 'ms', limit: FOUND_MS },
    { measure: 'search, key to rows, longest', figure: Math.max(...found), unit: 'ms', limit: FOUND_MS },
    { measure: 'scrolling, frame, median', figure: percentile(intervals, 0.5), unit: 'ms', limit: FRAME_MS + 0.5 },
    { measure: 'scrolling, frame, p95', figure: percentile(intervals, 0.95), unit: 'ms', told: '' },
    { measure: 'scrolling, frames on time', figure: onTime, unit: 'of 1', floor: ON_TIME, ratioMin: 1 },
  ]
}

async function search(page: Page, word: string): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill(word)
  const answered = page.waitForResponse((response) => response.url().includes(`q=${word}`))
  const begun = performance.now()
  await box.press('Enter')
  await answered
  await rowsOf(page).first().waitFor()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return performance.now() - begun
}

function rowsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Your entries' }).getByRole('article')
}

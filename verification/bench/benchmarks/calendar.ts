import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { launchChromium } from '../rig/chromium.ts'
import { embeddedDatabase, postgresDatabase, type ScratchDatabase } from '../rig/databases.ts'
import { newWriter, storeWriter } from '../rig/journals.ts'
import { byTurns, latency, load, percentile } from '../rig/load.ts'
import { createPlainTables } from '../rig/plain-journal.ts'
import { browserOf, getRequest } from '../rig/requests.ts'
import { scroll } from '../rig/scroll.ts'
import type { Line } from '../table.ts'

/** Entries in an account; the larger journal has 45 years at three entries a day. */
const IN_ACCOUNT = [10_000, 50_000]
/** Limit for the median of one view’s request in a journal of 10,000 entries. */
const VIEW_MS = 50
const ROUNDS = 5
const SECONDS = 0.5
const SCROLL_MS = 4_000
const WHEEL_PX = 300
/** The time of one frame at 60 frames per second. */
const FRAME_MS = 1000 / 60
const ON_TIME = 0.95
/** Limit from opening the URL to the first drawn year. */
const OPENED_MS = 3_000

/** @returns how each calendar view loads, compared with a bare server, and how all years of a long journal are drawn */
export async function measure(): Promise<Line[]> {
  return [
    ...(await requestsOn('embedded', embeddedDatabase)),
    ...(await requestsOn('PostgreSQL', postgresDatabase)),
    ...(await onScreen()),
  ]
}

/** The views, by the range they ask for. */
function views(): Record<string, string> {
  const path = pathOf(endpoints.entries.days)
  const year = new Date().getUTCFullYear()
  return {
    month: `${path}?from=${year}-01-01&to=${year}-01-31`,
    year: `${path}?from=${year}-01-01&to=${year}-12-31`,
    'all years': path,
  }
}

async function requestsOn(name: string, create: () => Promise<ScratchDatabase>): Promise<Line[]> {
  const lines: Line[] = []
  for (const entries of IN_ACCOUNT) {
    await using database = await create()
    await using bareDatabase = await create()
    const writer = newWriter(entries)
    for (const [scratch, parts] of [
      [database, { sealed: true, plain: false }],
      [bareDatabase, { sealed: false, plain: true }],
    ] as const) {
      await using db = await scratch.open()
      if (parts.plain) await createPlainTables(db)
      await storeWriter(db, writer, parts)
      await db.query('analyze')
    }
    await using ours = await database.serve()
    await using bare = await bareDatabase.serveBare()
    const browser = await browserOf(ours.origin, writer)
    for (const [view, path] of Object.entries(views())) {
      const [mine = [], floor = []] = await byTurns(ROUNDS, [
        () => load(ours.origin, 1, SECONDS, () => getRequest(browser, path)),
        () => load(bare.origin, 1, SECONDS, () => getRequest(browser, path)),
      ])
      const asked = `${name}, days of ${view}, ${entries.toLocaleString('en')} entries`
      const figure = latency(mine, 0.5)
      lines.push({ measure: `${asked}, beside a bare server`, figure, unit: 'ms', floor: latency(floor, 0.5) })
      if (entries === IN_ACCOUNT[0]) lines.push({ measure: asked, figure, unit: 'ms', limit: VIEW_MS })
    }
  }
  return lines
}

/** All years of the larger journal: how soon a year is drawn, and how evenly the page scrolls. */
async function onScreen(): Promise<Line[]> {
  await using database = await embeddedDatabase()
  const writer = newWriter(IN_ACCOUNT.at(-1) ?? 0)
  {
    await using db = await database.open()
    await storeWriter(db, writer, { sealed: true, plain: false })
  }
  await using server = await database.serve()
  await using browser = await launchChromium()
  const context = await browser.newContext({ baseURL: server.origin })
  await context.addCookies([{ name: 'soundings_session', value: writer.token, url: server.origin }])
  const page = await context.newPage()
  const begun = performance.now()
  await page.goto('/journal?view=calendar&span=years')
  await page.locator('li svg path').first().waitFor({ state: 'attached' })
  const opened = performance.now() - begun
  const intervals = await scroll(page, { lasting: SCROLL_MS, wheel: WHEEL_PX })
  const onTime = intervals.filter((interval) => interval < FRAME_MS * 1.5).length / intervals.length
  return [
    { measure: 'all years of 50,000 entries, opened', figure: opened, unit: 'ms', limit: OPENED_MS },
    { measure: 'scrolling all years, frame, p95', figure: percentile(intervals, 0.95), unit: 'ms', told: '' },
    { measure: 'scrolling all years, frames on time', figure: onTime, unit: 'of 1', floor: ON_TIME, ratioMin: 1 },
  ]
}

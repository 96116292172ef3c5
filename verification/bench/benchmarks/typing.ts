import type { Page } from 'playwright'
import { signInAsDemo } from '../../e2e/fixtures/person.ts'
import { startServer } from '../../e2e/fixtures/server.ts'
import { launchChromium } from '../rig/chromium.ts'
import { entryText } from '../rig/entry-text.ts'
import { percentile } from '../rig/load.ts'
import type { Line } from '../table.ts'

const WORDS = 20_000
const KEYS = 200
const BETWEEN_KEYS_MS = 60
/** Limit from the key press to the next paint. */
const LATENCY_MS = 50
/** The shortest time that the browser reports; a faster key press counts as this. */
const LEAST_MS = 16

/** @returns typing latency in an entry of 20,000 words, as the browser measures interactions (INP) */
export async function measure(): Promise<Line[]> {
  await using server = await startServer()
  await using browser = await launchChromium()
  const context = await browser.newContext({ baseURL: server.origin })
  await signInAsDemo(context, server)
  const page = await context.newPage()
  await page.goto('/journal')
  const box = page.getByRole('textbox', { name: 'Your entry' })
  await box.fill(textOfWords(WORDS))
  await box.press('Control+End')
  await watchInteractions(page)
  const letters = entryText(1, KEYS).slice(0, KEYS)
  await page.keyboard.type(letters, { delay: BETWEEN_KEYS_MS })
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  const quick = Array.from({ length: Math.max(0, KEYS - seen.length) }, () => LEAST_MS)
  const latencies = [...seen, ...quick]
  return [
    {
      measure: `${WORDS} words, key to paint, median`,
      figure: percentile(latencies, 0.5),
      unit: 'ms',
      limit: LATENCY_MS,
    },
    {
      measure: `${WORDS} words, key to paint, p98`,
      figure: percentile(latencies, 0.98),
      unit: 'ms',
      limit: LATENCY_MS,
    },
  ]
}

/** The longest event of each key press. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((least) => {
    const longest = new Map<number, number>()
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const { interactionId = 0, duration } = entry
        if (interactionId === 0) continue
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
      }
      Object.assign(window, { seen: [...longest.values()] })
    })
    Object.assign(window, { seen: [] })
    observer.observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit)
  }, LEAST_MS)
}

function textOfWords(count: number): string {
  const words: string[] = []
  for (let number = 0; words.length < count; number++) words.push(...entryText(number, 2_000).split(' '))
  return words.slice(0, count).join(' ')
}

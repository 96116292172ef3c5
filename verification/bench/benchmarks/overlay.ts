import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { AcousticAnalysis } from '@soundings/contract/acoustic'
import { median } from '@soundings/core/statistics'
import type { Browser } from 'playwright'
import { signInAsDemo } from '../../e2e/fixtures/person.ts'
import { startServer, type Server } from '../../e2e/fixtures/server.ts'
import { framesOf, TRACE_CATEGORIES, type FrameScript, type TraceEvent } from '../frame-trace.ts'
import { launchChromium } from '../rig/chromium.ts'
import type { Line } from '../table.ts'

/**
 * Limit for the acoustic overlay’s script per frame, at tier high, through all its stages and two seconds of the last.
 */
const LIMIT_MS = 4
const SCREENS = [
  { name: '1440 px', width: 1440, height: 900, density: 1 },
  { name: '390 px', width: 390, height: 844, density: 3 },
] as const
const AFTER_MS = 2000
/** Milliseconds to wait for the picture, which takes up to 12 s, and longer on a busy machine. */
const PATIENCE_MS = 60_000

type Keyframes = NonNullable<AcousticAnalysis['acoustic_analysis']>['visualization_data']['animation_keyframes']

/**
 * @returns per screen the median and 95th percentile of all frames, by CPU time and by wall time, and the median of
 * each stage
 */
export async function measure(): Promise<Line[]> {
  await using server = await startServer({ FEATURE_ACOUSTIC: 'on' })
  await using browser = await launchChromium()
  const lines: Line[] = []
  for (const screen of SCREENS) {
    const { frames, keyframes } = await watchOverlay(browser, server, screen)
    lines.push(...linesOf(screen.name, frames, keyframes))
  }
  return lines
}

async function watchOverlay(browser: Browser, server: Server, { width, height, density }: (typeof SCREENS)[number]) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'no-preference',
  })
  await signInAsDemo(context, server)
  const page = await context.newPage()
  await page.route(`**${pathOf(endpoints.acoustic.deviceCheck)}`, (route) =>
    route.continue({ url: `${server.origin}${pathOf(endpoints.acoustic.deviceCheck)}?tier=high` }),
  )
  await page.goto('/echos')
  const open = page.getByRole('button', { name: 'See Your Unique Echo' })
  await open.waitFor()
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const analysed = page.waitForResponse((response) => response.url().includes(pathOf(endpoints.acoustic.analysis)))
  await open.click()
  const analysis: AcousticAnalysis = await (await analysed).json()
  await page.getByRole('dialog').getByRole('blockquote').waitFor({ timeout: PATIENCE_MS })
  await page.waitForTimeout(AFTER_MS)
  const trace = await browser.stopTracing()
  await context.close()
  const picture = analysis.acoustic_analysis
  if (picture?.device_tier !== 'high') throw new Error(`The picture is not the one of tier high: ${analysis.message}`)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  return { frames: framesOf(traceEvents), keyframes: picture.visualization_data.animation_keyframes }
}

function linesOf(screen: string, frames: readonly FrameScript[], keyframes: Keyframes): Line[] {
  const line = (measure: string, figure: number): Line => ({
    measure: `${screen}, ${measure}`,
    figure,
    unit: 'ms',
    limit: LIMIT_MS,
  })
  const script = frames.map((frame) => frame.script)
  const clock = frames.map((frame) => frame.clock)
  const stages = keyframes.map(({ stage, at_ms }, i) => {
    const end = keyframes[i + 1]?.at_ms ?? Number.POSITIVE_INFINITY
    const inStage = frames.flatMap((frame) => (frame.at >= at_ms && frame.at < end ? [frame.script] : []))
    if (inStage.length === 0) throw new Error(`No frame was seen in the stage ${stage}.`)
    return line(`median of ${inStage.length} frames, ${stage.replaceAll('_', ' ')}`, median(inStage))
  })
  return [
    line(`median of ${script.length} frames`, median(script)),
    line(`p95 of ${script.length} frames`, percentile95(script)),
    ...stages,
    line('median by the clock', median(clock)),
    line('p95 by the clock', percentile95(clock)),
  ]
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0
}

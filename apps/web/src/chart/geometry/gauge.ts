import { tenth, type Lettering, type Path } from './geometry.ts'

/** Words at the bottom of the gauge. */
export const GAUGE_WORDS = 150
const TICK_WORDS = 10
const MARK_WORDS = 50
/** Px above the first and below the last tick. */
const TOP = 34
const MARGINS = 60
/** Height in px below which the gauge has no numbers. */
const NARROW = 60

export type Gauge = { x: number; ticks: Path[]; labels: Lettering[] }

/** The scale next to the editor, from 0 to 150 words, numbered at 50, 100 and 150 where there is room. */
export function leadGauge(width: number, height: number): Gauge {
  const narrow = width < NARROW
  const x = tenth(width * (narrow ? 0.5 : 0.72))
  const gauge: Gauge = { x, ticks: [], labels: [] }
  for (let words = 0; words <= GAUGE_WORDS; words += TICK_WORDS) {
    const y = tenth(gaugeDepth(words, height))
    const mark = words % MARK_WORDS === 0
    const half = mark ? 8 : 4
    gauge.ticks.push({ d: `M${tenth(x - half)} ${y}h${half * 2}`, role: 'tick' })
    if (mark && words > 0 && !narrow)
      gauge.labels.push({
        x: tenth(x - 15),
        y,
        text: String(words),
        role: 'label',
        anchor: 'end',
        centered: true,
      })
  }
  return gauge
}

/** The position of `words` on a gauge of `height` px; more than 150 words stay at the bottom. */
export function gaugeDepth(words: number, height: number): number {
  return TOP + (Math.min(GAUGE_WORDS, words) / GAUGE_WORDS) * (height - MARGINS)
}

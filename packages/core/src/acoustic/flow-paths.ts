import { mean } from '../statistics/index.ts'
import { PATH_MAX_GAP_DAYS } from './constants.ts'
import { hueOf } from './hue.ts'
import { placeOf } from './place.ts'
import type { WaveReading } from './reading.ts'
import { thousandth } from './rounded.ts'
import type { Shape } from './shape.ts'

/** A line through the chambers in order of time: a Catmull-Rom spline with this tension. */
export type FlowPath = {
  id: string
  points: [x: number, y: number][]
  tension: number
  /** Px, 1.5-3.5. */
  width: number
  /** Degrees, 40-250. */
  hue: number
  /** Px drawn and skipped; null for a solid line. */
  dash: [number, number] | null
  /** Ids of the first and last entry. */
  from: string
  to: string
}

const TENSION = 0.5
const WIDTH = { least: 1, perEnergy: 0.5 } as const
const IRREGULAR_DASH = [4, 6] as const

/**
 * Lines through `shown`, split where two entries are more than three days apart; dashed when the shape is irregular.
 */
export function flowPaths(shown: readonly WaveReading[], shape: Shape): FlowPath[] {
  return stretches(shown).flatMap((stretch, i) => {
    const [first, last] = [stretch[0], stretch.at(-1)]
    if (!first || !last) return []
    return [
      {
        id: `f${i}`,
        points: stretch.map(placeOf),
        tension: TENSION,
        width: thousandth(WIDTH.least + WIDTH.perEnergy * mean(stretch.map(({ ratings }) => ratings.energy))),
        hue: hueOf(mean(stretch.map(({ ratings }) => ratings.mood))),
        dash: shape === 'irregular' ? [...IRREGULAR_DASH] : null,
        from: first.id,
        to: last.id,
      },
    ]
  })
}

/** Runs of at least two entries without a gap of more than three days. */
function stretches(readings: readonly WaveReading[]): WaveReading[][] {
  const runs: WaveReading[][] = []
  for (const reading of readings) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && reading.day - before.day <= PATH_MAX_GAP_DAYS) run.push(reading)
    else runs.push([reading])
  }
  return runs.filter((run) => run.length > 1)
}

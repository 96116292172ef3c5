import { ringWeight, stationTurn, type ChartEntry } from './entries.ts'
import { drawRings, type RingsDrawing } from './rings.ts'

/** Px of a signature's width and height, and of the disc its rings share. */
export const SIGNATURE_SIZE = 120
const FIRST_RADIUS = 8
const SPREAD = 46

/**
 * The small drawing that stands for one Echo in a list: a ring per entry it is based on, as pure as it resonates.
 * @param seed from the Echo's id
 * @param entries those it is based on, oldest first, if they are at hand; they give weight and station to their rings
 */
export function echoSignature(echo: {
  seed: number
  count: number
  resonance: number | null
  entries?: readonly ChartEntry[]
}): RingsDrawing {
  const { seed, count, resonance, entries = [] } = echo
  return drawRings(SIGNATURE_SIZE / 2, SIGNATURE_SIZE / 2, {
    made: count,
    firstRadius: FIRST_RADIUS,
    step: SPREAD / Math.max(1, count),
    growth: 1,
    resonance,
    seed,
    weights: entries.map(ringWeight),
    turns: entries.map(stationTurn),
    coreRadius: 2.4,
  })
}

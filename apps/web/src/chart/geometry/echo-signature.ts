import { ringWeight, stationTurn, type ChartEntry } from './entries.ts'
import { drawRings, type RingsDrawing } from './rings.ts'

/** Width and height of a signature in px, and the disc that its rings share. */
export const SIGNATURE_SIZE = 120
const FIRST_RADIUS = 8
const SPREAD = 46

/**
 * The small drawing that represents one Echo in a list: one ring for each entry it is based on, rounder the more it
 * resonates.
 * @param seed from the Echo's id
 * @param entries the entries it is based on, oldest first, if they are loaded; they set the weight and the station of
 * their rings
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

import { performance } from 'node:perf_hooks'
import { generateEcho } from '../../src/echo/index.ts'
import { LEXICON, VECTORS } from '../lexicon.ts'
import { nullJournal } from './null-journal.ts'

/**
 * Milliseconds to generate an Echo: `first` with entries read for the first time, `next` with all but the newest
 * cached.
 */
export type Speed = { size: number; first: number; next: number }

const NEXT_RUNS = 5
const OPTIONS = { carryOver: 0.3, skip: 0.35, spread: 1, tagStay: 0.1, drift: 0, untouched: 0, double: 0.12 }

/**
 * Measures the time of an Echo, with its audit, for a null journal of `size` entries; `next` is the slowest of five.
 */
export function echoSpeed(size: number, prose: readonly string[]): Speed {
  const entries = nullJournal(`speed ${size}`, { ...OPTIONS, size: size + NEXT_RUNS }, prose)
  const timed = (count: number, accountId: string) => {
    const known = entries.slice(0, count)
    const today = known.at(-1)?.day ?? 0
    const start = performance.now()
    generateEcho({
      entries: known,
      accountId,
      today,
      tone: 'Reflective',
      tier: 'premium',
      history: [],
      lexicon: LEXICON,
      vectors: VECTORS,
    })
    return performance.now() - start
  }
  const first = timed(size, 'speed')
  const next = Array.from({ length: NEXT_RUNS }, (_, i) => timed(size + i + 1, 'speed'))
  return { size, first, next: Math.max(...next) }
}

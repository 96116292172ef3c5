import { mean, residuals } from '../../statistics/index.ts'
import { lexicalDiversity } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { PatternDetector } from '../types.ts'
import { MIN_SHIFT_EFFECT, recentEffect, recentFinding, recentParts, shownPair, testRecentSeries } from './recent.ts'

/** From 45 entries long enough for an index (design section A.2.17). */
const MIN_ENTRIES = 45

type Row = { reading: Reading; range: number }

/** A wider or a narrower range of words in the newest entries, whatever their length. */
export const vocabulary: PatternDetector = {
  rule: 'vocabulary',
  type: 'vocabulary',
  label: 'Range of words',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 0.5,
  weight: 1,
  inHeavyPeriods: false,
  test(journal, seed) {
    const rows = rowsOf(journal)
    if (rows.length < MIN_ENTRIES) return null
    const days = rows.map(({ reading }) => reading.entry.day)
    return testRecentSeries(withoutLength(rows), days, `${seed}|vocabulary`, { up: 'wider', down: 'narrower' })
  },
  tell(journal, key) {
    const rows = rowsOf(journal)
    const parts = recentParts(key, rows.length)
    if (!parts || rows.length < MIN_ENTRIES) return null
    const { name, window } = parts
    const isMore = name === 'wider'
    const effect = recentEffect(withoutLength(rows), window)
    const ranges = rows.map(({ range }) => range)
    const shown = shownPair(mean(ranges.slice(-window)), mean(ranges.slice(0, -window)), 2, isMore)
    if (!shown || effect * (isMore ? 1 : -1) < MIN_SHIFT_EFFECT) return null
    const slots = { range: shown[0], otherRange: shown[1], direction: name }
    const readings = rows.map(({ reading }) => reading)
    return recentFinding(key, readings, window, { slots, effect })
  },
}

function rowsOf(journal: Journal): Row[] {
  return journal.worded.flatMap((reading) => {
    const range = lexicalDiversity(reading.words())
    return range === null ? [] : [{ reading, range }]
  })
}

/** HD-D with what the logarithm of the length says about it taken out. */
function withoutLength(rows: readonly Row[]): number[] {
  return residuals(
    rows.map(({ range }) => range),
    rows.map(({ reading }) => Math.log(reading.words().length)),
  )
}

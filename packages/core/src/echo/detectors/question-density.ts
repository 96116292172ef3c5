import { isQuestion } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { PatternDetector } from '../types.ts'
import { MIN_SHIFT_EFFECT, recentEffect, recentFinding, recentParts, shownPair, testRecentSeries } from './recent.ts'

/** From 45 entries of two sentences (design section A.2.2). */
const MIN_ENTRIES = 45
const MIN_SENTENCES = 2
const COUNT_SHIFT = 0.1
const PER_SENTENCES = 100

/** More or fewer questions in the newest entries than in those before. */
export const questionDensity: PatternDetector = {
  rule: 'question/density',
  type: 'question',
  label: 'Questions',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 0.5,
  weight: 1,
  inHeavyPeriods: true,
  test(journal, seed) {
    const rows = rowsOf(journal)
    if (rows.length < MIN_ENTRIES) return null
    const days = rows.map(({ entry }) => entry.day)
    return testRecentSeries(densities(rows), days, `${seed}|question/density`, { up: 'more', down: 'fewer' })
  },
  tell(journal, key) {
    const rows = rowsOf(journal)
    const parts = recentParts(key, rows.length)
    if (!parts || rows.length < MIN_ENTRIES) return null
    const { name, window } = parts
    const isMore = name === 'more'
    const effect = recentEffect(densities(rows), window)
    const shown = shownPair(pooledRate(rows.slice(-window)), pooledRate(rows.slice(0, -window)), 1, isMore)
    if (!shown || effect * (isMore ? 1 : -1) < MIN_SHIFT_EFFECT) return null
    const slots = { rate: shown[0], otherRate: shown[1], direction: name }
    return recentFinding(key, rows, window, { slots, effect })
  },
}

function rowsOf(journal: Journal): Reading[] {
  return journal.worded.filter((reading) => reading.sentences().length >= MIN_SENTENCES)
}

function questionsIn(reading: Reading): number {
  return reading.sentences().filter(({ text }) => isQuestion(text)).length
}

/** √((questions + 0.1) / sentences) of each entry. */
function densities(rows: readonly Reading[]): number[] {
  return rows.map((row) => Math.sqrt((questionsIn(row) + COUNT_SHIFT) / row.sentences().length))
}

/** Questions per hundred sentences of all these entries together. */
function pooledRate(rows: readonly Reading[]): number {
  const total = rows.reduce((sum, row) => sum + row.sentences().length, 0)
  return (PER_SENTENCES * rows.reduce((sum, row) => sum + questionsIn(row), 0)) / Math.max(1, total)
}

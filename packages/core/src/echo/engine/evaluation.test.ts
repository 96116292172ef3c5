import { expect, test } from 'vitest'
import { examplesOf, TODAY } from '../../../testing/example-slots.ts'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { dailyEchoes } from '../../../testing/simulation/daily-echoes.ts'
import { proseOf, readDiaries } from '../../../testing/simulation/diaries.ts'
import { isInIt, toldAt, toldNow } from '../../../testing/simulation/looks.ts'
import { drawOptions, nullJournal } from '../../../testing/simulation/null-journal.ts'
import { PLANTS } from '../../../testing/simulation/planted-effects.ts'
import { readingEase } from '../../../testing/simulation/readability.ts'
import { allTasks, perform, sameTasks, type Task } from '../../../testing/simulation/tasks.ts'
import { TONES } from '../../account/index.ts'
import { median } from '../../statistics/index.ts'
import { RULES } from '../rules/index.ts'
import { render } from '../wording/index.ts'

// The short form of `npm run evaluate`, with fixed seeds and the prose of the demo diary.
const DIARIES = readDiaries(null)
const PROSE = DIARIES.flatMap(proseOf)
const run = (task: Task) => perform(task, DIARIES)
const seeds = (count: number) => Array.from({ length: count }, (_, i) => `short ${i}`)

test('of 60 journals without a pattern at most three get one', () => {
  const told = seeds(60).flatMap((seed) => {
    const options = drawOptions(seed, 85)
    const claims = toldNow(nullJournal(seed, options, PROSE)).filter((claim) => !isInIt(claim, options))
    return claims.length > 0 ? [claims] : []
  })
  expect(told.length, JSON.stringify(told)).toBeLessThanOrEqual(3)
})

test.each(['tag_mood', 'time_of_day'])('%s of 1.2 deviations is found in most of 85 journals', (rule) => {
  const found = seeds(15).filter((seed) => {
    const result = run({ kind: 'power', rule, effect: 1.2, size: 85, seed })
    return result.kind === 'power' && result.isFound
  })
  expect(found.length).toBeGreaterThanOrEqual(10)
})

test('with an Echo every day of the demo diary, nothing repeats and no check fails', () => {
  const result = run({ kind: 'daily', diary: 0, from: 0, tone: 'Playful', style: 'as written', seed: 'short' })
  if (result.kind !== 'daily') throw new Error('a daily run')
  const { told } = result
  expect(told.echoes).toBeGreaterThanOrEqual(15)
  expect(told.faults).toEqual({ length: 0, wording: 0, audit: 0, quotes: 0, safety: 0, playful: 0, asRead: 0 })
  expect(told.skeletonRepeats).toBe(0)
  expect(told.largestOverlap).toBeLessThanOrEqual(0.6)
  // Its entries have no tags and no hours, and moods that are half noise.
  expect(Object.keys(told.types).length).toBeGreaterThanOrEqual(3)
  // Quotes may return; a type with figures is shown less often.
  const { mirror: _mirror, look_back: _lookBack, pair: _pair, ...figures } = told.types
  expect(Math.max(...Object.values(figures)) / told.echoes).toBeLessThanOrEqual(0.35)
})

/** Readers preferred pairs to counts, which are left for silences, so there are no more kinds. */
test('the demo journal, with its tags, hours and ratings, gets Echos of five kinds', () => {
  const { types } = dailyEchoes(demoJournal(TODAY), 'Neutral', 'demo', 85)
  expect(Object.keys(types).length).toBeGreaterThanOrEqual(5)
})

/** Six journals are analyzed in several ways: next to other tests, on a slow machine, that takes half a minute. */
const PATIENCE_MS = 120_000

test(
  'a journal gets the same Echo in any order, for another account, on other dates and with another tag name',
  () => {
    const results = seeds(3).map((seed) => run({ kind: 'same', seed, isAgain: false }))
    for (const [i, seed] of seeds(3).entries()) {
      const again = run({ kind: 'same', seed, isAgain: true })
      expect(results[i]).toMatchObject({ differences: { order: false, dates: false, tag: false, account: false } })
      expect(again.kind === 'same' && again.digest).toBe(results[i]?.kind === 'same' && results[i].digest)
    }
  },
  PATIENCE_MS,
)

test('a run of the evaluation repeats the journals that must give the same result', () => {
  const once = allTasks(50, 'short', DIARIES).filter(({ kind }) => kind === 'same')
  expect(sameTasks(50, 'short', true)).toEqual(once.map((task) => ({ ...task, isAgain: true })))
})

test('in every tone most Echos are easy to read', () => {
  for (const tone of TONES) {
    const slots = RULES.flatMap(({ detector, skeletons }) =>
      skeletons[tone].flatMap((skeleton) => render(skeleton, examplesOf(detector.rule)[0]!, tone, TODAY) ?? []),
    )
    expect(median(slots.map(readingEase)), tone).toBeGreaterThanOrEqual(65)
  }
})

test('reading ease follows the formula of Flesch', () => {
  // Nine words of one syllable in two sentences: 206.835 − 1.015 · 4.5 − 84.6.
  expect(readingEase('The cat sat on the mat. It was glad.')).toBeCloseTo(117.6675, 4)
  expect(readingEase('Institutional considerations necessitate reorganisation.')).toBeLessThan(0)
})

test('every pattern has an effect that can be planted for it', () => {
  const patterns = RULES.filter(({ detector }) => detector.claim === 'pattern').map(({ detector }) => detector.rule)
  expect(new Set(PLANTS.map(({ rule }) => rule))).toEqual(new Set(patterns))
})

test('a null journal is the same for the same seed, and only its own drift is a true pattern', () => {
  const options = { ...drawOptions('same'), size: 42 }
  expect(nullJournal('same', options, PROSE)).toEqual(nullJournal('same', options, PROSE))
  expect(nullJournal('other', options, PROSE)).not.toEqual(nullJournal('same', options, PROSE))
  const claim = { family: 'shift', look: 42, rule: 'turning_point', key: '20010|mood' } as const
  expect(isInIt(claim, { drift: 0.05 })).toBe(true)
  expect(isInIt(claim, { drift: 0 })).toBe(false)
  expect(isInIt({ ...claim, rule: 'tag_mood' }, { drift: 0.05 })).toBe(false)
})

test('a look that finds a planted pattern has the numbers of that day', () => {
  const lines = Array.from({ length: 60 }, (_, i) => ({
    ...nullJournal('one', { ...drawOptions('one'), size: 60 }, ['A page of plain words about the garden wall.'])[i]!,
    tags: i % 3 === 0 ? [{ tag: 'run', source: 'hash' as const }] : [],
    mood: i % 3 === 0 ? 5 : 2 + (i % 2),
  }))
  expect(toldAt(lines, 'standing', [60]).map(({ key }) => key)).toContain('run|mood')
})

import { expect, test } from 'vitest'
import { TONES } from '../../preferences/index.ts'
import { ECHO_MAX_LENGTH } from '../constants.ts'
import { RULES } from '../rules.ts'
import type { Slots } from '../types.ts'
import { lint, overlap, render, slotNames } from './index.ts'

const TODAY = 20_500
const QUOTE = 'I keep making room for everyone in this house except for the morning and, somehow, myself.'
/** Realistic slots per rule: everyday ones, and the smallest that its thresholds let through. */
const SLOTS: Record<string, readonly Slots[]> = {
  mirror: [
    { quote: QUOTE, date: TODAY - 12, when: TODAY - 12 },
    { quote: 'Maybe the list was never the point.', date: TODAY, when: TODAY },
  ],
  question: [
    { questions: 7, asking: 4, entries: 9, quote: 'Was it them I wanted, or only not to be asked again by anybody?' },
    { questions: 2, asking: 1, entries: 1, quote: 'Could I still get out of it?' },
  ],
  hinge: [
    {
      turns: 6,
      up: 4,
      down: 2,
      turning: 5,
      entries: 12,
      days: 19,
      but: 'but',
      quote: 'I was late, but the light was worth it.',
    },
    {
      turns: 3,
      up: 0,
      down: 3,
      turning: 3,
      entries: 3,
      days: 3,
      but: 'but',
      quote: 'I was late, but the light was worth it.',
    },
  ],
  return_gap: [
    { gap: 17, span: 18, from: TODAY - 20, to: TODAY - 2 },
    { gap: 400, span: 401, from: TODAY - 401, to: TODAY },
  ],
  ritual: [
    { times: 9, entries: 11, start: 21, end: 23 },
    { times: 13, entries: 14, start: 22, end: 0 },
  ],
  rebound: [
    { stretches: 6, middle: 2.5, longest: 9 },
    { stretches: 3, middle: 1, longest: 1 },
  ],
  rhyme: [
    { from: TODAY - 340, to: TODAY - 3, span: 337, first: 'varnish', second: 'harbourmaster', third: 'accordion' },
  ],
  'recurring_word/thread': [{ word: 'harbour', recent: 5, window: 9 }],
  'recurring_word/surge': [
    { word: 'harbour', recent: 16, window: 22, before: 1, earlier: 133 },
    { word: 'Lisbon', recent: 4, window: 8, before: 0, earlier: 9 },
  ],
  'words_vs_rating/single': [
    {
      rating: 4,
      label: 'Good',
      date: TODAY - 4,
      when: TODAY - 4,
      first: 'tangled',
      second: 'crowded',
      third: 'miserable',
    },
    { rating: 1, label: 'Low', date: TODAY, when: TODAY, first: 'glad', second: 'laughed' },
  ],
  tag_mood: [
    {
      tag: 'late-shift',
      metric: 'energy',
      entries: 9,
      others: 131,
      all: 140,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      tag: 'run',
      metric: 'mood',
      entries: 5,
      others: 9,
      all: 14,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
  time_of_day: [
    {
      part: 'late-night',
      metric: 'energy',
      entries: 9,
      others: 131,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      part: 'small-hours',
      metric: 'mood',
      entries: 5,
      others: 15,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
  weekday_rhythm: [
    {
      weekday: 'Wednesdays',
      metric: 'energy',
      days: 9,
      others: 131,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      weekday: 'weekends',
      metric: 'mood',
      days: 5,
      others: 15,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
  turning_point: [
    {
      date: TODAY - 21,
      metric: 'energy',
      days: 20,
      others: 40,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      date: TODAY - 5,
      metric: 'mood',
      days: 5,
      others: 11,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
}
/** Rules that speak of low ratings only, which Playful never does. */
const NEVER_PLAYFUL = ['rebound', 'words_vs_rating/single']
const TWELVE = ['mirror', 'recurring_word/surge', 'tag_mood']

const CASES = RULES.flatMap(({ detector: { rule }, skeletons }) =>
  TONES.flatMap((tone) => skeletons[tone].map((skeleton) => ({ rule, tone, skeleton }))),
)

test('every rule has slots to be tried with', () => {
  expect(Object.keys(SLOTS).toSorted()).toEqual(RULES.map(({ detector }) => detector.rule).toSorted())
})

test('each rule has six skeletons per tone, the commonest twelve, and no two are alike', () => {
  for (const { detector, skeletons } of RULES) {
    for (const tone of TONES) {
      const least = TWELVE.includes(detector.rule) ? 12 : 6
      const expected = tone === 'Playful' && NEVER_PLAYFUL.includes(detector.rule) ? 0 : least
      expect(skeletons[tone].length, `${detector.rule} ${tone}`).toBeGreaterThanOrEqual(expected)
    }
  }
  expect(new Set(CASES.map(({ skeleton }) => skeleton)).size).toBe(CASES.length)
})

test('every skeleton, filled, says nothing that is forbidden', () => {
  const faults = CASES.flatMap(({ rule, tone, skeleton }) =>
    SLOTS[rule]!.flatMap((slots) => {
      const text = render(skeleton, slots, tone, TODAY)
      const fault = text === null ? null : lint(text)
      return fault ? [`${fault}: ${text}`] : []
    }),
  )
  expect(faults).toEqual([])
})

test('every skeleton stays within 280 characters, the concise ones within 80 beside their quote', () => {
  const long = CASES.flatMap(({ rule, tone, skeleton }) =>
    SLOTS[rule]!.flatMap((slots) => {
      const text = render(skeleton, slots, tone, TODAY) ?? ''
      const own = text.replaceAll(/“[^”]*”/gu, '')
      return text.length > ECHO_MAX_LENGTH || (tone === 'Concise' && own.length > 80) ? [`${own.length} ${text}`] : []
    }),
  )
  expect(long).toEqual([])
})

test('every skeleton can be filled with the everyday slots of its rule', () => {
  for (const { rule, tone, skeleton } of CASES) {
    expect(render(skeleton, SLOTS[rule]![0]!, tone, TODAY), `${rule} ${tone} ${skeleton}`).not.toBeNull()
    expect(slotNames(skeleton).length).toBeGreaterThan(0)
  }
})

test('no two skeletons of a rule and tone have most of their wording in common', () => {
  const alike: string[] = []
  for (const { detector, skeletons } of RULES) {
    for (const tone of TONES) {
      const texts = skeletons[tone].map((skeleton) => render(skeleton, SLOTS[detector.rule]![0]!, tone, TODAY)!)
      for (const [i, a] of texts.entries()) {
        for (const b of texts.slice(i + 1)) if (overlap(a, b) > 0.6 && tone !== 'Concise') alike.push(`${a} / ${b}`)
      }
    }
  }
  expect(alike).toEqual([])
})

test('numbers agree with their nouns, in words up to twelve where the tone speaks', () => {
  const broken = CASES.flatMap(({ rule, tone, skeleton }) =>
    SLOTS[rule]!.flatMap((slots) => {
      const text = render(skeleton, slots, tone, TODAY) ?? ''
      return /\b(?:one|1) (?:entries|days|times|sentences|pages|questions|stretches)\b|\{|\}|undefined/iu.test(text)
        ? [text]
        : []
    }),
  )
  expect(broken).toEqual([])
})

test('no skeleton holds a dash that breaks a sentence, a straight quote or a number of its own', () => {
  for (const { skeleton } of CASES) {
    expect(skeleton).not.toMatch(/[—–"']/u)
    expect(
      skeleton.replaceAll(/\bof 5\b|\b(?:at|to|of) 2 or below\b|\b(?:to|of) 3 or (?:above|more)\b/gu, ''),
    ).not.toMatch(/\d/u)
  }
})

test('a pattern is always told with its numbers', () => {
  const rules = RULES.filter(({ detector }) => detector.claim === 'pattern')
  for (const { detector, skeletons } of rules) {
    const numbers = detector.type === 'recurring_word' ? ['recent', 'before'] : ['mean', 'otherMean']
    for (const skeleton of TONES.flatMap((tone) => skeletons[tone])) {
      expect(slotNames(skeleton), skeleton).toEqual(expect.arrayContaining(numbers))
    }
  }
})

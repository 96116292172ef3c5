import { expect, test } from 'vitest'
import { EXAMPLE_SLOTS, TODAY } from '../../../testing/example-slots.ts'
import { TONES } from '../../preferences/index.ts'
import { ECHO_MAX_LENGTH } from '../constants.ts'
import { RULES } from '../rules.ts'
import { lint, overlap, render, slotNames } from './index.ts'

/** Rules that speak of low ratings only, which Playful never does. */
const NEVER_PLAYFUL = ['rebound', 'words_vs_rating/single', 'words_vs_rating/run']
/** What each sentence about a pattern shows, where it is not two means. */
const NUMBERS_TOLD: Record<string, string[]> = {
  recurring_word: ['recent', 'before'],
  inertia: ['same', 'pairs'],
  words_vs_rating: ['pointing', 'entries', 'mean'],
  voice_shift: ['rate', 'otherRate'],
  question: ['rate', 'otherRate'],
  vocabulary: ['range', 'otherRange'],
  settling: ['swing', 'otherSwing'],
}
const TWELVE = ['mirror', 'recurring_word/surge', 'tag_mood']

const CASES = RULES.flatMap(({ detector: { rule }, skeletons }) =>
  TONES.flatMap((tone) => skeletons[tone].map((skeleton) => ({ rule, tone, skeleton }))),
)

test('every rule has slots to be tried with', () => {
  expect(Object.keys(EXAMPLE_SLOTS).toSorted()).toEqual(RULES.map(({ detector }) => detector.rule).toSorted())
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
    EXAMPLE_SLOTS[rule]!.flatMap((slots) => {
      const text = render(skeleton, slots, tone, TODAY)
      const fault = text === null ? null : lint(text)
      return fault ? [`${fault}: ${text}`] : []
    }),
  )
  expect(faults).toEqual([])
})

test('every skeleton stays within 280 characters, the concise ones within 80 beside their quote', () => {
  const long = CASES.flatMap(({ rule, tone, skeleton }) =>
    EXAMPLE_SLOTS[rule]!.flatMap((slots) => {
      const text = render(skeleton, slots, tone, TODAY) ?? ''
      const own = text.replaceAll(/“[^”]*”/gu, '')
      return text.length > ECHO_MAX_LENGTH || (tone === 'Concise' && own.length > 80) ? [`${own.length} ${text}`] : []
    }),
  )
  expect(long).toEqual([])
})

test('every skeleton can be filled with the everyday slots of its rule', () => {
  for (const { rule, tone, skeleton } of CASES) {
    expect(render(skeleton, EXAMPLE_SLOTS[rule]![0]!, tone, TODAY), `${rule} ${tone} ${skeleton}`).not.toBeNull()
    expect(slotNames(skeleton).length).toBeGreaterThan(0)
  }
})

test('no two skeletons of a rule and tone have most of their wording in common', () => {
  const alike: string[] = []
  for (const { detector, skeletons } of RULES) {
    for (const tone of TONES) {
      const texts = skeletons[tone].map((skeleton) => render(skeleton, EXAMPLE_SLOTS[detector.rule]![0]!, tone, TODAY)!)
      for (const [i, a] of texts.entries()) {
        for (const b of texts.slice(i + 1)) if (overlap(a, b) > 0.6 && tone !== 'Concise') alike.push(`${a} / ${b}`)
      }
    }
  }
  expect(alike).toEqual([])
})

test('numbers agree with their nouns, in words up to twelve where the tone speaks', () => {
  const broken = CASES.flatMap(({ rule, tone, skeleton }) =>
    EXAMPLE_SLOTS[rule]!.flatMap((slots) => {
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
    expect(skeleton.replaceAll(/\bof 5\b|\b2 or below\b|\b[34] or (?:above|more)\b/gu, '')).not.toMatch(/\d/u)
  }
})

test('a pattern is always told with its numbers', () => {
  const rules = RULES.filter(({ detector }) => detector.claim === 'pattern')
  for (const { detector, skeletons } of rules) {
    const numbers = NUMBERS_TOLD[detector.type] ?? ['mean', 'otherMean']
    for (const skeleton of TONES.flatMap((tone) => skeletons[tone])) {
      expect(slotNames(skeleton), skeleton).toEqual(expect.arrayContaining(numbers))
    }
  }
})

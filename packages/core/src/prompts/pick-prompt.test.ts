import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom, type Random } from '../random/index.ts'
import { FITTING_PROMPTS, pickPrompt, PROMPT_MEMORY, type Prompt, type PromptContext, type TimeOfDay } from './index.ts'
import { LIBRARY } from './library/library.ts'
import { pickFrom } from './pick-prompt.ts'
import type { Shelf } from './prompt.ts'

const TIMES: readonly TimeOfDay[] = ['morning', 'midday', 'evening', 'night']
const SEEDS = Array.from({ length: 14_000 }, (_, seed) => `picker-${seed}`)

function aContext(change: Partial<PromptContext> = {}): PromptContext {
  const calm = {
    mood: 3,
    energy: 3,
    focus: 3,
    echoDepthScore: 0.4,
    topTags: [],
    timeOfDay: 'midday',
    fitting: 'all',
  } as const
  return { ...calm, ...change }
}
/** The first number decides whether the whole library is used, the second draws the prompt. */
const inOrder = (...numbers: number[]): Random => {
  const left = [...numbers]
  return () => left.shift() ?? 0
}
const byRule = (draw: number) => inOrder(0.9, draw)
const draws = Array.from({ length: 400 }, (_, i) => i / 400)
const shelvesBy = (pick: (draw: number) => Prompt) => [...new Set(draws.map((draw) => pick(draw).shelf))].toSorted()
const shelvesByRule = (change: Partial<PromptContext>) =>
  shelvesBy((draw) => pickPrompt(aContext(change), [], byRule(draw)))
const shelvesByChance = (change: Partial<PromptContext>) =>
  shelvesBy((draw) => pickPrompt(aContext(change), [], inOrder(0, draw)))

const aPrompt = (id: string, shelf: Shelf, time?: readonly TimeOfDay[]): Prompt => ({
  id,
  text: `${id}?`,
  shelf,
  ...(time && { time }),
})

test('a depth score above 0.6 picks deep prompts, any other base prompts', () => {
  expect(shelvesByRule({ echoDepthScore: 0.6 })).toEqual(['base-grounding'])
  expect(shelvesByRule({ echoDepthScore: 0.601 })).toEqual(['deep-grounding'])
})

test('a mean of mood, energy and focus below 3 picks shadow prompts, any other grounding prompts', () => {
  expect(shelvesByRule({ mood: 1, energy: 4, focus: 4 })).toEqual(['base-grounding'])
  expect(shelvesByRule({ mood: 1, energy: 4, focus: 3 })).toEqual(['base-shadow'])
  expect(shelvesByRule({ mood: 5, energy: 2, focus: 1, echoDepthScore: 0.9 })).toEqual(['deep-shadow'])
})

test.each([
  ['Self-Worth', 'worth'],
  ['worthless', 'worth'],
  ['fear', 'fear'],
  ['FEARS', 'fear'],
] as const)('a first top tag "%s" picks from the %s shelf', (tag, shelf) => {
  expect(shelvesByRule({ topTags: [tag, 'choir'] })).toEqual([shelf])
  expect(shelvesByRule({ topTags: [tag], mood: 1, energy: 1, focus: 1, echoDepthScore: 1 })).toEqual([shelf])
  expect(shelvesByRule({ topTags: ['choir', tag] })).toEqual(['base-grounding'])
})

test('one prompt in 7 comes from the whole library, whatever the ratings and tags', () => {
  const random = (first: number) => shelvesBy((draw) => pickPrompt(aContext(), [], inOrder(first, draw)))
  expect(random(0.1428)).toEqual([
    'base-grounding',
    'base-shadow',
    'deep-grounding',
    'deep-shadow',
    'fear',
    'steady',
    'worth',
  ])
  expect(random(0.1429)).toEqual(['base-grounding'])
  expect(shelvesByChance({ topTags: ['fear'], mood: 1 })).toHaveLength(7)
})

test('over 14,000 seeds, prompts from outside the shelf are as frequent as 1 in 7 implies', () => {
  const context = aContext({ timeOfDay: 'night' })
  const lots = (prompts: readonly Prompt[]) =>
    prompts.reduce((sum, { time }) => sum + (time === undefined ? 1 : time.includes('night') ? 2 : 0), 0)
  const outside = LIBRARY.filter(({ shelf }) => shelf !== 'base-grounding')
  const expected = (1 / 7) * (lots(outside) / lots(LIBRARY))
  const found = SEEDS.filter((seed) => pickPrompt(context, [], seededRandom(seed)).shelf !== 'base-grounding').length
  const deviation = Math.sqrt((expected * (1 - expected)) / SEEDS.length)
  expect(Math.abs(found / SEEDS.length - expected)).toBeLessThan(3 * deviation)
})

test('every prompt in the library can be picked', () => {
  const seen = new Set<string>()
  for (const [i, seed] of SEEDS.entries())
    seen.add(pickPrompt(aContext({ timeOfDay: TIMES[i % 4]! }), [], seededRandom(seed)).id)
  expect(LIBRARY.filter(({ id }) => !seen.has(id))).toEqual([])
})

test('a prompt for this time of day is twice as likely as one for any time, and a prompt for another time never appears', () => {
  const counts = new Map<string, number>()
  const library = [
    aPrompt('any', 'base-grounding'),
    aPrompt('now', 'base-grounding', ['morning', 'midday']),
    aPrompt('later', 'base-grounding', ['night']),
  ]
  for (const draw of draws.slice(0, 399)) {
    const { id } = pickFrom(library, aContext(), [], byRule(draw * (400 / 399)))
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toEqual({ any: 133, now: 266 })
})

test('none of the last 8 prompts is shown again, an older one may be', () => {
  const library = Array.from({ length: 9 }, (_, i) => aPrompt(`p${i}`, 'base-grounding'))
  const newestFirst = library.map(({ id }) => id)
  const ids = new Set(draws.map((draw) => pickFrom(library, aContext(), newestFirst, byRule(draw)).id))
  expect([...ids]).toEqual(['p8'])
})

test('every situation has a prompt, which is not among the last 8 and fits the time of day', () => {
  const situation = fc.record({
    mood: fc.integer({ min: 1, max: 5 }),
    energy: fc.integer({ min: 1, max: 5 }),
    focus: fc.integer({ min: 1, max: 5 }),
    echoDepthScore: fc.double({ min: 0, max: 1, noNaN: true }),
    topTags: fc.array(fc.constantFrom('worth', 'fear', 'choir'), { maxLength: 2 }),
    timeOfDay: fc.constantFrom(...TIMES),
    fitting: fc.constantFrom(...FITTING_PROMPTS),
  })
  fc.assert(
    fc.property(situation, fc.integer(), (context, seed) => {
      const random = seededRandom(seed)
      let recent: string[] = []
      for (let round = 0; round < 60; round++) {
        const prompt = pickPrompt(context, recent, random)
        expect(recent).not.toContain(prompt.id)
        expect(prompt.time ?? TIMES).toContain(context.timeOfDay)
        recent = [prompt.id, ...recent].slice(0, PROMPT_MEMORY)
      }
    }),
  )
})

test('the same situation, memory and seed give the same prompt', () => {
  const pick = (seed: string) => pickPrompt(aContext(), ['bg-02'], seededRandom(seed))
  expect(pick('mara|20000|1')).toEqual(pick('mara|20000|1'))
})

// Literal ids, so that neither the generator, the choice nor the library reorders anyone's prompts unnoticed.
test.each([
  ['mara|20000|1|all', {}, 'bg-05 bs-11 bg-47 bg-08 bg-12 fe-06 bg-40 bg-25 bg-23 bg-41'],
  [
    'ines|20001|2|all',
    { mood: 1, energy: 2, timeOfDay: 'night' },
    'bs-13 bs-07 bs-22 bs-03 bs-36 bs-25 wo-12 bs-31 bs-04 bs-17',
  ],
  [
    'tove|20002|3|all',
    { echoDepthScore: 0.9, timeOfDay: 'morning' },
    'dg-18 dg-10 dg-43 dg-02 dg-24 dg-36 dg-21 dg-44 dg-23 dg-45',
  ],
] as const)('the ten prompts that the seed "%s" gives never change', (seed, change, expected) => {
  const random = seededRandom(seed)
  const newestFirst: string[] = []
  while (newestFirst.length < 10) newestFirst.unshift(pickPrompt(aContext(change), newestFirst, random).id)
  expect(newestFirst.toReversed().join(' ')).toBe(expected)
})

test('when only steady prompts fit, every prompt comes from the steady shelf', () => {
  const low: Partial<PromptContext> = {
    fitting: 'steady',
    mood: 1,
    energy: 1,
    focus: 1,
    topTags: ['fear'],
    echoDepthScore: 1,
  }
  expect(shelvesByRule(low)).toEqual(['steady'])
  expect(shelvesByChance(low)).toEqual(['steady'])
})

test('when only steady prompts fit, the time of day is ignored before the shelf', () => {
  const morningOnly = [aPrompt('m', 'steady', ['morning']), aPrompt('other-shelf', 'base-grounding')]
  expect(pickFrom(morningOnly, aContext({ fitting: 'steady' }), [], byRule(0)).id).toBe('m')
})

test('when only grounding prompts fit, prompts come from base grounding, or by chance from the steady shelf', () => {
  const low: Partial<PromptContext> = {
    fitting: 'grounding',
    mood: 1,
    energy: 1,
    focus: 1,
    topTags: ['fear'],
    echoDepthScore: 1,
  }
  expect(shelvesByRule(low)).toEqual(['base-grounding'])
  expect(shelvesByChance(low)).toEqual(['base-grounding', 'steady'])
})

test('when no prompt is left, the time of day is ignored first, then the theme, then the depth', () => {
  const library = [
    aPrompt('timely', 'fear'),
    aPrompt('untimely', 'fear', ['night']),
    aPrompt('by-rating', 'base-shadow'),
    aPrompt('other-depth', 'deep-shadow'),
    aPrompt('other-mode', 'base-grounding'),
  ]
  const context = aContext({ topTags: ['fear'], mood: 1 })
  const shown: string[] = []
  for (let round = 0; round < 4; round++) shown.unshift(pickFrom(library, context, shown, byRule(0)).id)
  expect(shown.toReversed()).toEqual(['timely', 'untimely', 'by-rating', 'other-depth'])
  expect(() => pickFrom(library, context, shown, byRule(0))).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { EXAMPLE_SLOTS, TODAY } from '../../../testing/example-slots.ts'
import { EVERY_LINE, everyToldLine, type ToldLine } from '../../../testing/every-line.ts'
import { TONES, type Tone } from '../../account/index.ts'
import { ECHO_MAX_LENGTH, MAX_OVERLAP } from '../constants.ts'
import { RULES } from './index.ts'
import { isRetired, type Skeleton } from '../wording/skeleton.ts'
import { lint, overlap, render, textOf } from '../wording/index.ts'

const LEAST_LINES = new Map<string, number>([
  ...['mirror', 'look_back'].map((rule) => [rule, 14] as const),
  ...['question', 'recurring_word/thread', 'recurring_word/surge'].map((rule) => [rule, 12] as const),
  ['tag_mood', 10],
])
const LEAST_LINES_OF_OTHERS = 8
/** A type returns after three others at the earliest, so that at most six of 21 Echos have it. */
const LINES_OF_21_ECHOS = 6
const NEVER_PLAYFUL = ['question', 'lasting_question', 'pair/question', 'words_vs_rating/single', 'lead_lag']
const QUOTES = /“[^”]*”/gu

const TOLD = everyToldLine()
const VOICES = Object.entries(EVERY_LINE).flatMap(([rule, skeletons]) =>
  TONES.map((tone) => ({ rule, tone, skeletons: skeletons[tone] })),
)

test('every filled line matches the snapshot of all lines', async () => {
  await expect(allLines(TOLD)).toMatchFileSnapshot('every-line.snap.txt')
})

test('every rule of the engine uses the lines that are tested here', () => {
  for (const { detector, skeletons } of RULES) expect(EVERY_LINE[detector.rule], detector.rule).toBe(skeletons)
  expect(Object.keys(EXAMPLE_SLOTS)).toEqual(Object.keys(EVERY_LINE))
})

test('no rule has so few lines that one would soon repeat, and jokes are for harmless findings', () => {
  for (const { rule, tone, skeletons } of VOICES) {
    const isSilent = tone === 'Playful' && NEVER_PLAYFUL.includes(rule)
    const least = isSilent ? 0 : (LEAST_LINES.get(rule) ?? LEAST_LINES_OF_OTHERS)
    expect(skeletons.length, `${rule} ${tone}`).toBeGreaterThanOrEqual(least)
    if (isSilent) expect(skeletons).toEqual([])
  }
})

test('no two lines are the same, and each can be used', () => {
  const texts = VOICES.flatMap(({ skeletons }) => skeletons.map(textOf))
  expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([])
  expect(new Set(TOLD.map(({ id }) => id)).size).toBe(texts.length)
})

test('the lines of a rule do not all begin alike', () => {
  for (const { rule, tone, skeletons } of VOICES) {
    const openings = skeletons.map((skeleton) => /[\p{L}’{}]+/u.exec(textOf(skeleton))?.[0] ?? '')
    for (const opening of openings) {
      const share = openings.filter((other) => other === opening).length / openings.length
      expect(share, `${rule} ${tone}: ${opening}`).toBeLessThanOrEqual(1 / 3)
    }
  }
})

test('for any slots, six lines in a row can sound different', () => {
  const short = Object.entries(EXAMPLE_SLOTS).flatMap(([rule, examples]) =>
    examples.flatMap((slots) => TONES.flatMap((tone) => sayable(rule, tone, slots))),
  )
  expect(short).toEqual([])
})

test('no filled line contains anything that an Echo may not say', () => {
  const faults = TOLD.flatMap(({ id, tone, text }) => {
    const fault = lint(text, false, tone)
    return fault ? [`${fault}: ${id} ${text}`] : []
  })
  expect(faults).toEqual([])
})

test('lines for gentle times have no word of light or feast', () => {
  const gentle = TOLD.filter(({ rule, tone }) => ['mirror', 'presence'].includes(rule) && tone !== 'Playful')
  expect(gentle.filter(({ text }) => lint(text, true) !== null)).toEqual([])
})

test('every line can be shared whole, and the concise ones are short beside their quote', () => {
  const long = TOLD.filter(({ tone, text }) => {
    return text.length > ECHO_MAX_LENGTH || (tone === 'Concise' && text.replaceAll(QUOTES, '').length > 80)
  })
  expect(long.map(({ id, text }) => `${text.length} ${id} ${text}`)).toEqual([])
})

test('no line begins a sentence with the writer’s word, which may be lowercase', () => {
  const faults = VOICES.flatMap(({ skeletons }) => skeletons.map(textOf)).filter((text) =>
    /(?:^|[.?!]”?\s)(?:“\{(?:word|first|second|third)\}|#)/u.test(text),
  )
  expect(faults).toEqual([])
})

test('no line has a serial comma, a dash that breaks a sentence or a straight quote', () => {
  const faults = VOICES.flatMap(({ skeletons }) => skeletons.map(textOf)).filter((text) =>
    /[—–"']|”, and “|,”|(?<!\{quote\})[.]”/u.test(text),
  )
  expect(faults).toEqual([])
})

test('only Neutral shows differences, and no line has a number that is neither a slot nor the rating scale', () => {
  for (const { tone, skeletons } of VOICES) {
    for (const text of skeletons.map(textOf)) {
      if (tone !== 'Neutral') expect(text).not.toContain('{difference}')
      expect(text.replaceAll(/\bof 5\b|\b2 or below\b|\b[34] or above\b/gu, '')).not.toMatch(/\d/u)
    }
  }
})

test('numbers, nouns and dates agree in every line', () => {
  const broken = TOLD.filter(({ text }) =>
    /(?<![\d.])\b(?:one|1) (?:[\w-]+ )?(?:entries|days|times|questions|stretches)\b|\b0 of\b|undefined|NaN|, \d{4} (?!\()/iu.test(
      text.replaceAll(QUOTES, ''),
    ),
  )
  expect(broken.map(({ id, text }) => `${id} ${text}`)).toEqual([])
})

/** An error message when fewer lines than needed fit the slots or can follow each other closely. */
function sayable(rule: string, tone: Tone, slots: ToldLine['slots']): string[] {
  const lines: readonly Skeleton[] = EVERY_LINE[rule]?.[tone] ?? []
  const skeletons = lines.filter((line) => !isRetired(line))
  const fitting = skeletons.map((skeleton) => render(skeleton, slots, tone, TODAY)).filter((text) => text !== null)
  const chosen: string[] = []
  for (const text of fitting) if (chosen.every((other) => overlap(text, other) <= MAX_OVERLAP)) chosen.push(text)
  const isMeantToBeSilent = fitting.length === 0
  return isMeantToBeSilent || chosen.length >= LINES_OF_21_ECHOS ? [] : [`${rule} ${tone}: ${chosen.length}`]
}

function allLines(told: readonly ToldLine[]): string {
  let voice = ''
  return told
    .map(({ rule, tone, id, text }) => {
      const heading = voice === `${rule} ${tone}` ? '' : `\n== ${rule}, ${tone}\n`
      voice = `${rule} ${tone}`
      return `${heading}${id.slice(id.lastIndexOf('/') + 1).padStart(3)}  ${text}\n`
    })
    .join('')
}

import { expect, test } from 'vitest'
import type { EchoEntry } from '../../../packages/core/src/echo/index.ts'
import { LIMITS } from '../../../packages/core/src/letters/constants.ts'
import { sentenceText, type Letter } from '../../../packages/core/src/letters/index.ts'
import { atLeast, scan } from '../../../packages/core/src/safety/index.ts'
import { words } from '../../../packages/core/src/text/index.ts'
import { demoJournal } from '../../../packages/core/testing/demo-journal.ts'
import { letterOf, periodsOf } from '../../../packages/core/testing/letters.ts'
import { diaryEntries, proseOf, readDiaries } from '../../../packages/core/testing/simulation/diaries.ts'
import { modernDiaries } from '../../../packages/core/testing/simulation/modern.ts'
import { PLANTS, plantedJournal } from '../../../packages/core/testing/simulation/planted-effects.ts'
import { nullJournal } from '../../../packages/core/testing/simulation/null-journal.ts'
import { inStyle } from '../../../packages/core/testing/simulation/styles.ts'
import { auditLetter } from './index.ts'

const DEMO_LAST_DAY = 20_500
const YEARLONG = {
  size: 244,
  carryOver: 0.2,
  skip: 0.35,
  spread: 1,
  tagStay: 0.1,
  drift: 0,
  untouched: 0,
  double: 0.05,
}

const DEMO = demoJournal(DEMO_LAST_DAY)
const JOURNALS: readonly (readonly EchoEntry[])[] = [
  DEMO,
  inStyle(DEMO, 'lower case'),
  inStyle(DEMO, 'unrated'),
  ...modernDiaries()
    .slice(0, 12)
    .map((diary) => diaryEntries(diary, 0, 200, `letters ${diary.name}`)),
  ...readDiaries(null).map((diary) => nullJournal('letters', YEARLONG, proseOf(diary))),
]

type Told = { letter: Letter; texts: string[]; entries: readonly EchoEntry[] }

const TOLD: Told[] = JOURNALS.flatMap((entries) =>
  periodsOf(entries).flatMap((period) => {
    const letter = letterOf(period, entries)
    if (!letter) return []
    const known = entries.filter(({ day }) => day <= letter.day)
    return [{ letter, texts: letter.sentences.map((sentence) => sentenceText(sentence, letter.day)), entries: known }]
  }),
)

test('every sentence of 60 letters, weekly, monthly and yearly, makes only true claims', () => {
  const wrong = TOLD.flatMap(({ letter, texts, entries }) => auditLetter({ ...letter, sentences: texts }, entries))
  expect(wrong).toEqual([])
  expect(TOLD.length).toBeGreaterThanOrEqual(60)
  expect(new Set(TOLD.map(({ letter }) => letter.kind))).toEqual(new Set(['week', 'month', 'year']))
})

test('no letter is longer than its kind allows, in words and in findings', () => {
  for (const { letter, texts } of TOLD) {
    expect(words(texts.join(' ')).length).toBeLessThanOrEqual(LIMITS[letter.kind].words)
    expect(letter.sentences.length - 1).toBeGreaterThanOrEqual(2)
    expect(letter.sentences.length - 1).toBeLessThanOrEqual(LIMITS[letter.kind].findings)
  }
})

test('no letter quotes an entry that is dark, or that is beside a heavy one', () => {
  for (const { letter, entries } of TOLD) {
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    for (const { entry, day } of letter.sentences.flatMap(({ lines }) => lines)) {
      expect(byId.get(entry)?.mood ?? 3).toBeGreaterThan(2)
      const near = entries.filter((other) => Math.abs(other.day - day) <= 1)
      expect(near.filter(({ content }) => atLeast(scan(content).level, 'heavy'))).toEqual([])
    }
  }
})

test('no letter says that something was low', () => {
  const statements = TOLD.flatMap(({ letter }) => letter.sentences.map(({ statement }) => statement))
  expect(statements.filter((text) => /\b(?:low|lower|lowest|worse|worst|dark|heavy|quiet)\b/iu.test(text))).toEqual([])
  expect(statements.filter((text) => /\b[12] of 5\b|\babout [12]\b(?!½)/u.test(text))).toEqual([])
})

/** The direction of every pattern in the monthly letters of a bright journal whose entries tagged #run are rated differently. */
function patternsWith(effect: number): string[] {
  const plant = PLANTS.find(({ rule }) => rule === 'tag_mood')
  if (!plant) throw new Error('tags have a planted effect')
  const prose = readDiaries(null).flatMap(proseOf)
  const planted = plantedJournal(plant, 'letters', 172, effect, prose)
  const entries = planted.map((entry) => ({ ...entry, mood: Math.min(5, (entry.mood ?? 3) + 1) }))
  const letters = periodsOf(entries)
    .filter(({ kind }) => kind === 'month')
    .flatMap((period) => letterOf(period, entries) ?? [])
  return letters.flatMap(({ sentences }) => sentences.flatMap(({ receipt }) => receipt.pattern?.slots.direction ?? []))
}

test('a tag with higher ratings is told, and one with lower ratings never', () => {
  expect(new Set(patternsWith(1.5))).toEqual(new Set(['higher']))
  expect(patternsWith(-1.2)).toEqual([])
})

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Variants of a sentence with one number, month or quoted word changed. */
function changed(text: string): string[] {
  const digits = text.replace(/(?<![\d,])\d{2,}(?![\d,½]|\d*:)(?=[^“]*(?:“|$))/u, (n) => String(Number(n) + 1))
  const word = text.replace(
    /(?<!this |a )\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?! lines| of your lines)(?![^“]*”)/iu,
    (n) => {
      return NUMBERS[(NUMBERS.indexOf(n.toLowerCase()) + 1) % NUMBERS.length] ?? n
    },
  )
  const quoted = text.replace(/(“[^”]*?\b)(\p{L}{4,})/u, (_, before: string) => `${before}zebra`)
  return [digits, word, quoted].filter((other) => other !== text)
}

test('the audit objects to a changed number or quoted word in 98 of 100 sentences', () => {
  const all = TOLD.flatMap(({ letter, texts, entries }) =>
    texts.flatMap(changed).map((text) => ({ text, letter: { ...letter, sentences: [text] }, entries })),
  )
  const missed = all.filter(({ letter, entries }) => auditLetter(letter, entries).length === 0)
  expect(all.length).toBeGreaterThan(200)
  const listed = missed.slice(0, 10).map(({ text }) => text)
  expect(missed.length / all.length, listed.join('\n')).toBeLessThanOrEqual(0.02)
})

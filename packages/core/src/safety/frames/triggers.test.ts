import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCalmTexts, readWriters } from '../../../testing/safety/lines.ts'
import { ENGLISH } from '../languages/english/index.ts'
import { readText } from '../scan.ts'
import { CUES } from './cues.ts'
import { SAYINGS } from './sayings.ts'
import { triggerIndexOf } from './triggers.ts'

const NAMES = [...Object.keys(CUES), ...SAYINGS.map((saying) => `saying ${saying}`)]
const SOURCES = [...Object.values(CUES), ...SAYINGS.map((saying) => String.raw`\b(?:${saying})`)]
const INDEX = triggerIndexOf(
  SOURCES.map((source) => [source]),
  new Set(ENGLISH.functionWords.split(/\s+/)),
)
/** Lookarounds and word boundaries, which fast-check doesn't support. */
const LOOKS_AROUND = /\\b|\(\?<?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gu

/** The names of the expressions that match a clause although the index rules them out. */
function missedIn(clause: string): string[] {
  const possible = INDEX.possibleIn(clause.split(' ').map(INDEX.triggersIn))
  return NAMES.filter((_, place) => !possible.has(place) && new RegExp(SOURCES[place] ?? '', 'u').test(clause))
}

test('no expression is tried on a clause without words', () => {
  expect(NAMES.filter((_, place) => INDEX.possibleIn([]).has(place))).toEqual([])
})

test('a source of several expressions is possible where the words of all of them are', () => {
  const { possibleIn, triggersIn } = triggerIndexOf(
    [[String.raw`\bboat\b`, String.raw`\b(?:harbor|pier)\b`]],
    new Set(),
  )
  const isPossible = (clause: string) => possibleIn(clause.split(' ').map(triggersIn)).has(0)
  expect(['a boat', 'the pier', 'a boat at the pier', 'harbor and boat'].map(isPossible)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a clause of the repository’s lines and diaries that an expression matches contains its words', () => {
  const texts = [...readWriters().flatMap(({ lines }) => lines), ...readCalmTexts()].map(({ text }) => text)
  const clauses = texts.flatMap((text) => readText(text).map(({ words }) => words.join(' ').replaceAll(' ,', ',')))
  expect(clauses.filter((clause) => missedIn(clause).length > 0)).toEqual([])
})

test.each(NAMES.map((name, place) => [name, SOURCES[place] ?? '']))(
  'any text that an expression matches contains its words: %s',
  (_, source) => {
    const written = fc.stringMatching(new RegExp(source.replaceAll(LOOKS_AROUND, ''), 'u'))
    fc.assert(
      fc.property(written, (text) => {
        expect(missedIn(text.replaceAll(/\s+/gu, ' ').trim())).toEqual([])
      }),
      { numRuns: 60 },
    )
  },
)

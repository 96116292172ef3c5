import { expect, test } from 'vitest'
import { journalIn, translatedGraveLines } from '../../../testing/languages/journals.ts'
import { foreignQuotableShare, isForeignQuotable } from '../../../testing/safety/quotable.ts'
import { readWriters } from '../../../testing/safety/lines.ts'
import { comesBack } from '../../../testing/safety/quoted-back.ts'
import { keptHomeBy } from './foreign-permit.ts'
import { atLeast, scan } from '../../safety/index.ts'
import { FOREIGN_LANGUAGES } from '../../text/index.ts'

/** The rating that allows most, and the largest share that the lists alone may let pass. */
const MOOD = 4
const MOST = 0.05
/** Every so many of the lines that the scan missed are tried in a whole journal, to save time. */
const EACH = 4

test.each(FOREIGN_LANGUAGES)(
  'at most one grave line in a hundred could be quoted in %s, and none in Playful',
  (language) => {
    const lines = readWriters(language).flatMap((writer) => writer.lines)
    const { any, playful } = foreignQuotableShare(lines, language)
    expect(any.of).toBeGreaterThan(100)
    expect(any.found / any.of).toBeLessThanOrEqual(0.01)
    expect(playful.found).toBe(0)
  },
)

test.each(FOREIGN_LANGUAGES)(
  'no grave line in %s that the scan missed comes back in a journal of that language',
  (language) => {
    const lines = readWriters(language).flatMap((writer) => writer.lines)
    const missed = lines
      .filter(({ expect: level }) => level === 'hold' || level === 'heavy')
      .filter(({ text }) => !atLeast(scan(text).level, 'heavy'))
    const calm = journalIn(language)
      .filter(({ mood }) => (mood ?? 0) >= 3)
      .map(({ content }) => content)
    expect(missed.length).toBeGreaterThan(0)
    for (const { text } of missed.filter((_, i) => i % EACH === 0)) expect(comesBack(text, calm)).toEqual([])
  },
)

test.each(FOREIGN_LANGUAGES)(
  'without the scan, the lists in %s alone keep almost every grave line home',
  (language) => {
    const grave = readWriters(language)
      .flatMap((writer) => writer.lines)
      .filter(({ expect: level }) => level === 'hold' || level === 'heavy')
    const passed = grave.filter(({ text }) => keptHomeBy(text, MOOD, language) === null)
    expect(passed.length / grave.length).toBeLessThanOrEqual(MOST)
  },
)

test('of grave lines that were written in English and translated, at most one in twenty could be quoted', () => {
  const all = FOREIGN_LANGUAGES.map((language) => {
    const lines = translatedGraveLines(language)
    return { of: lines.length, found: lines.filter((text) => isForeignQuotable(text, language)).length }
  })
  const sum = (one: 'of' | 'found') => all.reduce((total, share) => total + share[one], 0)
  expect(sum('of')).toBe(125)
  expect(sum('found') / sum('of')).toBeLessThanOrEqual(MOST)
})

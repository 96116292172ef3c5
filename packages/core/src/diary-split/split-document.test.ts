import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { dayOfDate } from '../time/index.ts'
import { LAYOUTS, written } from '../../testing/splitting/layouts.ts'
import { scoreOf } from '../../testing/splitting/score.ts'
import { shown, TODAY } from './documents.fixture.ts'
import { splitDocument } from './index.ts'

/** Parts used to build hostile and ordinary documents. */
const PIECES = [
  '9 March 2021',
  'March 9',
  '2021-03-09 07:15',
  '09/03/2021',
  '3/9',
  '31 February 2021',
  'Tuesday',
  '9th.',
  '12',
  'MARCH 1660',
  '1661',
  '[',
  ']',
  '#',
  '# ',
  '- ',
  '**',
  '_',
  '.',
  '.—',
  ', ',
  ': ',
  '/',
  '1',
  ' ',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '\f',
  'date: ',
  '---\n',
  'I went to town',
  'Dear Sir',
  '“',
  '>',
  '\u{1F600}',
  '\uD800',
  'é',
  '\u2028',
]
const documents = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 60,
  })
  .map((pieces) => pieces.join(''))

test('the entries of any text are contiguous and cover the whole text', () => {
  fc.assert(
    fc.property(documents, fc.integer({ min: 4, max: 200 }), (text, maxLength) => {
      const { entries } = splitDocument(text, { today: TODAY, maxLength })
      expect(entries.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
      let at = 0
      for (const { start, end, bodyStart, date } of entries) {
        expect(start).toBe(at)
        expect(end).toBeGreaterThan(start)
        expect(bodyStart).toBeGreaterThanOrEqual(start)
        expect(bodyStart).toBeLessThanOrEqual(end)
        if (date) expect(dayOfDate(date.year, date.month, date.day)).not.toBeNull()
        at = end
      }
    }),
    { numRuns: 3000 },
  )
})

test('a million characters of anything are split safely', () => {
  const long = 1_000_000
  const hostile = [
    '1',
    '/',
    '1/',
    '1. ',
    '#',
    '(',
    '*',
    ' ',
    '\n',
    'May ',
    'A, ',
    'date: ',
    '1/1/2021\n',
    '"\n',
    '2021-',
    '٣',
  ]
  for (const piece of hostile) {
    const text = piece.repeat(long / piece.length)
    const { entries } = splitDocument(text, { today: TODAY })
    expect(entries.map(({ start, end }) => end - start).reduce((sum, length) => sum + length, 0)).toBe(text.length)
  }
})

test.each(LAYOUTS)('a diary of 200 days written as "$name" is split into its days', (layout) => {
  const random = seededRandom('layouts')
  let day = dayOfDate(2019, 11, 3) ?? 0
  const pages = Array.from({ length: 200 }, () => {
    day += 1 + Math.floor(random() * 4)
    return { day, text: 'Up early and to the office. On March 9 I had met him in 1999.\nThen home, 12.50 spent.' }
  })
  const score = scoreOf(written(pages, layout), TODAY, () => 0)
  expect(score).toEqual({ there: 200, found: 200, invented: 0, wrongDates: 0, lostCharacters: 0, milliseconds: 0 })
})

test('text before the first date is an undated entry, unless it is blank', () => {
  const text = 'My diary\n\n9 March 2021\nUp early.'
  const { entries } = splitDocument(text, { today: TODAY })
  expect(entries).toEqual([
    { start: 0, end: 10, bodyStart: 0, date: null },
    { start: 10, end: text.length, bodyStart: 23, date: { year: 2021, month: 3, day: 9, hour: null, minute: null } },
  ])
  expect(splitDocument('\n\n 9 March 2021\nUp.', { today: TODAY }).entries.map(({ start }) => start)).toEqual([0])
  expect(splitDocument('', { today: TODAY })).toEqual({ entries: [], order: null, isOrderCertain: true })
})

test('year and month headings, rules and program lines belong to the heading below or above them', () => {
  const bodies = (text: string) =>
    splitDocument(text, { today: TODAY }).entries.map(({ bodyStart, end }) => text.slice(bodyStart, end).trim())
  expect(bodies('1660\n\nMARCH\n\n1st.\n\nUp.\n\nAPRIL\n\n2nd.\n\nHome.')).toEqual(['Up.', 'Home.'])
  expect(bodies('March 9, 2021\n=====\nUp.')).toEqual(['Up.'])
  expect(bodies('\tDate:\t9 March 2021 at 07:15:00 GMT\n\tWeather:\t5°C\n\tLocation:\tPrague\n\nUp.')).toEqual(['Up.'])
  expect(bodies('---\ntitle: A\ndate: 2021-03-09\nmood: good\n---\nUp.')).toEqual(['Up.'])
  expect(bodies('**March 9, 2021.** *Really* up.')).toEqual(['*Really* up.'])
  expect(bodies('3/9/2021 - At 4 p.m. up.')).toEqual(['At 4 p.m. up.'])
})

test('a title above a date belongs to its entry if all entries have one', () => {
  const text = 'A walk\n9 March 2021\n\nUp.\n\nRain\n10 March 2021\n\nIn.\n\nSun\n11 March 2021\n\nOut.'
  const starts = splitDocument(text, { today: TODAY }).entries.map(({ start, end }) =>
    text.slice(start, end).slice(0, 4),
  )
  expect(starts).toEqual(['A wa', 'Rain', 'Sun\n'])
})

test('the whole document decides the order of numeric dates, and the user can reverse it', () => {
  const read = (text: string, order?: 'day-first' | 'month-first') => {
    const split = splitDocument(text, { today: TODAY, ...(order && { order }) })
    return [split.order, split.isOrderCertain, ...split.entries.map(({ date }) => shown(date))]
  }
  expect(read('03/04/2021\nA\n\n13/04/2021\nB')).toEqual(['day-first', true, '2021-04-03', '2021-04-13'])
  expect(read('03/04/2021\nA\n\n03/14/2021\nB')).toEqual(['month-first', true, '2021-03-04', '2021-03-14'])
  expect(read('Thu 03/04/2021\nA')).toEqual(['month-first', true, '2021-03-04'])
  expect(read('03/04/2021\nA\n\n03/05/2021\nB')).toEqual(['month-first', true, '2021-03-04', '2021-03-05'])
  expect(read('03/04/2021\nA\n\n04/04/2021\nB')).toEqual(['day-first', true, '2021-04-03', '2021-04-04'])
  expect(read('11/12/2026\nA')).toEqual(['month-first', true, '2026-11-12'])
  expect(read('03/04/2021\nA')).toEqual(['day-first', false, '2021-04-03'])
  expect(read('03/04/2021\nA', 'month-first')).toEqual(['month-first', true, '2021-03-04'])
  expect(read('3 April 2021\nA')).toEqual([null, true, '2021-04-03'])
})

test('an entry that is too long is cut at a paragraph, line or word, and every piece has its date', () => {
  const cut = (text: string, maxLength: number) =>
    splitDocument(text, { today: TODAY, maxLength }).entries.map(({ start, end, date }) => [
      text.slice(start, end),
      shown(date),
    ])
  expect(cut('9 March 2021\nUp and\nout.\n\nThen home again.', 30)).toEqual([
    ['9 March 2021\nUp and\nout.\n\n', '2021-03-09'],
    ['Then home again.', '2021-03-09'],
  ])
  expect(cut('one two\nthree four five', 14)).toEqual([
    ['one two\n', '-'],
    ['three four ', '-'],
    ['five', '-'],
  ])
  expect(cut('\u{1F600}'.repeat(5), 10).map(([text]) => text)).toEqual([
    '\u{1F600}\u{1F600}',
    '\u{1F600}\u{1F600}',
    '\u{1F600}',
  ])
  expect(cut('ééééé', 4).map(([text]) => text)).toEqual(['éé', 'éé', 'é'])
})

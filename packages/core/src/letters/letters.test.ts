import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoJournal } from '../../testing/demo-journal.ts'
import { anEntry } from '../../testing/journals.ts'
import { letterOf, periodsOf } from '../../testing/letters.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import type { EchoMark } from '../echo/index.ts'
import { seededRandom } from '../random/index.ts'
import { dayOfDate } from '../time/index.ts'
import {
  figuresOf,
  heldLetter,
  isDelivered,
  lastFinished,
  periodAt,
  periodTitle,
  shelfOf,
  type Letter,
  type Period,
  type LetterSentence,
} from './index.ts'

const TODAY = dayOfDate(2026, 11, 23) ?? 0
const DEMO = demoJournal(TODAY)
const MONTH = periodAt('month', dayOfDate(2026, 10, 1) ?? 0)

function letterAbout(period: Period): Letter {
  const letter = letterOf(period, DEMO)
  if (!letter) throw new Error(`the demo journal has a letter for ${periodTitle(period)}`)
  return letter
}

const october = () => letterAbout(MONTH)
/** The letter about November also counts a subject. */
const NOVEMBER = periodAt('month', TODAY)
const november = () => letterAbout(NOVEMBER)

const held = (letter: Letter, entries = DEMO, marks: readonly EchoMark[] = []) =>
  heldLetter(letter, { entries, marks, today: TODAY, lexicon: LEXICON })

function never(scope: EchoMark['scope'], value: string): EchoMark {
  return { day: TODAY, verdict: 'never', scope, value, rule: '', key: '', subjects: [] }
}

const linesOf = ({ sentences }: Letter) => sentences.flatMap(({ lines }) => lines)

test('a week begins on Monday, and months and years are those of the calendar', () => {
  expect(periodTitle(periodAt('week', TODAY))).toBe('Week of November 23, 2026')
  expect(periodTitle(lastFinished('month', TODAY))).toBe('October 2026')
  expect(periodTitle(lastFinished('year', TODAY))).toBe('2025')
  expect(periodAt('month', dayOfDate(2028, 2, 10) ?? 0).last).toBe(dayOfDate(2028, 2, 29))
})

test('the same journal gives the same letter, byte for byte, in any order of its entries', () => {
  const random = seededRandom('order')
  for (const period of periodsOf(DEMO)) {
    const shuffled = DEMO.map((entry) => ({ entry, at: random() })).toSorted((a, b) => a.at - b.at)
    const again = letterOf(
      period,
      shuffled.map(({ entry }) => structuredClone(entry)),
    )
    expect(JSON.stringify(again)).toBe(JSON.stringify(letterOf(period, DEMO)))
  }
})

test('a letter begins with its counts and then has two findings or more, in the order of the parts', () => {
  const [first, ...findings] = october().sentences
  expect(first).toMatchObject({ part: 'counts', receipt: { values: { days: 23, entries: 24 } } })
  expect(findings.length).toBeGreaterThanOrEqual(2)
  const parts = findings.map(({ part }) => part)
  expect(parts).toEqual(
    ['line', 'subject', 'pattern', 'pair', 'new', 'fullest', 'question'].flatMap((part) =>
      parts.filter((own) => own === part),
    ),
  )
})

test('a period with too few entries, days or findings has no letter', () => {
  const week = periodAt('week', 20_000)
  const plain = (days: number) => Array.from({ length: days }, (_, i) => anEntry(week.first + i))
  expect(letterOf(week, plain(2))).toBeNull()
  expect(letterOf(week, plain(7))).toBeNull()
})

test('there is no letter while the state of the journal is not open', () => {
  const grave = anEntry(MONTH.last + 4, { content: 'I want to die and I have a plan.' })
  expect(letterOf(MONTH, [...DEMO.filter(({ day }) => day <= MONTH.last), grave])).toBeNull()
})

test('a letter waits for an open day for three weeks, and one about mostly quiet days never comes', () => {
  const week = periodAt('week', 20_000)
  const entry = (day: number, level: 'none' | 'hold') => ({ day, mood: 3, sentiment: 0, level }) as const
  const calm = [entry(week.first, 'none'), entry(week.first + 1, 'none')]
  expect(isDelivered(week, calm, week.last + 1)).toBe(true)
  expect(isDelivered(week, calm, week.last)).toBe(false)
  const late = [...calm, entry(week.last, 'hold')]
  expect(isDelivered(week, late, week.last + 10)).toBe(false)
  expect(isDelivered(week, [...late, entry(week.last + 1, 'none'), entry(week.last + 2, 'none')], week.last + 22)).toBe(
    true,
  )
  const again = [...late, entry(week.last + 12, 'hold')]
  expect(isDelivered(week, again, week.last + 200)).toBe(false)
  expect(isDelivered(week, [entry(week.first, 'hold')], week.last + 200)).toBe(false)
})

test('a word, a line or a kind that a person never wants again is in no letter', () => {
  const letter = november()
  const subject = letter.sentences.find(({ part }) => part === 'subject')
  const word = String(subject?.receipt.values['word'])
  const line = linesOf(letter)[0]?.text ?? ''
  for (const mark of [never('subject', word), never('line', line), never('rule', 'mirror')]) {
    const said = (shown: Letter | null) => JSON.stringify(shown?.sentences)
    const [fresh, stored] = [letterOf(NOVEMBER, DEMO, { marks: [mark] }), held(letter, DEMO, [mark])]
    if (mark.scope === 'rule') {
      expect([...(fresh?.sentences ?? []), ...(stored?.sentences ?? [])].filter(({ part }) => part === 'line')).toEqual(
        [],
      )
      continue
    }
    expect(said(letter)).toContain(mark.value)
    expect(said(fresh)).not.toContain(mark.value)
    expect(said(stored)).not.toContain(mark.value)
  }
})

test('after a deletion the counts are counted anew, and a line that is gone is left out', () => {
  const letter = october()
  const [line] = linesOf(letter)
  const left = held(
    letter,
    DEMO.filter(({ id }) => id !== line?.entry),
  )
  expect(left?.sentences[0]?.receipt.values).toMatchObject({ entries: 23 })
  expect(left && linesOf(left).some(({ text }) => text === line?.text)).toBe(false)
})

test('after an edit, what no longer follows from the entries is left out', () => {
  const letter = november()
  const subject = letter.sentences.find(({ part }) => part === 'subject') as LetterSentence
  const [id] = subject.receipt.entries
  const edited = DEMO.map((entry) =>
    entry.id === id ? { ...entry, content: 'It rained, and the gulls walked.' } : entry,
  )
  expect(held(letter, edited)?.sentences.map(({ statement }) => statement)).not.toContain(subject.statement)
  expect(held(letter)?.sentences).toEqual(letter.sentences)
})

test('a letter with fewer than two findings left is not shown', () => {
  expect(
    held(
      october(),
      DEMO.filter(({ day }) => day < MONTH.first),
    ),
  ).toBeNull()
})

test('a journal of any ratings and days never makes a letter that fails its own count', () => {
  const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: DEMO.length, maxLength: DEMO.length })
  fc.assert(
    fc.property(ratings, (moods) => {
      const entries = DEMO.map((entry, i) => ({ ...entry, mood: moods[i] ?? 3 }))
      const letter = letterOf(MONTH, entries)
      if (!letter) return
      expect(heldLetter(letter, { entries, marks: [], today: TODAY, lexicon: LEXICON })?.sentences).toEqual(
        letter.sentences,
      )
      expect(linesOf(letter).every(({ entry }) => (entries.find(({ id }) => id === entry)?.mood ?? 3) > 2)).toBe(true)
    }),
    { numRuns: 12 },
  )
})

test('the shelf lists finished periods with enough entries, and none that is still running', () => {
  const shelf = shelfOf(DEMO, TODAY, LEXICON).periods
  expect(shelf.filter(({ kind }) => kind === 'month').map(periodTitle)).toEqual(['October 2026', 'September 2026'])
  expect(shelf.every(({ last }) => last < TODAY)).toBe(true)
  expect(shelf.filter(({ kind }) => kind === 'year')).toEqual([])
  const grave = anEntry(TODAY, { content: 'I want to die and I have a plan.' })
  expect(shelfOf([...DEMO, grave], TODAY, LEXICON)).toEqual({ isOpen: false, periods: [] })
})

test('the figures count the period and the one before it, and never a rating', () => {
  const figures = figuresOf(october(), DEMO)
  expect(figures).toMatchObject({ entries: 24, days: 23 })
  expect(figures.changes[0]).toEqual({ name: 'Days with an entry', before: 26, now: 23, words: 'fewer' })
  expect(figures.changes.map(({ name }) => name).join(' ')).not.toMatch(/mood|energy|focus/iu)
  expect(figures.chart).toHaveLength(new Set(DEMO.map(({ day }) => day)).size)
})

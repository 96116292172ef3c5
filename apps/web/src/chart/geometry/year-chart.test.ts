import { expect, test } from 'vitest'
import { yearChart, type YearChartInput, type YearDay } from './year-chart.ts'
import { yearLayout } from './year-layout.ts'

const input = (days: Record<string, YearDay>, changes: Partial<YearChartInput> = {}): YearChartInput => ({
  year: 2026,
  firstWeekday: 0,
  days: new Map(Object.entries(days)),
  today: '2026-12-31',
  width: 1128,
  pitch: 34,
  upright: false,
  strip: null,
  ...changes,
})

const wholeYear = (valueOf: (index: number) => number) =>
  Object.fromEntries(yearLayout(2026, 0).map(({ date }, index) => [date, { value: valueOf(index), words: 50 }]))

test('every day of a year has its place, and weeks begin on the day asked for', () => {
  for (const [year, days] of [
    [2026, 365],
    [2024, 366],
  ] as const) {
    const layout = yearLayout(year, 1)
    expect(layout).toHaveLength(days)
    expect(layout.every(({ row }, index) => index === 0 || row === (layout[index - 1]!.row + 1) % 7)).toBe(true)
  }
  // January 1, 2026, was a Thursday.
  expect(yearLayout(2026, 0)[0]).toEqual({ date: '2026-01-01', month: 0, week: 0, row: 4 })
  expect(yearLayout(2026, 1)[0]?.row).toBe(3)
})

test('each rated day is its own number, bold from a hundred words on, and days without entries are dots', () => {
  const { marks } = yearChart(
    input({
      '2026-03-01': { value: 3.5, words: 100 },
      '2026-03-02': { value: 2, words: 99 },
      '2026-03-03': { value: null, words: 40 },
    }),
  )
  const of = (date: string) => marks.find((mark) => mark.date === date)
  expect(of('2026-03-01')).toMatchObject({ numeral: '4', long: true })
  expect(of('2026-03-02')).toMatchObject({ numeral: '2', long: false })
  expect(of('2026-03-03')).toMatchObject({ numeral: null, written: true })
  expect(of('2026-03-04')).toMatchObject({ numeral: null, written: false })
})

test('a year of equal ratings has the tints up to its level, and no line at or above it', () => {
  const { tints, lines, limit } = yearChart(input(wholeYear(() => 3)))
  expect(tints.map(({ level }) => level)).toEqual([2, 3])
  expect(Math.max(...lines.map(({ level }) => level))).toBe(2.75)
  expect(limit).not.toBe('')
})

test('better and worse months are divided by lines, and tints cover the better ones', () => {
  const { tints, lines } = yearChart(input(wholeYear((index) => (index < 180 ? 1.5 : 4.5))))
  expect(lines.map(({ level }) => level)).toEqual(
    [2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.25, 4.5].slice(0, lines.length),
  )
  expect(tints.map(({ level }) => level)).toEqual([2, 3, 4, 5])
})

test('where no day is near, nothing is drawn', () => {
  expect(yearChart(input({}))).toMatchObject({ limit: '', lines: [], tints: [] })
  const { limit } = yearChart(input({ '2026-06-15': { value: 4, words: 10 }, '2026-06-16': { value: 4, words: 10 } }))
  const xs = [...limit.matchAll(/[MQ ](-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g)].map(([, x]) => Number(x))
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(120)
})

test('nothing is drawn after today, and today has a ring', () => {
  const { marks, today, places } = yearChart(input({ '2026-11-22': { value: 4, words: 1 } }, { today: '2026-11-22' }))
  expect(marks.at(-1)?.date).toBe('2026-11-22')
  expect([today?.x, today?.y]).toEqual(places.get('2026-11-22'))
  expect(yearChart(input({}, { today: '2027-01-01' })).today).toBeNull()
})

test('an upright year has weeks below each other, and a bare strip has neither letters nor numbers', () => {
  const upright = yearChart(input({}, { upright: true, width: 378, pitch: 23 }))
  const [first, later] = ['2026-01-05', '2026-01-12'].map((date) => upright.places.get(date)!)
  expect(later![0]).toBe(first![0])
  expect(later![1] - first![1]).toBeCloseTo(23)
  expect(upright.height).toBeGreaterThan(53 * 23)
  const strip = yearChart(
    input(
      wholeYear((index) => 1 + (index % 5)),
      { strip: { hasMonths: false, period: null }, width: 700, pitch: 12 },
    ),
  )
  expect([strip.labels, strip.marks]).toEqual([[], []])
  expect(strip.height).toBe(7 * 12 + 4)
})

test('a strip has a letter for each month, and a mark below the weeks of its period', () => {
  const october = { from: '2026-10-01', to: '2026-10-31' }
  const strip = { hasMonths: true, period: october }
  const days = wholeYear((index) => 1 + (index % 5))
  const { labels, marks, months, period, today, height } = yearChart(
    input(days, { today: '2027-01-01', width: 530, pitch: 10, strip }),
  )
  expect(labels.map(({ text }) => text).join('')).toBe('JFMAMJJASOND')
  expect(months.match(/M/gu)).toHaveLength(11)
  expect([marks, today]).toEqual([[], null])
  // October 1, 2026, is in the 40th week of the year, and October 31 in the 44th.
  expect(period).toBe(`M390 ${height - 1.5}H440`)
})

test('the same year gives the same drawing', () => {
  const days = wholeYear((index) => 1 + ((index * 7) % 5))
  expect(yearChart(input(days))).toEqual(yearChart(input(days)))
})

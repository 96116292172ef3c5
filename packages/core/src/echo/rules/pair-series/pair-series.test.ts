import { expect, test } from 'vitest'
import { anEntry } from '../../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../../testing/lexicon.ts'
import type { EchoEntry } from '../../journal/entry.ts'
import { journalOf, orderedReadings } from '../../journal/journal.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { pairSeries } from './detect.ts'
import { recountPairSeries } from './recount.ts'

const TODAY = 100
const OTHER_DAYS = [
  'We had lunch outside and then the rain came over the hill.',
  'A slow morning with the newspaper, and later the market.',
  'The bus was full, so I walked home along the canal.',
  'My cousin called about the summer house and its garden.',
  'The choir sang outside and people stopped to hear it.',
  'The library smells of rain and old paper in winter.',
].map((content, i) => anEntry(40 + i, { content, mood: 4 }))
const LINES = [
  'Put up a feeder from the hardware store.',
  'Two finches came to the feeder before breakfast.',
  'The squirrel got the feeder all the way down.',
] as const

const journalWith = (entries: readonly EchoEntry[]) =>
  journalOf(orderedReadings([...OTHER_DAYS, ...entries], TODAY, LEXICON), {
    today: TODAY,
    lexicon: LEXICON,
    vectors: VECTORS,
  })
const onDays = (first: number, second: number, third: number) =>
  [first, second, third].map((day, i) => anEntry(day, { content: LINES[i] ?? '', mood: 4 }))
const found = (entries: readonly EchoEntry[]) => pairSeries.find(journalWith(entries))

test('three days of one thing are told in their order', () => {
  const [finding] = found(onDays(60, 80, 98))
  expect(finding?.slots).toEqual({
    quote: LINES[0],
    date: 60,
    laterQuote: LINES[1],
    later: 80,
    latestQuote: LINES[2],
    latest: 98,
    word: 'feeder',
  })
  expect(finding?.entries).toHaveLength(3)
})

test('two days are no series, nor three close together, nor three whose last is long past', () => {
  expect(found(onDays(60, 80, 98).slice(1))).toEqual([])
  expect(found(onDays(95, 96, 98))).toEqual([])
  const later = anEntry(98, { content: 'Nothing but rain and letters to write here.', mood: 4 })
  expect(found([...onDays(60, 80, 90), later])).toEqual([])
})

test('three lines that only mention something in passing are no series', () => {
  const passing = [
    'The hardware store was out of nails, and I saw a feeder.',
    'My neighbor brought two loaves and hung up her feeder.',
    'Rain on the roof all morning, and then birds by the feeder.',
  ]
  const days = [60, 80, 98].map((day, i) => anEntry(day, { content: passing[i] ?? '', mood: 4 }))
  expect(found(days)).toEqual([])
})

test('a thing of every day is no series', () => {
  const often = [62, 64, 66, 68].map((day) =>
    anEntry(day, { content: 'Filled the feeder after lunch and went in to read.', mood: 4 }),
  )
  expect(found([...onDays(60, 80, 98), ...often])).toEqual([])
})

test('a line from a hard day is in no series', () => {
  const [first, , third] = onDays(60, 80, 98)
  const hard = anEntry(80, { content: LINES[1], mood: 1 })
  expect(found([first, hard, third].flatMap((entry) => entry ?? []))).toEqual([])
})

test('a series is recounted from its three entries, and refused when one no longer has the thing', () => {
  const entries = onDays(60, 80, 98)
  const receipt = { ...found(entries)[0], day: TODAY } as unknown as Receipt
  expect(recountPairSeries(receipt, journalWith(entries))).toEqual(receipt.slots)
  const swapped = { ...receipt, quotes: receipt.quotes.toReversed() }
  expect(recountPairSeries(swapped, journalWith(entries))).toBeNull()
  const changed = entries.map((entry) => ({ ...entry, content: entry.content.replace('feeder', 'ladder') }))
  expect(recountPairSeries(receipt, journalWith(changed))).toBeNull()
})

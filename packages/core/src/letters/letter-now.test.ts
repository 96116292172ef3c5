import { expect, test } from 'vitest'
import { CANOE_JOURNAL, on } from '../../testing/canoe-journal.ts'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../testing/lexicon.ts'
import type { EchoEntry } from '../echo/index.ts'
import type { Letter } from './letter.ts'
import { letterNow, type LetterNow } from './letter-now.ts'
import { periodAt } from './period.ts'

const OCTOBER = periodAt('month', on(10, 1))

/** The letter about October as it is read on a day, with what is stored of it. */
function october(entries: readonly EchoEntry[], today: number, stored: Letter | null = null): LetterNow {
  const context = { accountId: 'letters', marks: [], lexicon: LEXICON, vectors: VECTORS }
  return letterNow({ period: OCTOBER, entries, today, stored, ...context })
}

const storedOn = (today: number) => {
  const now = october(CANOE_JOURNAL, today)
  return now.kind === 'letter' ? now.letter : null
}

test('a letter is written at its first reading, and read again from then on', () => {
  const first = october(CANOE_JOURNAL, on(11, 1))
  expect(first).toMatchObject({ kind: 'letter', isNew: true, figures: { entries: 12, days: 12 } })
  const again = october(CANOE_JOURNAL, on(12, 24), storedOn(on(11, 1)))
  expect(again).toMatchObject({ kind: 'letter', isNew: false, letter: { day: on(11, 1) } })
})

test('there is no letter about a period that is not over', () => {
  expect(october(CANOE_JOURNAL, on(10, 31))).toEqual({ kind: 'unknown' })
})

test('there is no letter about a period with too few entries', () => {
  expect(october(CANOE_JOURNAL.slice(0, 12), on(11, 1))).toEqual({ kind: 'unknown' })
})

test('in a hard time no letter is read, not even one that was written before', () => {
  const hard = [...CANOE_JOURNAL, anEntry(on(11, 2), { content: 'I want to die and I have a plan.' })]
  expect(october(hard, on(11, 3))).toEqual({ kind: 'closed' })
  expect(october(hard, on(11, 3), storedOn(on(11, 1)))).toEqual({ kind: 'closed' })
})

test('entries that say too little make no letter', () => {
  const plain = Array.from({ length: 10 }, (_, i) => anEntry(OCTOBER.first + i))
  expect(october(plain, on(11, 1))).toEqual({ kind: 'few' })
})

test('a written letter can be read although most of its entries were deleted', () => {
  const letter = storedOn(on(11, 1))
  const quoted = letter?.sentences.flatMap(({ part, receipt }) => (part === 'line' ? receipt.entries : []))
  const few = CANOE_JOURNAL.filter(({ id, day }) => day < OCTOBER.first || quoted?.includes(id))
  expect(october(few, on(11, 9))).toEqual({ kind: 'unknown' })
  expect(october(few, on(11, 9), letter)).toMatchObject({ kind: 'letter', figures: { entries: 2 }, isNew: false })
})

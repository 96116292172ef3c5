import { expect, test } from 'vitest'
import { FIRST_DAY, openJournal } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { recurringWordSurge } from './detect.ts'

const page = (word: string) => `We spent the afternoon on ${word}, and at the table there was more talk of ${word}.`

test('a newly frequent word is found with both counts', () => {
  const entries = Array.from({ length: 36 }, (_, i) =>
    anEntry(FIRST_DAY + i, { content: page(i >= 26 && i % 5 ? 'harbour' : i === 3 ? 'harbour' : 'chores') }),
  )
  const result = recurringWordSurge.test(openJournal(entries), 'seed')
  expect(result).toMatchObject({ subject: 'harbour', isLarge: true })
  expect(result!.p).toBeLessThan(0.01)
  const slots = recurringWordSurge.tell(openJournal(entries), result!.key)?.slots
  expect(slots).toMatchObject({ word: 'harbour' })
  const { recent, window, before, earlier } = slots!
  expect([recent + before, window + earlier]).toEqual([9, 36])
})

test('a word spread over the journal is not found, and a dark word never', () => {
  const spread = Array.from({ length: 36 }, (_, i) =>
    anEntry(FIRST_DAY + i, { content: page(i % 3 ? 'chores' : 'harbour') }),
  )
  expect(recurringWordSurge.test(openJournal(spread), 'seed')?.p ?? 1).toBeGreaterThan(0.05)
  const dark = Array.from({ length: 36 }, (_, i) =>
    anEntry(FIRST_DAY + i, { content: page(i >= 26 ? 'hatred' : 'chores') }),
  )
  expect(recurringWordSurge.test(openJournal(dark), 'seed')?.subject).not.toBe('hatred')
})

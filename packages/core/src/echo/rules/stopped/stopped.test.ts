import { expect, test } from 'vitest'
import { openJournal } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import type { Receipt } from '../../finding/receipt.ts'
import { recountStopped } from './recount.ts'
import { stopped } from './detect.ts'

const PLAIN = 'I spent the long evening at the workshop and came home by bus.'
const POTTERY = 'I spent the long evening at the pottery and came home by bus.'

/** Entries of consecutive days: `often` of the first 30 have the sentence, none of the last 17. */
function journal(sentence = POTTERY, often = 20, rest = 17, step = 2) {
  return openJournal(
    Array.from({ length: 30 + rest }, (_, i) =>
      anEntry(20_000 + i * step, { mood: 4, content: i < 30 && i >= 30 - often ? sentence : PLAIN }),
    ),
  )
}

test('a word of many entries that has not come up for weeks is found, with its counts', () => {
  expect(stopped.test(journal(), 'seed')).toMatchObject({ subject: 'pottery', isLarge: true })
  const finding = stopped.tell(journal(), { lemma: 'pottery' })
  expect(finding?.slots).toEqual({ word: 'pottery', latest: 20_058, before: 20, earlier: 30, window: 17 })
  const receipt = { ...finding, day: 20_092 } as unknown as Receipt
  expect(recountStopped(receipt, journal())).toEqual(finding?.slots)
  expect(recountStopped(receipt, journal(PLAIN))).toBeNull()
})

test('a word of fewer entries, a short time and too few entries are not told', () => {
  expect(stopped.test(journal(POTTERY, 8), 'seed')?.isLarge ?? false).toBe(false)
  expect(stopped.test(journal(POTTERY, 20, 17, 1), 'seed')).toBeNull()
  expect(stopped.test(journal(POTTERY, 20, 10), 'seed')).toBeNull()
  expect(stopped.tell(journal(POTTERY, 20, 12), { lemma: 'pottery' })).toBeNull()
})

test('no one is told that they no longer write about a person', () => {
  const sister = journal('I spent the long evening with my sister and came home by bus.')
  expect(stopped.test(sister, 'seed')?.subject).not.toBe('sister')
  const ottilie = journal('I spent the long evening with Ottilie and came home by bus.')
  expect(stopped.tell(ottilie, { lemma: 'ottilie' })).toBeNull()
})

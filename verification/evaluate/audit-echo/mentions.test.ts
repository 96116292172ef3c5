import { expect, test } from 'vitest'
import { anEntry } from '../../../packages/core/testing/journals.ts'
import { auditEcho } from './index.ts'

/** October 5 is day 20,366. Fifty days; a name on some of them, and a word on the first thirty. */
const OCTOBER_5 = 20_366
const TOLD = { day: OCTOBER_5 + 60 }
const ENTRIES = Array.from({ length: 50 }, (_, i) => {
  const name = i === 0 || i === 20 || i === 49 ? 'We met with Ottilie on the long quay.' : 'The day went by.'
  return anEntry(OCTOBER_5 + i, { mood: 4, content: i < 30 ? `${name} I was at the pottery.` : name })
})
const audit = (text: string, entries = ENTRIES) => auditEcho(text, entries, TOLD)

test('the first and the latest mention of a name are looked up', () => {
  expect(audit('You first wrote “Ottilie” on October 5. The latest is from November 23.')).toEqual([])
  expect(audit('You first wrote “Ottilie” on October 6. The latest is from November 23.')).not.toEqual([])
  expect(audit('You first wrote “Ottilie” on October 5. The latest is from October 25.')).not.toEqual([])
  const quoted =
    '“We met with Ottilie on the long quay.” The first “Ottilie”, on October 5. The latest is from November 23.'
  expect(audit(quoted)).toEqual([])
  expect(audit(quoted.replace('long quay', 'short quay'))).not.toEqual([])
})

test('a word that no longer comes up was often there, and has not been since', () => {
  expect(audit('You wrote about “pottery” often, until November 3.')).toEqual([])
  expect(audit('You wrote about “pottery” often, until November 2.')).not.toEqual([])
  expect(audit('You wrote about “Ottilie” often, until November 23.')).not.toEqual([])
  expect(audit('Entries with “pottery”: all 30 up to November 3, none of the 20 since.')).toEqual([])
  expect(audit('Entries with “pottery”: all 30 up to November 3, none of the 19 since.')).not.toEqual([])
  expect(audit('You wrote about “pottery” often, until November 3.', ENTRIES.slice(0, 40))).not.toEqual([])
})

test('two questions are questions, of two days', () => {
  const asked = ENTRIES.map((entry, i) =>
    i % 40 === 5 ? { ...entry, content: 'What would a kitchen do with a door?' } : entry,
  )
  const question = '“What would a kitchen do with a door?”'
  expect(audit(`You asked this on October 10: ${question} And on November 19: ${question}`, asked)).toEqual([])
  expect(audit(`You asked this on October 11: ${question} And on November 19: ${question}`, asked)).not.toEqual([])
  const line = '“We met with Ottilie on the long quay.”'
  expect(audit(`You asked this on October 5: ${line} And on October 25: ${line}`)).toContain('The line is no question.')
})

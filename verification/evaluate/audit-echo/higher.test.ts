import { expect, test } from 'vitest'
import { anEntry } from '../../../packages/core/testing/journals.ts'
import { auditEcho } from './index.ts'

/** Two weeks: every second entry is tagged, and its energy is `apart` points above 3. */
function tagged(apart: number) {
  return Array.from({ length: 14 }, (_, i) => {
    const isTagged = i % 2 === 0
    return anEntry(20_000 + i, {
      mood: 3,
      energy: isTagged ? 3 + apart : 3,
      focus: 3,
      tags: isTagged ? [{ tag: 'run', source: 'user' }] : [],
    })
  })
}

const audit = (text: string, apart: number) => auditEcho(text, tagged(apart), { day: 20_020 })

test.each([
  'Your energy tends to be higher with #run.',
  'If #run wants a reference, your ratings will write one. Your energy is higher with it.',
  'There are seven entries here with #run. Your energy is higher in them.',
])('without a number, both means are computed again: %s', (text) => {
  expect(audit(text, 1)).toEqual([])
  expect(audit(text, 0)).toEqual(['The means are 0.00 apart.'])
  expect(audit(text, -1)).toEqual(['The means are -1.00 apart.'])
})

test('another rating, another day and another count are objected to', () => {
  expect(audit('Your mood tends to be higher with #run.', 1)).not.toEqual([])
  expect(audit('Your energy has been higher since about October 8.', 1)).not.toEqual([])
  expect(audit('There are six entries here with #run. Your energy is higher in them.', 1)).not.toEqual([])
  expect(audit('Your energy is higher.', 1)).toEqual(['Nothing is compared.'])
})

import { expect, test } from 'vitest'
import { found, TODAY } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { lookBack } from './detect.ts'

const LINE = 'A man at the market said his red clock runs on garden time.'
const at = (daysAgo: number, content = `Rain and nothing in it. ${LINE}`) =>
  anEntry(TODAY - daysAgo, { content, mood: 4 })

test('a line from 22 to 90 days ago is quoted with its day and its age', () => {
  const finding = found(lookBack, [at(90), anEntry(TODAY)])
  expect(finding?.slots).toEqual({ quote: LINE, date: TODAY - 90, days: 90 })
  expect(found(lookBack, [at(22), anEntry(TODAY)])?.slots.days).toBe(22)
})

test('newer entries are left to the mirror, and none older than ninety days is read', () => {
  expect(found(lookBack, [at(21), anEntry(TODAY)])).toBeNull()
  expect(found(lookBack, [at(91), anEntry(TODAY)])).toBeNull()
})

test('a line that was quoted before is not used', () => {
  expect(found(lookBack, [at(60), anEntry(TODAY)], [`On 1 May: “${LINE}”`])).toBeNull()
})

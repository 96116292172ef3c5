import { expect, test } from 'vitest'
import { auditEcho } from './index.ts'

const dayOf = (date: string) => Date.parse(date) / 86_400_000
const entry = (id: string, date: string, content: string) => ({
  id,
  day: dayOf(date),
  time: 0,
  content,
  mood: 4,
  tags: [],
})
const ENTRIES = [
  entry('a', '2026-04-08', 'Fog. Sandwiches were early. We left at noon.'),
  entry('b', '2026-12-09', 'Held the map, held the sandwiches, and was then asked to hold on a minute.'),
] as unknown as Parameters<typeof auditEcho>[1]
const heldLine = 'Held the map, held the sandwiches, and was then asked to hold on a minute.'

test('three words are a line beside another one, but not alone', () => {
  const told = { day: dayOf('2026-12-10') }
  expect(auditEcho(`From April 8: “Sandwiches were early.” And from December 9: “${heldLine}”`, ENTRIES, told)).toEqual(
    [],
  )
  expect(auditEcho('You wrote on April 8: “Sandwiches were early.”', ENTRIES, told)).toContain(
    'The line is a fragment.',
  )
})

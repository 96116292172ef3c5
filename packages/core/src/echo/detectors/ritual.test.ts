import { expect, test } from 'vitest'
import { TODAY, found } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { ritual } from './ritual.ts'

test('the two hours that hold most of the last entries', () => {
  const hours = [21, 22, 21, 22, 9, 21, 22, 21]
  const entries = hours.map((hour, i) => anEntry(TODAY - 7 + i, { hour }))
  expect(found(ritual, entries)?.slots).toEqual({ times: 7, entries: 8, start: 21, end: 23 })
  expect(
    found(
      ritual,
      hours.map((_, i) => anEntry(TODAY - 7 + i, { hour: 3 * i })),
    ),
  ).toBeNull()
})

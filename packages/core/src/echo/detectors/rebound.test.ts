import { expect, test } from 'vitest'
import { TODAY, found } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { rebound } from './rebound.ts'

test('completed low stretches, by their length in days', () => {
  const moods = [3, 2, 1, 3, 4, 2, 3, 3, 2, 2, 2, 4, 3, 3, 3, 4]
  const entries = moods.map((mood, i) => anEntry(TODAY - 15 + i, { mood }))
  expect(found(rebound, entries)?.slots).toEqual({ stretches: 3, longest: 3 })
  expect(found(rebound, entries.slice(3))).toBeNull()
})

test('nothing is said of low stretches while one has not ended', () => {
  const moods = [3, 2, 1, 3, 4, 2, 3, 3, 2, 2, 2, 4, 3, 3, 3, 1]
  const entries = moods.map((mood, i) => anEntry(TODAY - 15 + i, { mood }))
  expect(found(rebound, entries)).toBeNull()
})

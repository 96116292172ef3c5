import { expect, test } from 'vitest'
import { aWave, TODAY } from './journals.fixture.ts'
import { ratedReadings, recentEntries } from './reading.ts'

test('recent are the days up to today, without historic entries', () => {
  const entries = [
    aWave(TODAY + 1),
    aWave(TODAY),
    aWave(TODAY - 13),
    aWave(TODAY - 14),
    aWave(TODAY - 2, { historic: true }),
  ]
  expect(recentEntries(entries, TODAY, 14).map(({ day }) => day)).toEqual([TODAY, TODAY - 13])
  expect(recentEntries(entries, TODAY, 1).map(({ day }) => day)).toEqual([TODAY])
})

test('readings are in order of time, then id, the newest sixty, and rated in full', () => {
  const same = { time: 5 }
  const entries = [aWave(3, { id: 'b', ...same }), aWave(3, { id: 'a', ...same }), aWave(1, { focus: null })]
  expect(ratedReadings(entries).map(({ id }) => id)).toEqual(['a', 'b'])
  const many = Array.from({ length: 70 }, (_, i) => aWave(TODAY - i))
  const readings = ratedReadings(many)
  expect([readings.length, readings[0]?.day, readings.at(-1)?.day]).toEqual([60, TODAY - 59, TODAY])
})

test('words are counted without prompts, and the words of an entry that speaks of a crisis are not drawn on', () => {
  const [plain, dark] = ratedReadings([
    aWave(1, { content: 'The harbour, the harbours.' }),
    aWave(2, { content: 'The harbour. I want to kill myself.' }),
  ])
  expect(plain).toMatchObject({ wordCount: 4, frequencies: new Map([['harbour', 2]]) })
  expect(dark).toMatchObject({ wordCount: 7, frequencies: new Map() })
})

import { expect, test } from 'vitest'
import { pickPrompt } from '../prompts/index.ts'
import { aWave, TODAY } from './journals.fixture.ts'
import { ratedReadings, recentEntries } from './reading.ts'

test('recent entries are those up to today, without historic ones', () => {
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

test('readings are the newest sixty fully rated entries, ordered by time and then id', () => {
  const same = { time: 5 }
  const entries = [aWave(3, { id: 'b', ...same }), aWave(3, { id: 'a', ...same }), aWave(1, { focus: null })]
  expect(ratedReadings(entries).map(({ id }) => id)).toEqual(['a', 'b'])
  const many = Array.from({ length: 70 }, (_, i) => aWave(TODAY - i))
  const readings = ratedReadings(many)
  expect([readings.length, readings[0]?.day, readings.at(-1)?.day]).toEqual([60, TODAY - 59, TODAY])
})

test('a prompt copied into an entry is not counted', () => {
  const calm = {
    mood: 3,
    energy: 3,
    focus: 3,
    echoDepthScore: 0,
    topTags: [],
    timeOfDay: 'midday',
    fitting: 'all',
  } as const
  const { text } = pickPrompt(calm, [], () => 0.5)
  const [reading] = ratedReadings([aWave(1, { content: `${text}\nThe harbour.` })])
  expect(reading).toMatchObject({ wordCount: 2, frequencies: new Map([['harbour', 1]]) })
})

test('the words of an entry with crisis wording are not used', () => {
  const [plain, dark] = ratedReadings([
    aWave(1, { content: 'The harbour, the harbours.' }),
    aWave(2, { content: 'The harbour. I want to kill myself.' }),
  ])
  expect(plain).toMatchObject({ wordCount: 4, frequencies: new Map([['harbour', 2]]) })
  expect(dark).toMatchObject({ wordCount: 7, frequencies: new Map() })
})

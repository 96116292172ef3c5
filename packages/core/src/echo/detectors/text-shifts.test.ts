import { expect, test } from 'vitest'
import { openJournal } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { seededRandom } from '../../random/index.ts'
import { questionDensity } from './question-density.ts'
import { vocabulary } from './vocabulary.ts'
import { voiceShift } from './voice-shift.ts'

const NOUNS =
  'lamp chair window table garden ladder kettle bridge carpet button ribbon pencil basket candle mirror'.split(' ')
const ALONE = 'I carried the lamp upstairs and I put it by my window.'
const TOGETHER = 'We carried the lamp upstairs and we put it by our window.'

/** 140 pages of eight sentences, each drawn from `before`, and the last 24 from `lately`. */
function pages(before: readonly string[], lately: readonly string[]) {
  const random = seededRandom(before.join())
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  return openJournal(
    Array.from({ length: 140 }, (_, i) =>
      anEntry(1000 + i, { content: Array.from({ length: 8 }, () => pick(i < 116 ? before : lately)).join(' ') }),
    ),
  )
}

test('a writer who turns from I to we', () => {
  const journal = pages([ALONE, ALONE, ALONE, TOGETHER], [TOGETHER, TOGETHER, TOGETHER, ALONE])
  const result = voiceShift.test(journal, 'seed')!
  expect(result.isLarge).toBe(true)
  expect(['we+', 'i-']).toContain(result.subject)
  expect(result.p).toBeLessThan(0.005)
  const { slots, entries } = voiceShift.tell(journal, 'we+@long')!
  expect(slots).toMatchObject({ voice: 'words such as “we” and “our”', direction: 'more', first: 'we', second: 'our' })
  expect(Number(slots['rate'])).toBeGreaterThan(Number(slots['otherRate']))
  expect(entries).toHaveLength(24)
  expect(voiceShift.tell(journal, 'we-@long')).toBeNull()
})

test('a writer who begins to ask', () => {
  const journal = pages([ALONE, ALONE, ALONE, 'Who carried it up there?'], ['Who carried it up there?', ALONE])
  const result = questionDensity.test(journal, 'seed')!
  expect(result).toMatchObject({ subject: 'more', isLarge: true })
  expect(result.p).toBeLessThan(0.005)
  const { slots } = questionDensity.tell(journal, result.key)!
  expect(Number(slots['rate'])).toBeGreaterThan(Number(slots['otherRate']) + 5)
})

test('a writer whose words become more various', () => {
  const line = (nouns: readonly string[]) => nouns.map((noun) => `There was the ${noun} of the old house.`)
  const journal = pages(line(NOUNS.slice(0, 3)), line(NOUNS))
  const result = vocabulary.test(journal, 'seed')!
  expect(result).toMatchObject({ subject: 'wider', isLarge: true })
  const { slots } = vocabulary.tell(journal, result.key)!
  expect(slots['direction']).toBe('wider')
  expect(Number(slots['range'])).toBeGreaterThan(Number(slots['otherRange']))
})

test('pages drawn alike have no shift', () => {
  const journal = pages([ALONE, TOGETHER], [ALONE, TOGETHER])
  expect(voiceShift.test(journal, 'seed')!.p).toBeGreaterThan(0.05)
  expect(questionDensity.test(journal, 'seed')).toBeNull()
})

import { expect, test } from 'vitest'
import { openJournal, ratedDays } from '../../../testing/detect.ts'
import { tagMood } from './tag-mood.ts'

const tagged = (tag: string, source: 'hash' | 'auto' = 'hash') => [{ tag, source }]

test('a planted tag has a small p, and its numbers are those of the entries', () => {
  const entries = ratedDays(30, 'tag', (i) => (i % 3 === 0 ? { lift: 1.6, tags: tagged('run') } : {}))
  const result = tagMood.test(openJournal(entries), 'seed')
  expect(result).toMatchObject({ key: 'run|mood', isLarge: true })
  expect(result!.p).toBeLessThan(0.005)
  const inside = entries.filter(({ tags }) => tags.length > 0).map(({ mood }) => mood!)
  const mean = Number((inside.reduce((a, b) => a + b) / inside.length).toFixed(1))
  expect(tagMood.tell(openJournal(entries), 'run|mood')?.slots).toMatchObject({
    tag: 'run',
    metric: 'mood',
    entries: 10,
    others: 20,
    mean,
    direction: 'higher',
  })
})

test('the difference shown is that of the means shown', () => {
  const { mean, otherMean, difference } = tagMood.tell(
    openJournal(ratedDays(30, 'subtract', (i) => (i % 3 === 0 ? { lift: 1.6, tags: tagged('run') } : {}))),
    'run|mood',
  )!.slots as Record<string, number>
  expect(difference).toBeCloseTo(mean! - otherMean!, 9)
})

test('a guessed tag counts only once it stood on five entries', () => {
  const few = ratedDays(30, 'auto', (i) =>
    i % 4 === 0 ? { lift: 1.6, tags: tagged('run', i < 16 ? 'auto' : 'hash') } : {},
  )
  expect(tagMood.test(openJournal(few), 'seed')).toBeNull()
  const kept = ratedDays(30, 'auto', (i) =>
    i % 4 === 0 ? { lift: 1.6, tags: tagged('run', i < 20 ? 'auto' : 'hash') } : {},
  )
  expect(tagMood.test(openJournal(kept), 'seed')?.key).toBe('run|mood')
})

test('too few tagged entries, or too few others, are not tested; a small difference is not told', () => {
  expect(tagMood.test(openJournal(ratedDays(30, 'few', (i) => (i < 4 ? { tags: tagged('run') } : {}))), 's')).toBeNull()
  expect(
    tagMood.test(openJournal(ratedDays(30, 'all', (i) => (i < 25 ? { tags: tagged('run') } : {}))), 's'),
  ).toBeNull()
  const even = ratedDays(30, 'even', (i) => ({ mood: 3 + (i % 2), tags: i % 4 < 2 ? tagged('run') : [] }))
  expect(tagMood.tell(openJournal(even), 'run|mood')).toBeNull()
})

test('what a tag is called does not decide whether it is tested', () => {
  // Five tags on six entries each, of which four are tested: the one used last stays out under any name.
  const named = (names: readonly string[]) =>
    ratedDays(36, 'names', (i) => ({ lift: i % 6 === 4 ? 2 : 0, tags: i % 6 < 5 ? tagged(names[i % 6]!) : [] }))
  expect(tagMood.test(openJournal(named(['a', 'b', 'c', 'd', 'run'])), 'seed')?.key).not.toBe('run|mood')
  expect(tagMood.test(openJournal(named(['w', 'x', 'y', 'z', 'run'])), 'seed')?.key).not.toBe('run|mood')
  expect(tagMood.test(openJournal(named(['w', 'x', 'y', 'z', 'a'])), 'seed')?.key).not.toBe('a|mood')
})

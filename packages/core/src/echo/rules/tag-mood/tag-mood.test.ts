import { expect, test } from 'vitest'
import { openJournal, ratedDays } from '../../../../testing/detect.ts'
import { tagMood } from './detect.ts'

const tagged = (tag: string, source: 'hash' | 'auto' = 'hash') => [{ tag, source }]

test('a planted tag has a small p, and its numbers are those of the entries', () => {
  const entries = ratedDays(30, 'tag', (i) => (i % 3 === 0 ? { lift: 1.6, tags: tagged('run') } : {}))
  const result = tagMood.test(openJournal(entries), 'seed')
  expect(result).toMatchObject({ key: { group: 'run', metric: 'mood' }, isLarge: true })
  expect(result!.p).toBeLessThan(0.005)
  const inside = entries.filter(({ tags }) => tags.length > 0).map(({ mood }) => mood!)
  const mean = Number((inside.reduce((a, b) => a + b) / inside.length).toFixed(1))
  expect(tagMood.tell(openJournal(entries), { group: 'run', metric: 'mood' })?.slots).toMatchObject({
    tag: 'run',
    metric: 'mood',
    entries: 10,
    others: 20,
    mean,
    direction: 'higher',
  })
})

test('the difference shown is the difference of the means shown', () => {
  const { mean, otherMean, difference } = tagMood.tell(
    openJournal(ratedDays(30, 'subtract', (i) => (i % 3 === 0 ? { lift: 1.6, tags: tagged('run') } : {}))),
    { group: 'run', metric: 'mood' },
  )!.slots
  expect(difference).toBeCloseTo(mean - otherMean, 9)
})

test('an auto-tag counts only after it was kept on five entries', () => {
  const few = ratedDays(30, 'auto', (i) =>
    i % 4 === 0 ? { lift: 1.6, tags: tagged('run', i < 16 ? 'auto' : 'hash') } : {},
  )
  expect(tagMood.test(openJournal(few), 'seed')).toBeNull()
  const kept = ratedDays(30, 'auto', (i) =>
    i % 4 === 0 ? { lift: 1.6, tags: tagged('run', i < 20 ? 'auto' : 'hash') } : {},
  )
  expect(tagMood.test(openJournal(kept), 'seed')?.key).toEqual({ group: 'run', metric: 'mood' })
})

test('too few tagged or untagged entries are not tested, and a small difference is not shown', () => {
  expect(tagMood.test(openJournal(ratedDays(30, 'few', (i) => (i < 4 ? { tags: tagged('run') } : {}))), 's')).toBeNull()
  expect(
    tagMood.test(openJournal(ratedDays(30, 'all', (i) => (i < 25 ? { tags: tagged('run') } : {}))), 's'),
  ).toBeNull()
  const even = ratedDays(30, 'even', (i) => ({ mood: 3 + (i % 2), tags: i % 4 < 2 ? tagged('run') : [] }))
  expect(tagMood.tell(openJournal(even), { group: 'run', metric: 'mood' })).toBeNull()
})

test('the name of a tag does not decide whether it is tested', () => {
  // Five tags on six entries each, of which four are tested: the one used last is left out under any name.
  const named = (names: readonly string[]) =>
    ratedDays(36, 'names', (i) => ({ lift: i % 6 === 4 ? 2 : 0, tags: i % 6 < 5 ? tagged(names[i % 6]!) : [] }))
  expect(tagMood.test(openJournal(named(['a', 'b', 'c', 'd', 'run'])), 'seed')?.key).not.toEqual({
    group: 'run',
    metric: 'mood',
  })
  expect(tagMood.test(openJournal(named(['w', 'x', 'y', 'z', 'run'])), 'seed')?.key).not.toEqual({
    group: 'run',
    metric: 'mood',
  })
  expect(tagMood.test(openJournal(named(['w', 'x', 'y', 'z', 'a'])), 'seed')?.key).not.toEqual({
    group: 'a',
    metric: 'mood',
  })
})

test('no one is told that a person goes with lower ratings; of a thing or a place it is', () => {
  const told = (tag: string, sentence: string, lift: number) =>
    tagMood.tell(
      openJournal(
        ratedDays(30, 'person', (i) =>
          i % 3 === 0 ? { lift, tags: tagged(tag), content: `We spent the afternoon ${sentence} again.` } : {},
        ),
      ),
      { group: tag, metric: 'mood' },
    )?.slots.direction
  expect(told('mother', 'with my mother', -1.6)).toBeUndefined()
  expect(told('ruben', 'with Ruben', -1.6)).toBeUndefined()
  expect(told('lisbon', 'in Lisbon', -1.6)).toBe('lower')
  expect(told('ruben', 'with Ruben', 1.6)).toBe('higher')
})

test('a second tag is found beside a stronger one, and a shadow of the first is not', () => {
  const entries = ratedDays(90, 'several', (i) => {
    const [isWork, isRun] = [i % 3 === 0, i % 5 < 2]
    // A shadow: with most of the entries tagged #work, and nothing of its own.
    const isShadow = isWork && i % 4 !== 0
    const tags = [isWork ? tagged('work') : [], isRun ? tagged('run') : [], isShadow ? tagged('desk') : []].flat()
    return { lift: (isWork ? -1.3 : 0) + (isRun ? 0.9 : 0), tags }
  })
  const result = tagMood.test(openJournal(entries), 'seed')
  expect(result?.key).toEqual({ group: 'work', metric: 'mood' })
  expect(result?.later?.map(({ key }) => key.group)).toContain('run')
  expect(result?.later?.map(({ key }) => key.group)).not.toContain('desk')
})

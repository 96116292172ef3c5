import { expect, test } from 'vitest'
import { joinedTags } from './joined-tags.ts'
import type { Tag } from './tags.ts'

const FOUND: readonly Tag[] = [
  { tag: 'harbor light', source: 'auto' },
  { tag: 'sea', source: 'hash' },
]

test('hashtags come first, then given tags, then key phrases', () => {
  const tags = joinedTags(FOUND, { given: ['boat'], onlyGiven: false })
  expect(tags.map(({ tag, source }) => [tag, source])).toEqual([
    ['sea', 'hash'],
    ['boat', 'user'],
    ['harbor light', 'auto'],
  ])
})

test('a given tag that is a hashtag already is not added twice', () => {
  expect(joinedTags(FOUND, { given: ['Sea'], onlyGiven: true })).toEqual([{ tag: 'sea', source: 'hash' }])
})

test('an entry has at most eight tags of its text, and 32 that were given', () => {
  const named = (count: number) => Array.from({ length: count }, (_, index) => `tag${index}`)
  const joined = (count: number) => joinedTags(FOUND, { given: named(count), onlyGiven: false }).map(({ tag }) => tag)
  expect(joined(7)).toHaveLength(8)
  const hashtags = FOUND.filter(({ source }) => source === 'hash').map(({ tag }) => tag)
  expect(joined(12)).toEqual([...hashtags, ...named(12)])
  expect(joined(40)).toHaveLength(32)
})

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

test('an entry has at most eight tags', () => {
  const given = Array.from({ length: 12 }, (_, index) => `tag${index}`)
  expect(joinedTags(FOUND, { given, onlyGiven: false })).toHaveLength(8)
})

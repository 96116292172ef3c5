import { expect, test } from 'vitest'
import { everyToldLine } from '../../packages/core/testing/every-line.ts'
import { parse } from './index.ts'

test('every line of every rule and tone can be read, with each of its boundary values', () => {
  const unread = everyToldLine().flatMap(({ text }) => parse(text).unread ?? [])
  expect(unread).toEqual([])
})

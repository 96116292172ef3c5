import { expect, test } from 'vitest'
import { everyToldLine } from '../../../packages/core/testing/every-line.ts'
import { parse } from './index.ts'

test('the audit can read every line of every rule and tone, with each boundary value', () => {
  const unread = everyToldLine().flatMap(({ text }) => parse(text).unread ?? [])
  expect(unread).toEqual([])
})

import { expect, test } from 'vitest'
import { isTooLong, oneLine, plainText } from './plain-text.ts'

test('a text has line feeds, no space at the end of a line and at most one blank line in a row', () => {
  expect(plainText('\uFEFF\r\n a  \r\n\r\n \r\n\tb\u200b\u2028c\n\n\n')).toBe(' a\n\n\tb\nc')
})

test('marks of programs vanish and letters stay', () => {
  expect(plainText('a\0\ufffcb \ud800 👩‍👩‍👧 می‌خواهم')).toBe('ab \ufffd 👩‍👩‍👧 می‌خواهم')
  expect(oneLine(' so\r\n  be\u00a0it ')).toBe('so be it')
})

test('an entry has room for a megabyte of UTF-8', () => {
  expect(isTooLong('a'.repeat(1_048_576))).toBe(false)
  expect(isTooLong('é'.repeat(600_000))).toBe(true)
})

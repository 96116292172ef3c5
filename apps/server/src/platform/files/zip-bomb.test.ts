import { expect, test } from 'vitest'
import { isZipBomb } from './zip-bomb.ts'

const MB = 1_048_576

test.each([
  ['32 MiB of one letter', 32 * MB, 32_768, false],
  ['a byte more', 32 * MB + 1, 32_768, true],
  ['a gigabyte that is 250 times its size', 1_000 * MB, 4 * MB, false],
  ['a byte more than 250 times', 1_000 * MB + 1, 4 * MB, true],
  ['what is empty when packed', 33 * MB, 0, true],
  ['an empty file', 0, 0, false],
])('%s is a bomb or not', (_, unpacked, packed, isBomb) => {
  expect(isZipBomb(unpacked, packed)).toBe(isBomb)
})

import { expect, test } from 'vitest'
import { CONTENT_MAX_BYTES } from './constants.ts'
import { sizeText } from './size-text.ts'

test.each([
  [CONTENT_MAX_BYTES, '1 MB'],
  [25 * 1_048_576, '25 MB'],
  [1_073_741_824, '1 GB'],
  [6 * 1_073_741_824, '6 GB'],
])('a limit of %i bytes reads %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

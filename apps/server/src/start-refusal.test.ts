import { expect, test } from 'vitest'
import { startRefusal } from './start-refusal.ts'

const refusal = (facts: Partial<NodeJS.ErrnoException>) => startRefusal(Object.assign(new Error('As it is.'), facts))

test('a data folder that cannot be made, written or filled is said in a sentence', () => {
  const mkdir = { syscall: 'mkdir', path: '/data' }
  expect(refusal({ code: 'ENOENT', ...mkdir })).toBe('/data cannot be made. Choose another DATA_DIR.')
  expect(refusal({ code: 'EROFS', ...mkdir })).toBe('/data cannot be written. Choose another DATA_DIR.')
  expect(refusal({ code: 'ENOSPC' })).toContain('is full')
})

test('a missing file of the program is not taken for a setting', () => {
  expect(refusal({ code: 'ENOENT', syscall: 'open', path: '/app/dist/index.html' })).toBeNull()
})

import { expect, test } from 'vitest'
import { startRefusal, unforeseen } from './start-refusal.ts'

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

test('what nobody foresaw is printed without a word of what it was about', () => {
  const error = Object.assign(new TypeError('I wrote this on a dark day'), {
    code: 'ODD',
    details: { entry: 'my text' },
  })
  expect(unforeseen(error)).toMatch(/^Soundings ended for a reason that nobody foresaw: TypeError \(ODD\)\n +at /)
  expect(unforeseen(error)).not.toMatch(/dark day|my text/)
})

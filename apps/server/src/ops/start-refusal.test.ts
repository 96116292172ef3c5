import { expect, test } from 'vitest'
import { startRefusal, unforeseen } from './start-refusal.ts'

const refusal = (facts: Partial<NodeJS.ErrnoException>) => startRefusal(Object.assign(new Error('As it is.'), facts))

test('a data folder that cannot be created or written stops the start with an error message', () => {
  const mkdir = { syscall: 'mkdir', path: '/data' }
  expect(refusal({ code: 'ENOENT', ...mkdir })).toBe('Couldn’t create /data. Choose another DATA_DIR.')
  expect(refusal({ code: 'EROFS', ...mkdir })).toBe('/data is read-only. Choose another DATA_DIR.')
  expect(refusal({ code: 'ENOSPC' })).toContain('is full')
})

test('a missing file of the program is not blamed on a setting', () => {
  expect(refusal({ code: 'ENOENT', syscall: 'open', path: '/app/dist/index.html' })).toBeNull()
})

test('an unexpected error is printed without its message', () => {
  const error = Object.assign(new TypeError('I wrote this on a dark day'), {
    code: 'ODD',
    details: { entry: 'my text' },
  })
  expect(unforeseen(error)).toMatch(/^Soundings stopped because of an unexpected error: TypeError \(ODD\)\n +at /)
  expect(unforeseen(error)).not.toMatch(/dark day|my text/)
})

import { expect, test } from 'vitest'
import { DbFullError } from '../errors.ts'
import { refuseWithoutRoom } from './room.ts'

const MIB = 1_048_576

test('a statement is refused when the disk has no space for its data besides the database log', () => {
  expect(() => refuseWithoutRoom(31 * MIB)).toThrow(DbFullError)
  expect(() => refuseWithoutRoom(33 * MIB)).not.toThrow()
  expect(() => refuseWithoutRoom(33 * MIB, ['id', Buffer.alloc(MIB)])).toThrow(/is full, so nothing was written/)
  expect(() => refuseWithoutRoom(40 * MIB, ['id', Buffer.alloc(MIB)])).not.toThrow()
  expect(() => refuseWithoutRoom(40 * MIB, [['x'.repeat(2 * MIB), 'x'.repeat(2 * MIB)], 7, null])).toThrow(DbFullError)
})

import { expect, test } from 'vitest'
import { diskRoom } from './disk-room.ts'

const PETABYTE = 1e15

test('an upload that is larger than the disk is refused with a sentence', async () => {
  const disk = diskRoom()
  await expect(disk.reserve(PETABYTE)).rejects.toMatchObject({
    code: 'DISK_FULL',
    message: expect.stringContaining('no room for files of this size'),
  })
  // The refused room is free again.
  expect(await fits(disk, 1)).toBe(true)
})

test('uploads that arrive at the same time don’t take the same room twice', async () => {
  const disk = diskRoom()
  let most = 1
  // The largest power of two that fits alone.
  for (; await fits(disk, most * 2); most *= 2);
  using _first = await disk.reserve(most)
  expect([await fits(disk, most), await fits(disk, 1)]).toEqual([false, true])
})

async function fits(disk: ReturnType<typeof diskRoom>, bytes: number): Promise<boolean> {
  try {
    using _room = await disk.reserve(bytes)
    return true
  } catch {
    return false
  }
}

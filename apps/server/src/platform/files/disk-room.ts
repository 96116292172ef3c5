import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { AppError } from '#server/errors.ts'

/** The share of the disk that uploads leave free. */
const KEPT_FREE = 0.1

/** Room for large uploads on the disk of temporary files. */
export type DiskRoom = {
  /** Reserves room for a body while it arrives. @throws AppError when the disk hasn't as much */
  reserve(bytes: number): Promise<Disposable>
}

/** Counts what is arriving, so that uploads at the same time don't fill the disk together. */
export function diskRoom(): DiskRoom {
  let reserved = 0
  return {
    async reserve(bytes) {
      reserved += bytes
      const room = { [Symbol.dispose]: () => void (reserved -= bytes) }
      const { bavail, blocks, bsize } = await statfs(tmpdir())
      // Bytes that an upload has already written count twice, which is on the safe side.
      if (bavail * bsize - reserved >= blocks * bsize * KEPT_FREE) return room
      room[Symbol.dispose]()
      throw new AppError(
        'DISK_FULL',
        'The server has no room for files of this size at the moment. Try again later, or export a part of your journal at a time.',
      )
    },
  }
}

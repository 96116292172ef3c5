import { execFile } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PIECE = Buffer.alloc(1_048_576)

/** A separate disk that can be filled and emptied by another program. */
export type SmallDisk = AsyncDisposable & {
  readonly folder: string
  freeBytes(): number
  /** Another program writes until this many bytes are free. */
  fillUntil(free: number): Promise<void>
  /** Removes what the other program wrote. */
  makeRoom(): Promise<void>
}

/** Mounts an in-memory disk; null where this user lacks the right. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  return {
    folder,
    freeBytes,
    async fillUntil(free) {
      await using file = await open(ballast, 'a')
      for (let left = freeBytes() - free; left > 0; left = freeBytes() - free) {
        await file.write(PIECE, 0, Math.min(left, PIECE.length))
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      await run('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}

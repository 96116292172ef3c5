import { execFile } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PIECE = Buffer.alloc(1_048_576)

/** A disk of its own, which can be filled by somebody else and emptied again. */
export type SmallDisk = AsyncDisposable & {
  readonly folder: string
  freeBytes(): number
  /** Another program writes until so many bytes are free. */
  fillUntil(free: number): Promise<void>
  /** What the other program wrote is removed. */
  makeRoom(): Promise<void>
}

/** Mounts a disk in memory; null where this user may not. */
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

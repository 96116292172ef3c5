import type { ArchiveCheck } from '@soundings/contract/archive'
import { AppError } from '#server/errors.ts'
import type { ScratchSource } from '#server/platform/files/scratch-file.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import { openArchive, type Archive } from './open-archive.ts'
import { verifyArchive } from './verify-archive.ts'

/** Reports whether an archive is valid, and if not, why. Writes nothing. */
export async function checkArchive(scratch: ScratchSource, work: LongWork): Promise<ArchiveCheck> {
  let archive: Archive | null = null
  try {
    archive = await openArchive(scratch)
    await verifyArchive(archive, work)
    return { whole: true, problem: null, ...heldBy(archive) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { whole: false, problem: error.message, ...heldBy(archive) }
  }
}

function heldBy(archive: Archive | null): Pick<ArchiveCheck, 'created_at' | 'counts'> {
  return { created_at: archive?.manifest.created_at ?? null, counts: archive?.manifest.counts ?? null }
}

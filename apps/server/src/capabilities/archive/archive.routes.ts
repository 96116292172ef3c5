import { ARCHIVE_MAX_BYTES } from '@soundings/contract/archive'
import { archive } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { StandingDeps } from '#server/capabilities/echoes/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { scratchFile, type ScratchFile } from '#server/platform/files/scratch-file.ts'
import type { Downloads } from '#server/platform/http/download.ts'
import { answerWithProgress, hungUp } from '#server/platform/http/progress-answer.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { receiveUploadPieces, registerUploads, UPLOAD_ENVELOPE } from '#server/platform/http/uploads.ts'
import { archiveReader } from './read/archive-reader.ts'
import type { ArchiveQueue } from './archive-queue.ts'
import { restoreArchive, verifying } from './restore/restore-archive.ts'
import { writeArchive } from './write/write-archive.ts'

const HEAVY = { isHeavy: true } as const

type ArchiveDeps = StandingDeps & {
  db: Db
  photographs: PhotographReader
  quotaBytes: number
  clock: () => Date
  archives: ArchiveQueue
  download: Downloads
  /** Called with an account whose journal has changed. */
  journalChanged: (accountId: string) => void
}

/** Writes and restores a person's archive; the same in every tier. */
export function archiveRoutes(deps: ArchiveDeps): FastifyPluginAsync {
  const upload = { ...HEAVY, bodyLimit: ARCHIVE_MAX_BYTES + UPLOAD_ENVELOPE }
  const queue = deps.archives
  return async (app) => {
    await registerUploads(app)

    route(
      app,
      archive.download,
      (request, reply) =>
        deps.download(request, reply, () => writeArchive(deps, accountOf(request).vault, deps.clock())),
      HEAVY,
    )

    route(
      app,
      archive.verify,
      (request, reply) =>
        received(request, reply, async (scratch, work) => {
          await using reader = await archiveReader(scratch, work)
          return await reader.check()
        }),
      upload,
    )

    route(
      app,
      archive.restore,
      (request, reply) => {
        const { vault } = accountOf(request)
        return received(request, reply, async (scratch, work) => {
          await using reader = await archiveReader(scratch, { ...work, onProgress: verifying(work) })
          try {
            return await restoreArchive(deps, vault, reader, work)
          } finally {
            deps.journalChanged(vault.accountId)
          }
        })
      },
      upload,
    )

    /** Writes the upload to disk on the account's turn, and reads it when this server has capacity. */
    async function received<T extends object>(
      request: FastifyRequest,
      reply: FastifyReply,
      read: (scratch: ScratchFile, work: LongWork) => Promise<T>,
    ): Promise<T> {
      const permit = await queue.ofAccount(accountOf(request).vault.accountId, hungUp(reply))
      const scratch = await scratchFile(receiveUploadPieces(request, ARCHIVE_MAX_BYTES)).catch((error: unknown) => {
        permit[Symbol.dispose]()
        throw error
      })
      return answerWithProgress(request, reply, async (work) => {
        using _permit = permit
        await using file = scratch
        using _room = await queue.ofServer(work.signal)
        return await read(file, work)
      })
    }
  }
}

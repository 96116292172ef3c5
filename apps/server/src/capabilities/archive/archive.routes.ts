import { ARCHIVE_MAX_BYTES, ArchiveCheck, RestoredArchive } from '@soundings/contract/archive'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Db } from '#server/db/port.ts'
import { scratchFile, type ScratchFile } from '#server/files/scratch-file.ts'
import type { Downloads } from '#server/http/download.ts'
import { answerWithProgress, hungUp, type LongWork } from '#server/http/progress-answer.ts'
import type { PhotographReader } from '#server/photographs/photograph-reader.ts'
import { accountOf } from '#server/http/session.ts'
import { receiveUploadPieces, registerUploads } from '#server/http/uploads.ts'
import { archiveReader } from './archive-reader.ts'
import { archiveTurns } from './archive-turns.ts'
import { restoreArchive, verifying } from './restore-archive.ts'
import { writeArchive } from './write-archive.ts'

const heavy = { access: 'account', isHeavy: true } as const
/** What surrounds the file in a body. */
const ENVELOPE = 64 * 1024

type ArchiveDeps = {
  db: Db
  analyst: Analyst
  photographs: PhotographReader
  clock: () => Date
  download: Downloads
  /** Told of an account whose journal has become another one. */
  journalChanged: (accountId: string) => void
}

/** Everything of a person as one file, and the way back; the same in every tier. */
export function archiveRoutes(deps: ArchiveDeps): FastifyPluginAsyncZod {
  const upload = { config: heavy, bodyLimit: ARCHIVE_MAX_BYTES + ENVELOPE }
  const turns = archiveTurns()
  return async (app) => {
    await registerUploads(app)

    app.get('/archive', { config: heavy }, async (request, reply) =>
      deps.download(request, reply, () => writeArchive(deps, accountOf(request).vault, deps.clock())),
    )

    app.post('/archive/verify', { ...upload, schema: { response: { 200: ArchiveCheck } } }, async (request, reply) =>
      received(request, reply, async (scratch, work) => {
        await using archive = await archiveReader(scratch, work)
        return await archive.check()
      }),
    )

    app.post(
      '/archive/restore',
      { ...upload, schema: { response: { 200: RestoredArchive } } },
      async (request, reply) => {
        const { vault } = accountOf(request)
        return received(request, reply, async (scratch, work) => {
          await using archive = await archiveReader(scratch, { ...work, onProgress: verifying(work) })
          try {
            return await restoreArchive(deps, vault, archive, work)
          } finally {
            deps.journalChanged(vault.accountId)
          }
        })
      },
    )

    /** Takes an archive to disk when the account's turn has come, and reads it when there is room on this server. */
    async function received<T extends object>(
      request: FastifyRequest,
      reply: FastifyReply,
      read: (scratch: ScratchFile, work: LongWork) => Promise<T>,
    ): Promise<T> {
      const turn = await turns.ofAccount(accountOf(request).vault.accountId, hungUp(reply))
      const scratch = await scratchFile(receiveUploadPieces(request, ARCHIVE_MAX_BYTES)).catch((error: unknown) => {
        turn[Symbol.dispose]()
        throw error
      })
      return answerWithProgress(request, reply, async (work) => {
        using _turn = turn
        await using file = scratch
        using _room = await turns.ofServer(work.signal)
        return await read(file, work)
      })
    }
  }
}

import { ARCHIVE_MAX_BYTES, ArchiveCheck, RestoredArchive } from '@soundings/contract/archive'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Db } from '#server/db/port.ts'
import { scratchFile } from '#server/files/scratch-file.ts'
import { sendFile } from '#server/http/download.ts'
import { answerWithProgress } from '#server/http/progress-answer.ts'
import { accountOf } from '#server/http/session.ts'
import { receiveUploadPieces, registerUploads } from '#server/http/uploads.ts'
import { checkArchive } from './check-archive.ts'
import { openArchive } from './open-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import { writeArchive } from './write-archive.ts'

const access = { access: 'account' } as const
/** What surrounds the file in a body. */
const ENVELOPE = 64 * 1024

type ArchiveDeps = {
  db: Db
  analyst: Analyst
  clock: () => Date
  /** Told of an account whose journal has become another one. */
  journalChanged: (accountId: string) => void
}

/** Everything of a person as one file, and the way back; the same in every tier. */
export function archiveRoutes(deps: ArchiveDeps): FastifyPluginAsyncZod {
  const upload = { config: access, bodyLimit: ARCHIVE_MAX_BYTES + ENVELOPE }
  return async (app) => {
    await registerUploads(app)

    app.get('/archive', { config: access }, async (request, reply) =>
      sendFile(reply, await writeArchive(deps, accountOf(request).vault, deps.clock())),
    )

    app.post('/archive/verify', { ...upload, schema: { response: { 200: ArchiveCheck } } }, async (request, reply) => {
      const scratch = await scratchFile(receiveUploadPieces(request, ARCHIVE_MAX_BYTES))
      return answerWithProgress(request, reply, async (work) => {
        await using file = scratch
        return await checkArchive(file, work)
      })
    })

    app.post(
      '/archive/restore',
      { ...upload, schema: { response: { 200: RestoredArchive } } },
      async (request, reply) => {
        const { vault } = accountOf(request)
        const scratch = await scratchFile(receiveUploadPieces(request, ARCHIVE_MAX_BYTES))
        return answerWithProgress(request, reply, async (work) => {
          await using file = scratch
          const restored = await restoreArchive(deps, vault, await openArchive(file), work)
          deps.journalChanged(vault.accountId)
          return restored
        })
      },
    )
  }
}

import { randomUUID } from 'node:crypto'
import { uploads } from '@soundings/contract/endpoints'
import { BATCH_FILES_MAX, DOCUMENT_MAX_BYTES, PHOTOGRAPH_MAX_BYTES } from '@soundings/contract/imports'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { answerWithProgress, hungUp, type LongWork } from '#server/platform/http/progress-answer.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { receiveUpload, receiveUploads, registerUploads, type Upload } from '#server/platform/http/uploads.ts'
import { FairSemaphore } from '#server/platform/isolation/fair-semaphore.ts'
import {
  classifyImports,
  unclassifiedImports,
  uploadDocument,
  uploadPhotograph,
  type ImportsDeps,
} from './imports.service.ts'
import { importBatch } from './import-batch.ts'
import { toPendingImport } from './pending-import-answer.ts'
import { processImports } from './process-imports.service.ts'

const HEAVY = { isHeavy: true } as const
/** Bytes around the files in a multipart body. */
const ENVELOPE = 64 * 1024

/** Uploads of one account whose bodies wait to be read, and files in this server's memory. */
const WAITING_MAX = 60
const READ_AT_ONCE = 2

/** Files are uploaded, classified if they contain no dates, and become entries (docs/spec/rules.md#imports). */
export function uploadsRoutes(deps: ImportsDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    await registerUploads(app)
    // A body waits on its connection for its account's turn, then on disk until there is memory for it.
    const bodies = new FairSemaphore(Number.POSITIVE_INFINITY, WAITING_MAX)
    const readings = new FairSemaphore(READ_AT_ONCE, WAITING_MAX)

    async function received<T extends object>(
      request: FastifyRequest,
      reply: FastifyReply,
      maxBytes: number,
      read: (upload: Upload, work: LongWork) => Promise<T>,
    ): Promise<T> {
      const { accountId } = accountOf(request).vault
      const permit = await bodies.take(accountId, hungUp(reply))
      const upload = await receiveUpload(request, maxBytes).catch((error: unknown) => {
        permit[Symbol.dispose]()
        throw error
      })
      return answerWithProgress(request, reply, async (work) => {
        using _permit = permit
        await using file = upload.file
        using _room = await readings.take(accountId, work.signal)
        return await read({ name: upload.name, bytes: await file.bytes() }, work)
      })
    }

    route(
      app,
      uploads.document,
      (request, reply) => {
        const { vault } = accountOf(request)
        return received(request, reply, DOCUMENT_MAX_BYTES, (upload, work) =>
          uploadDocument(deps, vault, upload, { ...work, now: deps.clock() }),
        )
      },
      { ...HEAVY, bodyLimit: DOCUMENT_MAX_BYTES + ENVELOPE },
    )

    route(
      app,
      uploads.batch,
      async (request, reply) => {
        const { vault } = accountOf(request)
        const signal = hungUp(reply)
        using _permit = await bodies.take(vault.accountId, signal)
        const files = receiveUploads(request, { maxBytes: DOCUMENT_MAX_BYTES, maxFiles: BATCH_FILES_MAX })
        const results = await importBatch({ ...deps, readings }, vault, files, signal)
        return { ok: results.errors.length === 0, results }
      },
      { ...HEAVY, bodyLimit: BATCH_FILES_MAX * DOCUMENT_MAX_BYTES },
    )

    route(
      app,
      uploads.photograph,
      (request, reply) => {
        const { vault } = accountOf(request)
        return received(request, reply, PHOTOGRAPH_MAX_BYTES, (upload, work) =>
          uploadPhotograph(deps, vault, upload, { ...work, now: deps.clock() }),
        )
      },
      { ...HEAVY, bodyLimit: PHOTOGRAPH_MAX_BYTES + ENVELOPE },
    )

    route(
      app,
      uploads.process,
      (request, reply) => {
        const { vault } = accountOf(request)
        const { pending_ids: only, import_id: importId = randomUUID() } = request.body ?? {}
        return answerWithProgress(request, reply, (work) =>
          processImports(deps, vault, { ...work, only, importId, now: deps.clock() }),
        )
      },
      HEAVY,
    )

    route(app, uploads.unclassified, async (request) => {
      const { pending, smartDefault } = await unclassifiedImports(deps, accountOf(request).vault, deps.clock())
      return {
        pending_imports: pending.map(toPendingImport),
        smart_default: smartDefault,
      }
    })

    route(app, uploads.classify, async (request) => {
      await classifyImports(deps, accountOf(request).vault, request.body.classification)
      return { ok: true as const }
    })
  }
}

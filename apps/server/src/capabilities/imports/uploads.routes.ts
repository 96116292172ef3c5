import { randomUUID } from 'node:crypto'
import {
  BATCH_FILES_MAX,
  BatchImport,
  ClassifyImports,
  DOCUMENT_MAX_BYTES,
  PendingImports,
  PHOTOGRAPH_MAX_BYTES,
  PhotographText,
  ProcessedImports,
  ProcessImports,
  UploadedDocument,
} from '@soundings/contract/imports'
import { Saved } from '@soundings/contract/onboarding'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#server/errors.ts'
import { answerWithProgress, hungUp, type LongWork } from '#server/http/progress-answer.ts'
import { accountOf } from '#server/http/session.ts'
import { fileTooLarge, receiveUpload, receiveUploads, registerUploads, type Upload } from '#server/http/uploads.ts'
import { FairTurns } from '#server/isolation/fair-turns.ts'
import {
  classifyImports,
  unclassifiedImports,
  uploadDocument,
  uploadPhotograph,
  type ImportsDeps,
} from './imports.service.ts'
import { toPendingImport } from './pending-import-answer.ts'
import { processImports } from './process-imports.service.ts'

const access = { access: 'account' } as const
const heavy = { ...access, isHeavy: true } as const
/** What surrounds the files in a body. */
const ENVELOPE = 64 * 1024

/** Uploads of one account whose bodies wait to be read, and files that are held in memory on this server. */
const WAITING_MAX = 60
const READ_AT_ONCE = 2

/** Files come in, are classified where they name no dates, and become entries (product-spec section 7). */
export function uploadsRoutes(deps: ImportsDeps & { clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    await registerUploads(app)
    // A body waits on its connection until it is its account's turn, then on disk until there is room in memory.
    const bodies = new FairTurns(Number.POSITIVE_INFINITY, WAITING_MAX)
    const readings = new FairTurns(READ_AT_ONCE, WAITING_MAX)

    async function received<T extends object>(
      request: FastifyRequest,
      reply: FastifyReply,
      maxBytes: number,
      read: (upload: Upload, work: LongWork) => Promise<T>,
    ): Promise<T> {
      const { accountId } = accountOf(request).vault
      const turn = await bodies.take(accountId, hungUp(reply))
      const upload = await receiveUpload(request, maxBytes).catch((error: unknown) => {
        turn[Symbol.dispose]()
        throw error
      })
      return answerWithProgress(request, reply, async (work) => {
        using _turn = turn
        await using file = upload.file
        using _room = await readings.take(accountId, work.signal)
        return await read({ name: upload.name, bytes: await file.bytes() }, work)
      })
    }

    app.post(
      '/uploads/import',
      { config: heavy, bodyLimit: DOCUMENT_MAX_BYTES + ENVELOPE, schema: { response: { 200: UploadedDocument } } },
      async (request, reply) => {
        const { vault } = accountOf(request)
        return received(request, reply, DOCUMENT_MAX_BYTES, (upload, work) =>
          uploadDocument(deps, vault, upload, { ...work, now: deps.clock() }),
        )
      },
    )

    app.post(
      '/uploads/batch-import',
      {
        config: heavy,
        bodyLimit: BATCH_FILES_MAX * DOCUMENT_MAX_BYTES,
        schema: { response: { 200: BatchImport } },
      },
      async (request, reply) => {
        const { vault } = accountOf(request)
        const results: BatchImport['results'] = { imported: 0, errors: [], pending_ids: [] }
        const work = { signal: hungUp(reply), onProgress: () => undefined }
        const limits = { maxBytes: DOCUMENT_MAX_BYTES, maxFiles: BATCH_FILES_MAX }
        using _turn = await bodies.take(vault.accountId, work.signal)
        for await (const upload of receiveUploads(request, limits)) {
          try {
            if (upload.file === null) throw fileTooLarge()
            await using file = upload.file
            using _room = await readings.take(vault.accountId, work.signal)
            const sent = { name: upload.name, bytes: await file.bytes() }
            const { pending_id } = await uploadDocument(deps, vault, sent, { ...work, now: deps.clock() })
            results.pending_ids.push(pending_id)
            results.imported++
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            results.errors.push({ file: upload.name, error: error.message, code: error.code })
          }
        }
        if (results.imported + results.errors.length === 0) {
          throw new AppError('UPLOAD_MISSING', 'Choose a file to upload.')
        }
        return { ok: results.errors.length === 0, results }
      },
    )

    app.post(
      '/uploads/photo-ocr',
      { config: heavy, bodyLimit: PHOTOGRAPH_MAX_BYTES + ENVELOPE, schema: { response: { 200: PhotographText } } },
      async (request, reply) => {
        const { vault } = accountOf(request)
        return received(request, reply, PHOTOGRAPH_MAX_BYTES, (upload, work) =>
          uploadPhotograph(deps, vault, upload, { ...work, now: deps.clock() }),
        )
      },
    )

    app.post(
      '/process-imports',
      { config: heavy, schema: { body: ProcessImports, response: { 200: ProcessedImports } } },
      async (request, reply) => {
        const { vault } = accountOf(request)
        const { pending_ids: only, import_id: importId = randomUUID() } = request.body ?? {}
        return answerWithProgress(request, reply, (work) =>
          processImports(deps, vault, { ...work, only, importId, now: deps.clock() }),
        )
      },
    )

    app.get('/pending-imports', { config: access, schema: { response: { 200: PendingImports } } }, async (request) => {
      const { pending, smartDefault } = await unclassifiedImports(deps, accountOf(request).vault, deps.clock())
      return {
        pending_imports: pending.map(toPendingImport),
        smart_default: smartDefault,
      }
    })

    app.post(
      '/classify-imports',
      { config: access, schema: { body: ClassifyImports, response: { 200: Saved } } },
      async (request) => {
        await classifyImports(deps, accountOf(request).vault, request.body.classification)
        return { ok: true as const }
      },
    )
  }
}

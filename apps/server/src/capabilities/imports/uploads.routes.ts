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
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#server/errors.ts'
import { answerWithProgress, hungUp } from '#server/http/progress-answer.ts'
import { accountOf } from '#server/http/session.ts'
import { fileTooLarge, receiveUpload, receiveUploads, registerUploads } from '#server/http/uploads.ts'
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
/** What surrounds the files in a body. */
const ENVELOPE = 64 * 1024

/** Files come in, are classified where they name no dates, and become entries (product-spec section 7). */
export function uploadsRoutes(deps: ImportsDeps & { clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    await registerUploads(app)

    app.post(
      '/uploads/import',
      { config: access, bodyLimit: DOCUMENT_MAX_BYTES + ENVELOPE, schema: { response: { 200: UploadedDocument } } },
      async (request, reply) => {
        const { vault } = accountOf(request)
        const upload = await receiveUpload(request, DOCUMENT_MAX_BYTES)
        return answerWithProgress(request, reply, (work) =>
          uploadDocument(deps, vault, upload, { ...work, now: deps.clock() }),
        )
      },
    )

    app.post(
      '/uploads/batch-import',
      {
        config: access,
        bodyLimit: BATCH_FILES_MAX * DOCUMENT_MAX_BYTES,
        schema: { response: { 200: BatchImport } },
      },
      async (request, reply) => {
        const { vault } = accountOf(request)
        const results: BatchImport['results'] = { imported: 0, errors: [], pending_ids: [] }
        const work = { signal: hungUp(reply), onProgress: () => undefined }
        const limits = { maxBytes: DOCUMENT_MAX_BYTES, maxFiles: BATCH_FILES_MAX }
        for await (const upload of receiveUploads(request, limits)) {
          try {
            if (upload.bytes === null) throw fileTooLarge()
            const file = { name: upload.name, bytes: upload.bytes }
            const { pending_id } = await uploadDocument(deps, vault, file, { ...work, now: deps.clock() })
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
      { config: access, bodyLimit: PHOTOGRAPH_MAX_BYTES + ENVELOPE, schema: { response: { 200: PhotographText } } },
      async (request, reply) => {
        const { vault } = accountOf(request)
        const upload = await receiveUpload(request, PHOTOGRAPH_MAX_BYTES)
        return answerWithProgress(request, reply, (work) =>
          uploadPhotograph(deps, vault, upload, { ...work, now: deps.clock() }),
        )
      },
    )

    app.post(
      '/process-imports',
      { config: access, schema: { body: ProcessImports, response: { 200: ProcessedImports } } },
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

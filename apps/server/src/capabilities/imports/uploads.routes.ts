import { randomUUID } from 'node:crypto'
import { uploads } from '@soundings/contract/endpoints'
import { BATCH_FILES_MAX, DOCUMENT_MAX_BYTES, PHOTOGRAPH_MAX_BYTES } from '@soundings/contract/imports'
import type { FastifyPluginAsync } from 'fastify'
import { answerWithProgress, hungUp } from '#server/platform/http/progress-answer.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import type { UploadTurns } from '#server/platform/http/upload-turns.ts'
import { receiveUploads, registerUploads, UPLOAD_ENVELOPE } from '#server/platform/http/uploads.ts'
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
/** Files are uploaded, classified if they contain no dates, and become entries (docs/spec/rules.md#imports). */
export function uploadsRoutes(deps: ImportsDeps & { clock: () => Date; turns: UploadTurns }): FastifyPluginAsync {
  return async (app) => {
    await registerUploads(app)
    const { bodies, readings, received } = deps.turns

    route(
      app,
      uploads.document,
      (request, reply) => {
        const { vault } = accountOf(request)
        return received(request, reply, DOCUMENT_MAX_BYTES, (upload, work) =>
          uploadDocument(deps, vault, upload, { ...work, now: deps.clock() }),
        )
      },
      { ...HEAVY, bodyLimit: DOCUMENT_MAX_BYTES + UPLOAD_ENVELOPE },
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
      { ...HEAVY, bodyLimit: PHOTOGRAPH_MAX_BYTES + UPLOAD_ENVELOPE },
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

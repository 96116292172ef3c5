import { EntryId } from '@soundings/contract/entries'
import {
  ImportReview,
  ReviewedEntries,
  ReviewedOrder,
  ReviewedText,
  UndoneImport,
  WaitingImports,
} from '@soundings/contract/imports'
import { Saved } from '@soundings/contract/onboarding'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { accountOf } from '#server/http/session.ts'
import { cancelImport, type ImportsDeps } from './imports.service.ts'
import { toPendingImport } from './pending-import-answer.ts'
import { pendingImportsStore } from './pending-imports.store.ts'
import { photographsStore } from './photographs.store.ts'
import { undoImport } from './process-imports.service.ts'
import { confirmPhotograph, decideImport, reorderImport, reviewImport } from './review.service.ts'

/** Thousands of decisions, each of about 80 bytes; or a page of text. */
const BODY_LIMIT = 4 * 1_048_576
/** Each decision holds five. */
const MOST_VALUES = BODY_LIMIT / 10
const access = { access: 'account' } as const
const heavy = { ...access, isHeavy: true } as const
const byId = { params: EntryId } as const

/** What waits is looked over, corrected or withdrawn; what was imported can be undone; photographs are shown. */
export function importsRoutes(deps: ImportsDeps & { clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/imports/pending', { config: access, schema: { response: { 200: WaitingImports } } }, async (request) => ({
      waiting: (await pendingImportsStore(deps.db, accountOf(request).vault).list()).map(toPendingImport),
    }))

    app.get(
      '/imports/pending/:id',
      { config: access, schema: { ...byId, response: { 200: ImportReview } } },
      async (request) => reviewImport(deps, accountOf(request).vault, request.params.id, deps.clock()),
    )

    app.put(
      '/imports/pending/:id/entries',
      {
        config: { ...access, mostValues: MOST_VALUES },
        bodyLimit: BODY_LIMIT,
        schema: { ...byId, body: ReviewedEntries, response: { 200: Saved } },
      },
      async (request) => {
        await decideImport(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())
        return { ok: true as const }
      },
    )

    app.put(
      '/imports/pending/:id/order',
      { config: access, schema: { ...byId, body: ReviewedOrder, response: { 200: Saved } } },
      async (request) => {
        await reorderImport(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())
        return { ok: true as const }
      },
    )

    app.put(
      '/imports/pending/:id/text',
      { config: access, bodyLimit: BODY_LIMIT, schema: { ...byId, body: ReviewedText, response: { 200: Saved } } },
      async (request) => {
        await confirmPhotograph(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())
        return { ok: true as const }
      },
    )

    app.delete(
      '/imports/pending/:id',
      { config: access, schema: { ...byId, response: { 204: z.null() } } },
      async (request, reply) => {
        await cancelImport(deps, accountOf(request).vault, request.params.id)
        return reply.code(204).send(null)
      },
    )

    app.get('/imports/pending/:id/photograph', { config: access, schema: byId }, async (request, reply) =>
      sendImage(
        reply,
        'image/jpeg',
        await photographsStore(deps.db, accountOf(request).vault).displayOfPending(request.params.id),
      ),
    )

    app.post(
      '/imports/:id/undo',
      { config: heavy, schema: { ...byId, response: { 200: UndoneImport } } },
      async (request) => ({
        removed: await undoImport(deps, accountOf(request).vault, request.params.id, deps.clock()),
      }),
    )

    app.get('/entries/:id/photograph', { config: access, schema: byId }, async (request, reply) =>
      sendImage(
        reply,
        'image/jpeg',
        await photographsStore(deps.db, accountOf(request).vault).displayOfEntry(request.params.id),
      ),
    )

    app.get('/entries/:id/photograph/original', { config: access, schema: byId }, async (request, reply) => {
      const found = await photographsStore(deps.db, accountOf(request).vault).originalOfEntry(request.params.id)
      const extension = found?.mediaType.replace('image/', '') ?? 'jpeg'
      reply.header('content-disposition', `attachment; filename="photograph.${extension}"`)
      return sendImage(reply, found?.mediaType ?? 'image/jpeg', found?.bytes ?? null)
    })
  }
}

function sendImage(reply: FastifyReply, type: string, image: Buffer | null): FastifyReply {
  if (!image) throw new AppError('PHOTOGRAPH_NOT_FOUND', 'There is no photograph here.')
  return reply.type(type).send(image)
}

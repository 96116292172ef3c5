import { imports } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '#server/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { cancelImport, type ImportsDeps } from './imports.service.ts'
import { toPendingImport } from './pending-import-answer.ts'
import { pendingImportsStore } from './pending-imports.store.ts'
import { photographsStore } from './photographs.store.ts'
import { undoImport } from './process-imports.service.ts'
import { confirmPhotograph, decideImport, reorderImport, reviewImport } from './review.service.ts'

/** The largest body in bytes: thousands of decisions of about 80 bytes each, or a page of text. */
const BODY_LIMIT = 4 * 1_048_576
/** The most JSON values of a body: each decision has five. */
const MOST_VALUES = BODY_LIMIT / 10
const HEAVY = { isHeavy: true } as const

/** Waiting uploads can be reviewed, corrected or withdrawn; imports can be undone; photographs are shown. */
export function importsRoutes(deps: ImportsDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, imports.waiting, async (request) => ({
      waiting: (await pendingImportsStore(deps.db, accountOf(request).vault).list()).map(toPendingImport),
    }))

    route(app, imports.review, (request) =>
      reviewImport(deps, accountOf(request).vault, request.params.id, deps.clock()),
    )

    route(
      app,
      imports.decide,
      async (request) => {
        await decideImport(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())
        return { ok: true as const }
      },
      { mostValues: MOST_VALUES, bodyLimit: BODY_LIMIT },
    )

    route(app, imports.reorder, async (request) => {
      await reorderImport(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())
      return { ok: true as const }
    })

    route(
      app,
      imports.confirmText,
      async (request) => {
        await confirmPhotograph(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())
        return { ok: true as const }
      },
      { bodyLimit: BODY_LIMIT },
    )

    route(app, imports.withdraw, (request) => cancelImport(deps, accountOf(request).vault, request.params.id))

    route(app, imports.pendingPhotograph, async (request, reply) =>
      sendImage(
        reply,
        'image/jpeg',
        await photographsStore(deps.db, accountOf(request).vault).displayOfPending(request.params.id),
      ),
    )

    route(
      app,
      imports.undo,
      (request) => undoImport(deps, accountOf(request).vault, request.params.id, deps.clock()),
      HEAVY,
    )

    route(app, imports.photograph, async (request, reply) =>
      sendImage(
        reply,
        'image/jpeg',
        await photographsStore(deps.db, accountOf(request).vault).displayOfEntry(request.params.id),
      ),
    )

    route(app, imports.originalPhotograph, async (request, reply) => {
      const found = await photographsStore(deps.db, accountOf(request).vault).originalOfEntry(request.params.id)
      const extension = found?.mediaType.replace('image/', '') ?? 'jpeg'
      reply.header('content-disposition', `attachment; filename="photograph.${extension}"`)
      return sendImage(reply, found?.mediaType ?? 'image/jpeg', found?.bytes ?? null)
    })
  }
}

function sendImage(reply: FastifyReply, type: string, image: Buffer | null): FastifyReply {
  if (!image) throw new AppError('PHOTOGRAPH_NOT_FOUND', 'This photo doesn’t exist.')
  return reply.type(type).send(image)
}

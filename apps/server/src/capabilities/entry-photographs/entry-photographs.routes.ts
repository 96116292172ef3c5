import { Readable } from 'node:stream'
import { entryPhotographs } from '@soundings/contract/endpoints'
import { PHOTOGRAPH_MAX_BYTES } from '@soundings/contract/imports'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import type { UploadTurns } from '#server/platform/http/upload-turns.ts'
import { registerUploads, UPLOAD_ENVELOPE } from '#server/platform/http/uploads.ts'
import { photographNotFound, uploadPhotograph, type PhotographsDeps } from './entry-photographs.service.ts'
import { entryPhotographsStore } from './entry-photographs.store.ts'
import { readImage } from './read-image.ts'

const JPEG = 'image/jpeg'

/** Uploads and shows photographs, and removes those without an entry; saving an entry assigns them to it. */
export function entryPhotographsRoutes(
  deps: PhotographsDeps & { clock: () => Date; turns: UploadTurns },
): FastifyPluginAsync {
  return async (app) => {
    await registerUploads(app)

    route(
      app,
      entryPhotographs.upload,
      (request, reply) => {
        const { vault } = accountOf(request)
        return deps.turns.received(request, reply, PHOTOGRAPH_MAX_BYTES, (upload, { signal }) =>
          uploadPhotograph(deps, vault, upload, { signal, now: deps.clock() }),
        )
      },
      { isHeavy: true, bodyLimit: PHOTOGRAPH_MAX_BYTES + UPLOAD_ENVELOPE },
    )

    route(app, entryPhotographs.read, async (request, reply) => {
      const image = await readImage(deps.db, accountOf(request).vault, request.params.id)
      if (!image) throw photographNotFound()
      reply.type(JPEG).header('content-length', image.bytes)
      return reply.send(Readable.from(image.parts, { objectMode: false }))
    })

    route(app, entryPhotographs.thumbnail, async (request, reply) => {
      const image = await entryPhotographsStore(deps.db, accountOf(request).vault).thumbnail(request.params.id)
      if (!image) throw photographNotFound()
      return reply.type(JPEG).send(image)
    })

    route(app, entryPhotographs.remove, async (request) => {
      const store = entryPhotographsStore(deps.db, accountOf(request).vault)
      if (!(await store.removeLoose(request.params.id))) throw photographNotFound()
    })
  }
}

import { AvatarUploaded, ProfileAnswer, ProfileChange } from '@soundings/contract/profile'
import { AVATAR_MAX_BYTES } from '@soundings/core/profile'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { accountOf } from '#server/http/session.ts'
import { registerUploads } from '#server/http/uploads.ts'
import type { PhotographReader } from '#server/photographs/photograph-reader.ts'
import { avatarsStore } from './avatars.store.ts'
import { changeProfile, readProfile, uploadAvatar } from './profile.service.ts'

const access = { access: 'account' } as const
/** What surrounds the file in a body. */
const ENVELOPE = 64 * 1024

/** Who somebody is here: name, picture, time zone. */
export function profileRoutes(deps: { db: Db; photographs: PhotographReader }): FastifyPluginAsyncZod {
  return async (app) => {
    await registerUploads(app)

    app.get('/', { config: access, schema: { response: { 200: ProfileAnswer } } }, async (request) => ({
      profile: await readProfile(deps.db, accountOf(request).vault),
    }))

    app.put(
      '/',
      { config: access, schema: { body: ProfileChange, response: { 200: ProfileAnswer } } },
      async (request) => ({
        profile: await changeProfile(deps.db, accountOf(request).vault, request.body),
      }),
    )

    app.post(
      '/avatar',
      { config: access, bodyLimit: AVATAR_MAX_BYTES + ENVELOPE, schema: { response: { 200: AvatarUploaded } } },
      async (request) => ({ avatar_url: await uploadAvatar(deps, accountOf(request).vault, request) }),
    )

    app.get(
      '/avatar/:id',
      { config: access, schema: { params: z.object({ id: z.string() }) } },
      async (request, reply) => {
        const image = await avatarsStore(deps.db, accountOf(request).vault).read(request.params.id)
        if (!image) throw new AppError('AVATAR_NOT_FOUND', 'There is no such picture.')
        return reply.type('image/webp').send(image)
      },
    )

    app.delete('/avatar', { config: access, schema: { response: { 204: z.null() } } }, async (request, reply) => {
      await avatarsStore(deps.db, accountOf(request).vault).remove()
      return reply.code(204).send(null)
    })
  }
}

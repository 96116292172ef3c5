import { profile } from '@soundings/contract/endpoints'
import { AVATAR_MAX_BYTES, AVATAR_TOO_LARGE } from '@soundings/core/account'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { ScratchFile } from '#server/platform/files/scratch-file.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { receiveUpload, registerUploads, UPLOAD_ENVELOPE } from '#server/platform/http/uploads.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import { avatarsStore } from './avatars.store.ts'
import { changeProfile, readProfile, saveAvatar } from './profile.service.ts'

/** A person's name, picture and time zone. */
export function profileRoutes(deps: { db: Db; photographs: PhotographReader; clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    await registerUploads(app)

    route(app, profile.read, async (request) => ({ profile: await readProfile(deps, accountOf(request).vault) }))

    route(app, profile.change, async (request) => ({
      profile: await changeProfile(deps, accountOf(request).vault, request.body),
    }))

    route(
      app,
      profile.uploadAvatar,
      async (request) => {
        await using file = await receiveAvatar(request)
        return { avatar_url: await saveAvatar(deps, accountOf(request).vault, await file.bytes()) }
      },
      { bodyLimit: AVATAR_MAX_BYTES + UPLOAD_ENVELOPE },
    )

    route(app, profile.avatar, async (request, reply) => {
      const image = await avatarsStore(deps.db, accountOf(request).vault).read(request.params.id)
      if (!image) throw new AppError('AVATAR_NOT_FOUND', 'This picture doesn’t exist.')
      return reply.type('image/webp').send(image)
    })

    route(app, profile.removeAvatar, (request) => avatarsStore(deps.db, accountOf(request).vault).remove())
  }
}

async function receiveAvatar(request: FastifyRequest): Promise<ScratchFile> {
  const { file } = await receiveUpload(request, AVATAR_MAX_BYTES).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'TOO_LARGE' ? new AppError('TOO_LARGE', AVATAR_TOO_LARGE) : error
  })
  return file
}

import { passkeys as endpoints } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { originOf } from '#server/platform/http/origin-address.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { passkeysService, type PasskeysDeps } from './passkeys.service.ts'

/** A person’s passkeys, and the check of one at a locked page. Signing in with one is among the routes of auth. */
export function passkeysRoutes(deps: PasskeysDeps & { clock: () => Date }): FastifyPluginAsync {
  const passkeys = passkeysService(deps)
  return async (app) => {
    route(app, endpoints.list, async (request) => ({ passkeys: await passkeys.list(accountOf(request).vault) }))
    route(app, endpoints.prepare, (request) => passkeys.prepare(accountOf(request).vault, deps.clock()))
    route(app, endpoints.add, (request) => passkeys.add(accountOf(request).vault, request.body, deps.clock()))
    route(app, endpoints.rename, (request) =>
      passkeys.rename(accountOf(request).vault, request.params.id, request.body.name),
    )
    route(app, endpoints.remove, (request) => passkeys.remove(accountOf(request).vault, request.params.id))
    route(app, endpoints.prepareUnlock, (request) => passkeys.prepareUnlock(accountOf(request).vault, deps.clock()))
    route(app, endpoints.unlock, (request) =>
      passkeys.unlock(accountOf(request).vault, request.body.credential, originOf(request), deps.clock()),
    )
  }
}

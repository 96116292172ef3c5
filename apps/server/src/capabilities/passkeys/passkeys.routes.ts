import { passkeys as endpoints } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { originOf } from '#server/platform/http/origin-address.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { prepareUnlock, unlock } from './passkey-proofs.service.ts'
import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  renamePasskey,
  type PasskeysDeps,
} from './passkeys.service.ts'

/** A person’s passkeys, and the check of one at a locked page. Signing in with one is among the routes of auth. */
export function passkeysRoutes(deps: PasskeysDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.list, async (request) => ({ passkeys: await listPasskeys(deps, accountOf(request).vault) }))
    route(app, endpoints.prepare, (request) => preparePasskey(deps, accountOf(request).vault, deps.clock()))
    route(app, endpoints.add, (request) => addPasskey(deps, accountOf(request).vault, request.body, deps.clock()))
    route(app, endpoints.rename, (request) =>
      renamePasskey(deps, accountOf(request).vault, request.params.id, request.body.name),
    )
    route(app, endpoints.remove, (request) => removePasskey(deps, accountOf(request).vault, request.params.id))
    route(app, endpoints.prepareUnlock, (request) => prepareUnlock(deps, accountOf(request).vault, deps.clock()))
    route(app, endpoints.unlock, (request) =>
      unlock(deps, accountOf(request).vault, request.body.credential, originOf(request), deps.clock()),
    )
  }
}

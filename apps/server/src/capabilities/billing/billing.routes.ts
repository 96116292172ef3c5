import { billing } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { leaveBodiesUnread, openCardDesk } from './card-desk.ts'
import {
  addPaymentMethod,
  beginCard,
  listPaymentMethods,
  makeDefault,
  removePaymentMethod,
  type BillingDeps,
} from './payment-methods.service.ts'
import { changeTier } from './subscription.service.ts'

export function billingRoutes(deps: BillingDeps): FastifyPluginAsync {
  return async (app) => {
    const desk = openCardDesk()
    app.addHook('onClose', async () => desk[Symbol.dispose]())

    route(app, billing.paymentMethods, async (request) => {
      const methods = await listPaymentMethods(deps, accountOf(request).vault)
      // A person who views their cards may add one.
      desk.prepare()
      return methods
    })

    route(app, billing.beginCard, (request) => beginCard(deps, accountOf(request).vault))

    await app.register(async (cards) => {
      leaveBodiesUnread(cards)
      route(
        cards,
        billing.addPaymentMethod,
        async (request) => {
          const { vault } = accountOf(request)
          const body: unknown = request.body
          const unread = Array.isArray(body) ? (body as Buffer[]) : []
          await addPaymentMethod(deps, vault, await desk.takeCard(unread, deps.clock()))
          return listPaymentMethods(deps, vault)
        },
        // The separate process validates the body.
        { validatorCompiler: () => () => true },
      )
    })

    route(app, billing.makeDefault, async (request) => {
      const { vault } = accountOf(request)
      await makeDefault(deps, vault, request.params.id)
      return listPaymentMethods(deps, vault)
    })

    route(app, billing.removePaymentMethod, (request) =>
      removePaymentMethod(deps, accountOf(request).vault, request.params.id),
    )

    route(app, billing.changeTier, async (request) => {
      const { tier } = request.body
      await changeTier(deps, accountOf(request).vault, tier)
      return { ok: true as const, tier }
    })
  }
}

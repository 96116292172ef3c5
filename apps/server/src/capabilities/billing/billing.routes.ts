import {
  CardEntry,
  NewPaymentMethod,
  PaymentMethodId,
  PaymentMethods,
  TierChange,
  TierChanged,
} from '@soundings/contract/billing'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountOf } from '#server/http/session.ts'
import { leaveBodiesUnread, takeCard } from './card-desk.ts'
import {
  addPaymentMethod,
  beginCard,
  listPaymentMethods,
  makeDefault,
  removePaymentMethod,
  type BillingDeps,
} from './payment-methods.service.ts'
import { changeTier } from './subscription.service.ts'

const access = { access: 'account' } as const
const byId = { params: PaymentMethodId } as const

/** Cards, and what is charged to them. */
export function billingRoutes(deps: BillingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/payment-methods', { config: access, schema: { response: { 200: PaymentMethods } } }, async (request) =>
      listPaymentMethods(deps, accountOf(request).vault),
    )

    app.post('/card-entry', { config: access, schema: { response: { 200: CardEntry } } }, async (request) =>
      beginCard(deps, accountOf(request).vault),
    )

    await app.register(async (cards) => {
      leaveBodiesUnread(cards)
      cards.post(
        '/payment-methods',
        {
          config: access,
          schema: { body: NewPaymentMethod, response: { 201: PaymentMethods } },
          // The body is checked where it is read.
          validatorCompiler: () => () => true,
        },
        async (request: FastifyRequest<{ Body: unknown }>, reply) => {
          const { vault } = accountOf(request)
          const unread = Array.isArray(request.body) ? (request.body as Buffer[]) : []
          await addPaymentMethod(deps, vault, await takeCard(unread, deps.clock()))
          return reply.code(201).send(await listPaymentMethods(deps, vault))
        },
      )
    })

    app.post(
      '/payment-methods/:id/default',
      { config: access, schema: { ...byId, response: { 200: PaymentMethods } } },
      async (request) => {
        const { vault } = accountOf(request)
        await makeDefault(deps, vault, request.params.id)
        return listPaymentMethods(deps, vault)
      },
    )

    app.delete(
      '/payment-methods/:id',
      { config: access, schema: { ...byId, response: { 204: z.null() } } },
      async (request, reply) => {
        await removePaymentMethod(deps, accountOf(request).vault, request.params.id)
        return reply.code(204).send(null)
      },
    )
  }
}

/** Plans. */
export function subscriptionRoutes(deps: BillingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/change-tier',
      { config: access, schema: { body: TierChange, response: { 200: TierChanged } } },
      async (request) => {
        const { tier } = request.body
        await changeTier(deps, accountOf(request).vault, tier)
        return { ok: true as const, tier }
      },
    )
  }
}

import { Intentions, Method, OnboardingStatus, Preferences, Saved } from '@soundings/contract/onboarding'
import { DEFAULT_FREQUENCY } from '@soundings/core/preferences'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountStore, type Onboarding } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { accountOf } from '#server/http/session.ts'

/** The steps of onboarding as the specification numbers them. */
const INTENTIONS_STEP = 1
const METHOD_STEP = 2
const PREFERENCES_STEP = 3
const LAST_STEP = 4

const access = { access: 'account' } as const

/** How a new account is tuned before its first entry. */
export function onboardingRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/status', { config: access, schema: { response: { 200: OnboardingStatus } } }, async (request) => {
      const account = await accountStore(deps.db, accountOf(request).vault).read()
      if (!account) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
      return toStatus(account.onboarding)
    })

    app.post(
      '/intentions',
      { config: access, schema: { body: Intentions, response: { 200: Saved } } },
      async (request) => {
        const intentions = [...new Set(request.body.intentions)]
        await accountStore(deps.db, accountOf(request).vault).saveIntentions(intentions, INTENTIONS_STEP)
        return { ok: true as const }
      },
    )

    app.post('/method', { config: access, schema: { body: Method, response: { 200: Saved } } }, async (request) => {
      await accountStore(deps.db, accountOf(request).vault).saveMethod(request.body, METHOD_STEP)
      return { ok: true as const }
    })

    app.post(
      '/preferences',
      { config: access, schema: { body: Preferences, response: { 200: Saved } } },
      async (request) => {
        const { frequency = DEFAULT_FREQUENCY, tone } = request.body
        await accountStore(deps.db, accountOf(request).vault).savePreferences({ frequency, tone }, PREFERENCES_STEP)
        return { ok: true as const }
      },
    )

    app.post('/complete', { config: access, schema: { response: { 200: Saved } } }, async (request) => {
      await accountStore(deps.db, accountOf(request).vault).completeOnboarding(deps.clock(), LAST_STEP)
      return { ok: true as const }
    })
  }
}

function toStatus(onboarding: Onboarding): OnboardingStatus {
  return {
    migration_needed: false,
    user: { onboarding_completed: onboarding.completed, onboarding_step: onboarding.step },
    onboarding: {
      intentions: onboarding.intentions,
      method_text: onboarding.methodText,
      method_photo: onboarding.methodPhoto,
      method_import: onboarding.methodImport,
      frequency: onboarding.frequency,
      tone: onboarding.tone,
    },
  }
}

import { onboarding } from '@soundings/contract/endpoints'
import type { OnboardingStatus } from '@soundings/contract/onboarding'
import { DEFAULT_FREQUENCY } from '@soundings/core/account'
import type { FastifyPluginAsync } from 'fastify'
import { accountStore, type Onboarding } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'

/** The steps of onboarding as the specification numbers them. */
const INTENTIONS_STEP = 1
const METHOD_STEP = 2
const PREFERENCES_STEP = 3
const LAST_STEP = 4

/** The choices of a new account before its first entry. */
export function onboardingRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, onboarding.status, async (request) => {
      const account = await accountStore(deps.db, accountOf(request).vault).existing()
      return toStatus(account.onboarding)
    })

    route(app, onboarding.saveIntentions, async (request) => {
      const intentions = [...new Set(request.body.intentions)]
      await accountStore(deps.db, accountOf(request).vault).saveIntentions(intentions, INTENTIONS_STEP)
      return { ok: true as const }
    })

    route(app, onboarding.saveMethod, async (request) => {
      await accountStore(deps.db, accountOf(request).vault).saveMethod(request.body, METHOD_STEP)
      return { ok: true as const }
    })

    route(app, onboarding.savePreferences, async (request) => {
      const { frequency = DEFAULT_FREQUENCY, tone } = request.body
      await accountStore(deps.db, accountOf(request).vault).savePreferences({ frequency, tone }, PREFERENCES_STEP)
      return { ok: true as const }
    })

    route(app, onboarding.complete, async (request) => {
      await accountStore(deps.db, accountOf(request).vault).completeOnboarding(deps.clock(), LAST_STEP)
      return { ok: true as const }
    })
  }
}

function toStatus(chosen: Onboarding): OnboardingStatus {
  return {
    migration_needed: false,
    user: { onboarding_completed: chosen.completed, onboarding_step: chosen.step },
    onboarding: {
      intentions: chosen.intentions,
      method_text: chosen.methodText,
      method_photo: chosen.methodPhoto,
      method_import: chosen.methodImport,
      frequency: chosen.frequency,
      tone: chosen.tone,
    },
  }
}

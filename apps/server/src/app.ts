import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Analyst } from '#server/analysis/pool.ts'
import { acousticRoutes } from '#server/capabilities/acoustic/acoustic.routes.ts'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import { archiveRoutes } from '#server/capabilities/archive/archive.routes.ts'
import { authRoutes } from '#server/capabilities/auth/auth.routes.ts'
import { sessionsRoutes } from '#server/capabilities/auth/sessions.routes.ts'
import { sessionFinder } from '#server/capabilities/auth/session-finder.ts'
import { billingRoutes, subscriptionRoutes } from '#server/capabilities/billing/billing.routes.ts'
import { endSubscription } from '#server/capabilities/billing/subscription.service.ts'
import { echoesRoutes } from '#server/capabilities/echoes/echoes.routes.ts'
import { entriesRoutes } from '#server/capabilities/entries/entries.routes.ts'
import { openJournals } from '#server/capabilities/entries/open-journals.ts'
import { vocabularies } from '#server/capabilities/entries/vocabularies.ts'
import { exportsRoutes } from '#server/capabilities/exports/exports.routes.ts'
import { healthRoutes } from '#server/capabilities/health/health.routes.ts'
import { accountTurns } from '#server/isolation/account-turns.ts'
import { importsRoutes } from '#server/capabilities/imports/imports.routes.ts'
import { uploadsRoutes } from '#server/capabilities/imports/uploads.routes.ts'
import { insightsRoutes } from '#server/capabilities/insights/insights.routes.ts'
import { leavingRoutes } from '#server/capabilities/leaving/leaving.routes.ts'
import { onboardingRoutes } from '#server/capabilities/onboarding/onboarding.routes.ts'
import { popularTags } from '#server/capabilities/entries/popular-tags.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { promptsRoutes } from '#server/capabilities/prompts/prompts.routes.ts'
import { profileRoutes } from '#server/capabilities/profile/profile.routes.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/port.ts'
import type { DocumentReader } from '#server/documents/document-reader.ts'
import { collectRouteAccess } from '#server/http/access.ts'
import { registerCsrf } from '#server/http/csrf.ts'
import { downloads } from '#server/http/download.ts'
import { endSlowBodies } from '#server/http/slow-bodies.ts'
import { answerClientError, answerFrameworkError, registerErrorHandler } from '#server/http/error-handler.ts'
import { registerJsonBody } from '#server/http/json-body.ts'
import { registerKnownHosts } from '#server/http/known-hosts.ts'

import { loggingOptions, type LogStream } from '#server/http/logging.ts'
import { registerOpenApi } from '#server/http/openapi.ts'
import { databaseLimiter } from '#server/http/rate-limit.ts'
import { registerSecurityHeaders } from '#server/http/security-headers.ts'
import { registerSessions } from '#server/http/session.ts'
import { requestValidator } from '#server/http/validation.ts'
import { registerWebApp } from '#server/http/web-app.ts'
import type { BillingGateway } from '#server/ports/billing-gateway.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { Readiness } from '#server/observe/readiness.ts'
import { watchRequests } from '#server/observe/watch-requests.ts'
import type { Watcher } from '#server/observe/watcher.ts'
import type { PhotographReader } from '#server/photographs/photograph-reader.ts'
import { accountVaults } from '#server/vault/account-vaults.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'

export type AppDeps = {
  settings: Config['settings']
  db: Db
  root: RootKeys
  mailer: Mailer
  /** True when mail leaves the machine; false with the development outbox. */
  mailIsReal: boolean
  analyst: Analyst
  documents: DocumentReader
  photographs: PhotographReader
  billing: BillingGateway
  clock: () => Date
  /** Folder of the built web app; null serves the API alone. */
  webRoot: string | null
  readiness: Readiness
  /** Who looks on, when somebody does. */
  watcher?: Watcher | undefined
  logStream?: LogStream
}

/** A request that has not arrived whole by then never will; an archive of many photographs on a slow line takes long. */
const REQUEST_TIMEOUT_MS = 15 * 60_000
/** Headers are a few hundred bytes. */
const HEADERS_TIMEOUT_MS = 15_000
const LOOK_AT_CONNECTIONS_MS = 5_000
/** Longer than any id, so that a made-up one is looked for and not found. */
const MAX_PARAMETER = 500

/** Bodies that are not entries are small. */
const BODY_LIMIT = 64 * 1024

/** The table of contents of the server: what every request passes through, then each capability. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, db, root, clock, analyst } = deps
  const app = fastify({
    ...loggingOptions(settings.logLevel, deps.logStream),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < settings.trustedProxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_AT_CONNECTIONS_MS },
    routerOptions: { maxParamLength: MAX_PARAMETER },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  app.setValidatorCompiler(requestValidator)
  app.setSerializerCompiler(serializerCompiler)
  if (deps.watcher) watchRequests(app, deps.watcher)
  collectRouteAccess(app)
  const vaults = accountVaults({ root, findKey: (id) => accountDirectory(db).findKey(id) })

  registerErrorHandler(app)
  if (settings.devLogin) registerKnownHosts(app, settings.publicUrl)
  registerJsonBody(app)
  endSlowBodies(app)
  await registerSecurityHeaders(app, { ...settings, gateway: deps.billing.name })
  await app.register(cookie)
  const resolveSession = registerSessions(app, {
    findSession: sessionFinder({ db, vaults, clock }),
    secure: settings.secure,
  })
  registerCsrf(app, { key: root.csrf })
  await registerOpenApi(app)

  const limiter = databaseLimiter(db, root.limit)
  const onDevelopmentLink = deps.mailIsReal ? undefined : (link: string) => app.log.info({ link }, 'sign-in link')
  const writers = vocabularies(analyst)
  const journals = openJournals()
  const entriesDeps = { db, analyst, vocabularies: writers, journals, clock }
  const topTag = async (vault: AccountVault) => (await popularTags(entriesDeps, vault, 1))[0]?.tag ?? null
  const api = app.withTypeProvider<ZodTypeProvider>()
  await api.register(healthRoutes(deps))
  await api.register(
    authRoutes({ ...deps, ...settings, limiter, onDevelopmentLink, photographsSentTo: deps.photographs.sentTo }),
    { prefix: '/api/auth' },
  )
  await api.register(sessionsRoutes({ db, clock }), { prefix: '/api/auth/sessions' })
  await api.register(profileRoutes({ db, photographs: deps.photographs }), { prefix: '/api/profile' })
  const billingDeps = { db, gateway: deps.billing, clock }
  await api.register(billingRoutes(billingDeps), { prefix: '/api/billing' })
  await api.register(subscriptionRoutes(billingDeps), { prefix: '/api/subscription' })
  await api.register(onboardingRoutes({ db, clock }), { prefix: '/api/onboarding' })
  const { documents, photographs } = deps
  const importsDeps = { db, analyst, clock, documents, photographs, turns: accountTurns() }
  await api.register(uploadsRoutes(importsDeps), { prefix: '/api/onboarding' })
  await api.register(importsRoutes(importsDeps), { prefix: '/api' })
  await api.register(entriesRoutes(entriesDeps), { prefix: '/api/entries' })
  await api.register(promptsRoutes({ ...entriesDeps, topTag }), { prefix: '/api/prompts' })
  await api.register(insightsRoutes({ db, analyst, clock }), { prefix: '/api/insights' })
  await api.register(echoesRoutes({ db, analyst, clock, minTier: settings.echoMinTier }), { prefix: '/api/echoes' })
  await api.register(acousticRoutes({ db, analyst, clock }), { prefix: '/api/acoustic' })
  const download = downloads()
  await api.register(exportsRoutes({ db, analyst, clock, download }), { prefix: '/api' })
  const journalChanged = (accountId: string) => writers.forget(accountId)
  await api.register(archiveRoutes({ db, analyst, photographs, clock, download, journalChanged }), {
    prefix: '/api/privacy',
  })
  const forget = (accountId: string) => {
    writers.forget(accountId)
    journals.forget(accountId)
    vaults.forget(accountId)
  }
  await api.register(
    leavingRoutes({
      db,
      root,
      forget,
      secure: settings.secure,
      endSubscription: (vault) => endSubscription(billingDeps, vault),
    }),
    { prefix: '/api/privacy' },
  )
  await registerWebApp(app, {
    webRoot: deps.webRoot,
    publicUrl: settings.publicUrl,
    isSignedIn: async (request, reply) => (await resolveSession(request, reply)) !== null,
  })

  return app
}

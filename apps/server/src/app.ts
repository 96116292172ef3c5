import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import { acousticRoutes } from '#server/capabilities/acoustic/acoustic.routes.ts'
import { archiveQueue } from '#server/capabilities/archive/index.ts'
import { archiveRoutes } from '#server/capabilities/archive/archive.routes.ts'
import { authRoutes } from '#server/capabilities/auth/auth.routes.ts'
import { sessionsRoutes } from '#server/capabilities/auth/sessions.routes.ts'
import { sessionFinder } from '#server/capabilities/auth/index.ts'
import { billingRoutes } from '#server/capabilities/billing/billing.routes.ts'
import { endSubscription } from '#server/capabilities/billing/index.ts'
import { echoMarksRoutes } from '#server/capabilities/echo-marks/echo-marks.routes.ts'
import { echoesRoutes } from '#server/capabilities/echoes/echoes.routes.ts'
import { deletedEntriesRoutes } from '#server/capabilities/entries/deleted-entries.routes.ts'
import { earlierVersionsRoutes } from '#server/capabilities/entries/earlier-versions.routes.ts'
import { entryPhotographsRoutes } from '#server/capabilities/entry-photographs/entry-photographs.routes.ts'
import { entriesRoutes } from '#server/capabilities/entries/entries.routes.ts'
import { exportsRoutes } from '#server/capabilities/exports/exports.routes.ts'
import { healthRoutes } from '#server/capabilities/health/health.routes.ts'
import { accountLock } from '#server/platform/turns/account-lock.ts'
import { journalImportsRoutes } from '#server/capabilities/journal-imports/journal-imports.routes.ts'
import { importsRoutes } from '#server/capabilities/imports/imports.routes.ts'
import { uploadsRoutes } from '#server/capabilities/imports/uploads.routes.ts'
import { insightsRoutes } from '#server/capabilities/insights/insights.routes.ts'
import { accountDeletionRoutes } from '#server/capabilities/account-deletion/account-deletion.routes.ts'
import { lettersRoutes } from '#server/capabilities/letters/letters.routes.ts'
import { onThisDayRoutes } from '#server/capabilities/on-this-day/on-this-day.routes.ts'
import { onboardingRoutes } from '#server/capabilities/onboarding/onboarding.routes.ts'
import { passkeysRoutes } from '#server/capabilities/passkeys/passkeys.routes.ts'
import { relyingParty } from '#server/capabilities/passkeys/index.ts'
import { popularTags } from '#server/capabilities/entries/index.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { remindersRoutes } from '#server/capabilities/reminders/reminders.routes.ts'
import type { FindPushKeys } from '#server/capabilities/reminders/index.ts'
import { promptsRoutes } from '#server/capabilities/prompts/prompts.routes.ts'
import { profileRoutes } from '#server/capabilities/profile/profile.routes.ts'
import { writingRoutes } from '#server/capabilities/writing/writing.routes.ts'
import { createCaches } from '#server/caches.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { DocumentReader } from '#server/adapters/documents/document-reader.ts'
import { registerAnswerCheck } from '#server/platform/http/answer-check.ts'
import { collectRouteAccess } from '#server/platform/http/access.ts'
import { registerCsrf } from '#server/platform/http/csrf.ts'
import { downloads } from '#server/platform/http/download.ts'
import { endSlowBodies } from '#server/platform/http/slow-bodies.ts'
import { limitLargeBodies } from '#server/platform/http/large-bodies.ts'
import {
  answerFrameworkError,
  logFailure,
  refuseExpectations,
  registerErrorHandler,
  requireHost,
} from '#server/platform/http/error-handler.ts'
import { registerJsonBody } from '#server/platform/http/json-body.ts'
import { registerKnownHosts } from '#server/platform/http/known-hosts.ts'
import { clientErrors } from '#server/platform/http/late-requests.ts'
import { loggingOptions, type LogStream } from '#server/platform/http/logging.ts'
import { registerOpenApi } from '#server/platform/http/openapi.ts'
import { databaseLimiter } from '#server/platform/http/rate-limit.store.ts'
import { registerSecurityHeaders } from '#server/platform/http/security-headers.ts'
import { registerSessions } from '#server/platform/http/session.ts'
import { uploadTurns } from '#server/platform/http/upload-turns.ts'
import { requestValidator } from '#server/platform/http/validation.ts'
import { decodablePage, registerWebApp } from '#server/platform/http/web-app.ts'
import type { BillingGateway } from '#server/adapters/payments/billing-gateway.ts'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import type { PushService } from '#server/adapters/push/push-service.ts'
import type { Readiness } from '#server/platform/telemetry/readiness.ts'
import { observeRequests } from '#server/platform/telemetry/observe-requests.ts'
import type { Telemetry } from '#server/platform/telemetry/telemetry.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'

export type AppDeps = {
  settings: Config['settings']
  db: Db
  root: RootKeys
  mailer: Mailer
  /** True when email leaves this machine; false with the development outbox. */
  mailIsReal: boolean
  push: PushService
  pushKeys: FindPushKeys
  analyst: Analyst
  documents: DocumentReader
  photographs: PhotographReader
  billing: BillingGateway
  clock: () => Date
  /** Folder of the built web app; null to serve only the API. */
  webRoot: string | null
  readiness: Readiness
  /** Metrics, tracing, or both, if they are configured. */
  telemetry?: Telemetry | undefined
  logStream?: LogStream
  /** Receives each problem of an answer that violates the contract; without it, they are logged. */
  onWrongAnswer?: (problem: string) => void
}

/**
 * The longest time that a request may take to arrive completely: a journal of 5 GB over 12 Mbit/s. Bodies without files
 * have a minute (`endSlowBodies`).
 */
const REQUEST_TIMEOUT_MS = 60 * 60_000
/** Headers have a few hundred bytes. */
const HEADERS_TIMEOUT_MS = 15_000
const LOOK_AT_CONNECTIONS_MS = 5_000
/** Longer than any id, so that a made-up id up to this length still reaches its query, which finds nothing. */
const MAX_PARAMETER = 500

/** The largest body, in bytes, for routes without a limit of their own. */
const BODY_LIMIT = 64 * 1024

/** Builds the server: first the steps that apply to every request, then each capability. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, db, root, clock, analyst } = deps
  const unread = clientErrors()
  const app = fastify({
    ...loggingOptions(settings.logLevel, deps.logStream),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < settings.trustedProxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_AT_CONNECTIONS_MS,
      // `requireHost` refuses requests without a host instead.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: MAX_PARAMETER },
    rewriteUrl: decodablePage,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: unread.answer,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  unread.watch(app.server)
  refuseExpectations(app.server)
  app.setValidatorCompiler(requestValidator)
  app.setSerializerCompiler(serializerCompiler)
  if (deps.telemetry) observeRequests(app, deps.telemetry)
  collectRouteAccess(app)
  const caches = createCaches({ db, root, analyst })

  if (settings.checkAnswers) {
    const log = (problem: string) => app.log.error({ problem }, 'an answer differs from the contract')
    registerAnswerCheck(app, deps.onWrongAnswer ?? log)
  }
  registerErrorHandler(app)
  if (settings.devLogin) registerKnownHosts(app, settings.publicUrl)
  registerJsonBody(app)
  endSlowBodies(app)
  await registerSecurityHeaders(app, { ...settings, gateway: deps.billing.name })
  requireHost(app)
  await app.register(cookie)
  const resolveSession = registerSessions(app, {
    findSession: sessionFinder({ db, clock, vaults: caches.vaults }),
    secure: settings.secure,
  })
  limitLargeBodies(app)
  registerCsrf(app, { key: root.csrf })
  await registerOpenApi(app)

  const limiter = databaseLimiter(db, root.limit)
  const onDevelopmentLink = deps.mailIsReal ? undefined : (link: string) => app.log.info({ link }, 'sign-in link')
  const journal = { db, analyst, clock, ...caches }
  const topTag = async (vault: AccountVault) => (await popularTags(journal, vault, 1))[0]?.tag ?? null
  await app.register(healthRoutes(deps))
  const site = relyingParty(settings.publicUrl)
  const onError = (error: unknown) => logFailure(app.log, error, 'work in the background failed')
  const signIn = { ...deps, ...settings, limiter, site, onError }
  await app.register(authRoutes({ ...signIn, onDevelopmentLink, photographsSentTo: deps.photographs.sentTo }))
  await app.register(passkeysRoutes(signIn))
  await app.register(sessionsRoutes({ db, clock }))
  await app.register(profileRoutes({ db, clock, photographs: deps.photographs }))
  await app.register(remindersRoutes(deps))
  const billingDeps = { db, gateway: deps.billing, clock }
  await app.register(billingRoutes(billingDeps))
  await app.register(onboardingRoutes({ db, clock }))
  const { documents, photographs } = deps
  const importsDeps = { db, analyst, clock, documents, photographs, lock: accountLock(), turns: uploadTurns() }
  await app.register(uploadsRoutes(importsDeps))
  await app.register(importsRoutes(importsDeps))
  const { quotaBytes } = settings
  await app.register(entryPhotographsRoutes({ ...importsDeps, quotaBytes }))
  await app.register(entriesRoutes(journal))
  await app.register(deletedEntriesRoutes({ db, clock }))
  await app.register(earlierVersionsRoutes({ db, clock }))
  await app.register(onThisDayRoutes(journal))
  await app.register(writingRoutes(journal))
  await app.register(promptsRoutes({ ...journal, topTag }))
  await app.register(insightsRoutes(journal))
  await app.register(echoesRoutes({ ...journal, minTier: settings.echoMinTier }))
  await app.register(echoMarksRoutes(journal))
  await app.register(lettersRoutes(journal))
  await app.register(acousticRoutes(journal))
  const download = downloads()
  await app.register(exportsRoutes({ ...journal, download }))
  const journalChanged = (accountId: string) => caches.vocabularies.forget(accountId)
  const archives = archiveQueue()
  await app.register(journalImportsRoutes({ ...importsDeps, quotaBytes, archives, journalChanged, onError }))
  await app.register(archiveRoutes({ ...journal, photographs, quotaBytes, archives, download, journalChanged }))
  await app.register(
    accountDeletionRoutes({
      db,
      root,
      forget: (accountId) => caches.forget(accountId),
      interrupt: (accountId, reason) => importsDeps.lock.interrupt(accountId, reason),
      secure: settings.secure,
      endSubscription: (vault) => endSubscription(billingDeps, vault),
    }),
  )
  await registerWebApp(app, {
    webRoot: deps.webRoot,
    publicUrl: settings.publicUrl,
    isSignedIn: async (request, reply) => (await resolveSession(request, reply)) !== null,
  })

  return app
}

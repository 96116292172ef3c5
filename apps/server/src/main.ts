import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serveOperator } from '#server/ops/admin/serve-operator.ts'
import { startAnalyst } from '#server/platform/analysis/pool.ts'
import { buildApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openDb } from '#server/platform/db/open-db.ts'
import { refuseTakenPorts, startRefusal, unforeseen } from '#server/ops/start-refusal.ts'
import { startDocumentReader } from '#server/adapters/documents/start-document-reader.ts'
import { seedDevelopmentAccounts } from '#server/ops/demo/seed.ts'
import type { BillingGateway } from '#server/adapters/payments/billing-gateway.ts'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import { outboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import { readinessOf } from '#server/platform/telemetry/readiness.ts'
import { startTelemetry } from '#server/platform/telemetry/start-telemetry.ts'
import { httpPush } from '#server/adapters/push/http-push.ts'
import { observedAnalyst } from '#server/platform/telemetry/observed-analyst.ts'
import { observedDb } from '#server/platform/telemetry/observed-db.ts'
import { startPhotographReader } from '#server/adapters/photographs/start-photograph-reader.ts'
import { sandboxGateway } from '#server/adapters/payments/sandbox-gateway.ts'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { stripeGateway } from '#server/adapters/payments/stripe-gateway.ts'
import { tesseractRecognizer } from '#server/adapters/recognition/tesseract-recognizer.ts'
import type { TextRecognizer } from '#server/adapters/recognition/text-recognizer.ts'
import { visionRecognizer } from '#server/adapters/recognition/vision-recognizer.ts'
import { openPushKeys } from '#server/ops/open-push-keys.ts'
import { openRootKeys } from '#server/ops/open-root-keys.ts'
import { startUpkeep } from '#server/ops/upkeep.ts'

const WEB_ROOT = resolve(import.meta.dirname, '../../web/dist')

/** Open requests have this long to finish after the process is told to stop. */
const STOP_MS = 10_000

/** Opens everything, serves until SIGTERM or SIGINT, then closes everything in reverse order. */
async function run(): Promise<void> {
  const stopped = stopSignal()
  const config = readConfig(process.env)
  const { settings } = config
  const dataDir = resolve(settings.dataDir)
  const { databaseUrl } = config.secrets
  await refuseTakenPorts(settings)
  await using openedDb = await openDb(databaseUrl ? { databaseUrl } : { dataDir })
  await using startedAnalyst = startAnalyst()
  const readiness = readinessOf(openedDb)
  await using started = await startTelemetry(config, { db: openedDb, analyst: startedAnalyst, readiness })
  const db = started ? observedDb(openedDb, started.telemetry) : openedDb
  const analyst = started ? observedAnalyst(startedAnalyst, started.telemetry) : startedAnalyst
  const root = await openRootKeys(db, { secretKey: config.secrets.secretKey, dataDir }, new Date())
  await using photographs = startPhotographReader(recognizerOf(config))
  await using documents = startDocumentReader()
  const clock = () => new Date()
  using mailer = mailerOf(config, dataDir)
  const push = httpPush({ contact: settings.publicUrl, clock })
  const pushKeys = openPushKeys({ db, root }, () => app.log)
  const app = await buildApp({
    settings,
    db,
    root,
    analyst,
    photographs,
    documents,
    billing: await gatewayOf(config),
    clock,
    mailer,
    push,
    pushKeys,
    mailIsReal: config.secrets.smtpUrl !== null,
    webRoot: WEB_ROOT,
    readiness,
    telemetry: started?.telemetry,
  })
  started?.reportTo((trouble) => app.log.warn({ error: trouble }, 'failed to deliver spans'))
  const onDamaged = (error: Error) =>
    app.log.error({ error: error.name }, 'the demo account is damaged; "npm run admin -- verify" lists what')
  if (settings.devLogin) await seedDevelopmentAccounts({ db, root, analyst, now: clock(), onDamaged })
  await using _upkeep = startUpkeep({
    db,
    root,
    analyst,
    mailer,
    push,
    pushKeys,
    publicUrl: settings.publicUrl,
    clock,
    onError: (error) => app.log.error({ error: error.name }, 'upkeep failed'),
    onSent: (way, sent) => started?.telemetry.reminders(way, sent),
  })
  const onError = (error: Error) => app.log.error({ error: error.name }, 'an operator command failed')
  const unheard = (error: Error) => {
    onError(error)
    return null
  }
  await using _operator = databaseUrl
    ? null
    : await serveOperator({ db, root, publicUrl: settings.publicUrl, dataDir, clock, onError }).catch(unheard)
  await app.listen({ host: settings.host, port: settings.port })
  announce(config)
  await stopped
  readiness.stop()
  await pause(settings.drainSeconds * 1000)
  // No `process.exit`: acknowledged writes are on disk, and open requests are answered first.
  const deadline = setTimeout(() => app.server.closeAllConnections(), STOP_MS)
  await app.close()
  clearTimeout(deadline)
}

/**
 * A supervisor may signal every process of a group, and `npm start` then signals this one again. The second signal is
 * ignored.
 */
function stopSignal(): Promise<void> {
  return new Promise((resolveStop) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolveStop())
  })
}

function mailerOf({ settings, secrets }: Config, dataDir: string): Mailer {
  return secrets.smtpUrl
    ? smtpMailer({ url: secrets.smtpUrl, from: settings.mailFrom })
    : outboxMailer({ folder: join(dataDir, 'outbox'), from: settings.mailFrom })
}

function recognizerOf({ settings, secrets }: Config): TextRecognizer {
  const { ocrEndpoint: endpoint, ocrModel: model, ocrLanguages } = settings
  return endpoint === null
    ? tesseractRecognizer(ocrLanguages)
    : visionRecognizer({ endpoint, model, apiKey: secrets.ocrApiKey })
}

async function gatewayOf({ settings, secrets }: Config): Promise<BillingGateway> {
  const { stripePublishableKey: publishableKey } = settings
  const { stripeSecretKey: secretKey } = secrets
  return secretKey && publishableKey ? stripeGateway({ secretKey, publishableKey }) : sandboxGateway()
}

function announce({ settings }: Config): void {
  const lines = [`Soundings is ready at ${settings.publicUrl}`]
  if (settings.devLogin) {
    lines.push(
      'Sign in with "Use Development Login":',
      '  demo@soundings.test  token demo   90 days of entries, with Echos',
      '  new@soundings.test   token new    an empty account',
    )
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${startRefusal(error) ?? unforeseen(error)}\n`)
  process.exitCode = 1
}

import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serveOperator } from '#server/admin/serve-operator.ts'
import { startAnalyst } from '#server/analysis/pool.ts'
import { accountDirectory, CHECK_ID } from '#server/capabilities/accounts/accounts.store.ts'
import { buildApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openDb } from '#server/db/open-db.ts'
import { refuseTakenPorts, startRefusal, unforeseen } from '#server/start-refusal.ts'
import { startDocumentReader } from '#server/documents/start-document-reader.ts'
import { seedDevelopmentAccounts } from '#server/demo/seed.ts'
import type { BillingGateway } from '#server/ports/billing-gateway.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import { outboxMailer } from '#server/ports/outbox-mailer.ts'
import { readinessOf } from '#server/observe/readiness.ts'
import { startWatch } from '#server/observe/start-watch.ts'
import { watchedAnalyst } from '#server/observe/watched-analyst.ts'
import { watchedDb } from '#server/observe/watched-db.ts'
import { startPhotographReader } from '#server/photographs/start-photograph-reader.ts'
import { sandboxGateway } from '#server/ports/sandbox-gateway.ts'
import { smtpMailer } from '#server/ports/smtp-mailer.ts'
import { stripeGateway } from '#server/ports/stripe-gateway.ts'
import { tesseractRecognizer } from '#server/ports/tesseract-recognizer.ts'
import type { TextRecognizer } from '#server/ports/text-recognizer.ts'
import { visionRecognizer } from '#server/ports/vision-recognizer.ts'
import { startUpkeep } from '#server/upkeep.ts'
import { newAccountKey } from '#server/vault/account-vault.ts'
import { findRootKeys } from '#server/vault/find-root-keys.ts'

const WEB_ROOT = resolve(import.meta.dirname, '../../web/dist')

/** Requests that are under way when the process is told to stop have this long to end. */
const STOP_MS = 10_000

/** Opens everything, serves until SIGTERM or SIGINT, then closes in the reverse order. */
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
  await using watch = await startWatch(config, { db: openedDb, analyst: startedAnalyst, readiness })
  const db = watch ? watchedDb(openedDb, watch.watcher) : openedDb
  const analyst = watch ? watchedAnalyst(startedAnalyst, watch.watcher) : startedAnalyst
  const written = await accountDirectory(db).someKeys()
  const root = await findRootKeys({ secretKey: config.secrets.secretKey, dataDir }, written, new Date())
  // Accounts that were written before there was such a row.
  if (written.length > 0 && written.every(({ accountId }) => accountId !== CHECK_ID)) {
    await accountDirectory(db).keepSecretCheck(newAccountKey(root, CHECK_ID))
  }
  await using photographs = startPhotographReader(recognizerOf(config))
  await using documents = startDocumentReader()
  const clock = () => new Date()
  using mailer = mailerOf(config, dataDir)
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
    mailIsReal: config.secrets.smtpUrl !== null,
    webRoot: WEB_ROOT,
    readiness,
    watcher: watch?.watcher,
  })
  watch?.reportTo((trouble) => app.log.warn({ error: trouble }, 'spans could not be delivered'))
  if (settings.devLogin) await seedDevelopmentAccounts({ db, root, analyst, now: clock() })
  await using _upkeep = startUpkeep({
    db,
    root,
    clock,
    onError: (error) => app.log.error({ error: error.name }, 'upkeep failed'),
  })
  const onError = (error: Error) => app.log.error({ error: error.name }, 'a command of the operator failed')
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
  // No `process.exit`: what was acknowledged is on disk, what is under way is answered first.
  const deadline = setTimeout(() => app.server.closeAllConnections(), STOP_MS)
  await app.close()
  clearTimeout(deadline)
}

/** A supervisor may tell every process of a group, and `npm start` then tells this one again: twice is as once. */
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
      '  demo@soundings.test  token demo   90 days of a journal, with Echos',
      '  new@soundings.test   token new    a fresh account',
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

import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { buildApp, type AppDeps } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { startDocumentReader } from '#server/adapters/documents/start-document-reader.ts'
import type { Db } from '#server/platform/db/port.ts'
import { readinessOf } from '#server/platform/telemetry/readiness.ts'
import { httpPush } from '#server/adapters/push/http-push.ts'
import { installationPushKeys } from '#server/capabilities/reminders/index.ts'
import { outboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import { sandboxGateway } from '#server/adapters/payments/sandbox-gateway.ts'
import { startPhotographReader } from '#server/adapters/photographs/start-photograph-reader.ts'
import { tesseractRecognizer } from '#server/adapters/recognition/tesseract-recognizer.ts'
import { deriveRootKeys, type RootKeys } from '#server/platform/vault/root-keys.ts'
import { analyst } from './analyst.ts'
import { testClock, type TestClock } from './test-clock.ts'
import { testDb } from './test-db.ts'
import { visitor, type Person } from './person.ts'

export type TestApp = AsyncDisposable & {
  app: FastifyInstance
  db: Db
  root: RootKeys
  clock: TestClock
  /** Every log line so far. */
  logs: string[]
  /** The texts of the emails sent so far, oldest first. */
  mails(): Promise<{ to: string; subject: string; text: string }[]>
  visitor(): Person
  /** A user who has opened an emailed link. */
  person(email?: string): Promise<Person>
}

/** Parts that a test may want to wrap. */
type RealParts = Pick<AppDeps, 'db' | 'analyst' | 'readiness'>

const photographs = startPhotographReader(tesseractRecognizer(['eng']))
const documents = startDocumentReader()

/**
 * The real app on a real, empty database, with a clock that tests can set. A test fails at its end if an answer broke
 * the contract.
 */
export async function testApp(
  environment: Record<string, string> = {},
  changes: Partial<AppDeps> | ((real: RealParts) => Partial<AppDeps>) = {},
): Promise<TestApp> {
  const fixture = await testDb()
  const readiness = readinessOf(fixture.db)
  const overrides = typeof changes === 'function' ? changes({ db: fixture.db, analyst, readiness }) : changes
  const outbox = await mkdtemp(join(tmpdir(), 'soundings-outbox-'))
  const logs: string[] = []
  const wrongAnswers: string[] = []
  const clock = testClock()
  const root = deriveRootKeys(randomBytes(32))
  const { settings } = readConfig({ LOGIN_LIMIT_PER_IP: '1000', CHECK_ANSWERS: 'on', ...environment })
  const app = await buildApp({
    settings,
    db: fixture.db,
    root,
    analyst,
    photographs,
    documents,
    billing: sandboxGateway(),
    clock: clock.now,
    push: httpPush({ contact: settings.publicUrl, clock: clock.now, nearby: true }),
    pushKeys: installationPushKeys({ db: fixture.db, root, ...overrides }, (error) => void logs.push(error.name)),
    mailer: outboxMailer({ folder: outbox, from: settings.mailFrom }),
    mailIsReal: false,
    webRoot: null,
    readiness,
    logStream: { write: (line) => void logs.push(line) },
    onWrongAnswer: (problem) => void wrongAnswers.push(problem),
    ...overrides,
  })
  await app.ready()
  const mails = async () => {
    const names = (await readdir(outbox).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1))
    const parsed = await Promise.all(
      names.map(async (name) => new PostalMime().parse(await readFile(join(outbox, name)))),
    )
    return parsed.map(({ to, subject, text }) => ({
      to: to?.[0]?.address ?? '',
      subject: subject ?? '',
      text: text ?? '',
    }))
  }
  return {
    app,
    db: fixture.db,
    root,
    clock,
    logs,
    mails,
    visitor: () => visitor(app),
    async person(email = 'mara@x.test') {
      const somebody = visitor(app)
      await somebody.get('/api/auth/status')
      await somebody.post('/api/auth/request-login', { email })
      const token = /token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1]
      const verified = await somebody.post('/api/auth/verify-magic-link', { token, timezone: 'Europe/Prague' })
      if (verified.statusCode !== 200) throw new Error(`Signing in failed: ${verified.body}`)
      return somebody
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await rm(outbox, { recursive: true, force: true })
      await fixture[Symbol.asyncDispose]()
      if (wrongAnswers.length > 0) throw new Error(`The contract says otherwise:\n${wrongAnswers.join('\n')}`)
    },
  }
}

import PostalMime from 'postal-mime'
import { httpPush } from '#server/adapters/push/http-push.ts'
import type { Person } from '#server/testing/person.ts'
import { smtpServer } from '#server/testing/smtp-server.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { installationPushKeys } from './push-keys.ts'
import { sendReminders } from './send-reminders.ts'

/** The clock of the test app starts on a Saturday at 13:00 in Prague. */
const CHOSEN = { on: true, time: '21:30', days: [0, 1, 2, 3, 4, 5, 6], way: 'email', quiet_until: null }
export const DUE = '2026-11-21T20:30:00.000Z'

export async function office() {
  const server = await smtpServer('Soundings <soundings@x.test>')
  return {
    mailer: server.mailer,
    arrived: () => Promise.all(server.messages.map((message) => new PostalMime().parse(message))),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

type Office = Pick<Awaited<ReturnType<typeof office>>, 'mailer'>

/** Does one server's work of a minute. @returns the names of errors */
export async function round(fixture: TestApp, { mailer }: Office): Promise<string[]> {
  const { db, root, clock } = fixture
  const errors: string[] = []
  const onError = (error: Error) => void errors.push(error.name)
  const push = httpPush({ contact: 'https://x.test', clock: clock.now, nearby: true })
  const pushKeys = installationPushKeys({ db, root }, onError)
  const deps = { db, root, mailer, push, pushKeys, publicUrl: 'https://x.test', clock: clock.now, onError }
  await sendReminders(deps, new AbortController().signal)
  return errors
}

export const choose = (person: Person, changes: object = {}) =>
  person.send('PUT', '/api/reminders', { body: { ...CHOSEN, ...changes } })

export async function reminded(fixture: TestApp, changes: object = {}): Promise<Person> {
  const mara = await fixture.person()
  await choose(mara, changes)
  return mara
}

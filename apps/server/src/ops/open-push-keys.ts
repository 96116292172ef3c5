import type { FastifyBaseLogger } from 'fastify'
import { installationPushKeys, type FindPushKeys } from '#server/capabilities/reminders/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'

/**
 * The push keys of this installation, one memory of them for requests and reminders. A failure is logged, by its name
 * only; `log` is a function because the app that logs is built with these keys.
 */
export function openPushKeys(sources: { db: Db; root: RootKeys }, log: () => FastifyBaseLogger): FindPushKeys {
  return installationPushKeys(sources, ({ name }) => log().error({ error: name }, 'the push keys are not available'))
}

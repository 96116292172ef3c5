import type { FastifyBaseLogger } from 'fastify'
import { installationPushKeys, type FindPushKeys } from '#server/capabilities/reminders/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'

/**
 * This installation’s push keys, cached once for requests and reminders. Failures are logged by error name only. `log`
 * is a function because the app, and so its logger, is built after the keys are opened.
 */
export function openPushKeys(sources: { db: Db; root: RootKeys }, log: () => FastifyBaseLogger): FindPushKeys {
  return installationPushKeys(sources, ({ name }) => log().error({ error: name }, 'the push keys are not available'))
}

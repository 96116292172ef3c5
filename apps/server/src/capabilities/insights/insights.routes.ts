import { Streaks } from '@soundings/contract/insights'
import { streaks } from '@soundings/core/streaks'
import { localStamp } from '@soundings/core/time'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Db } from '#server/db/port.ts'
import { accountOf } from '#server/http/session.ts'

/** What the days of a journal add up to. */
export function insightsRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/streaks', { config: { access: 'account' }, schema: { response: { 200: Streaks } } }, async (request) => {
      const { vault } = accountOf(request)
      const timeZone = await accountStore(deps.db, vault).timeZone()
      const today = localStamp(deps.clock().getTime(), timeZone).day
      return streaks(await entriesStore(deps.db, vault).streakEntries(), today)
    })
  }
}

import { entries } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { plainJson, sendJson } from '#server/platform/http/plain-json.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { changeEntry } from './change-entry.ts'
import { createEntry } from './create-entry.ts'
import { deleteEntry, readEntry, restoreEntry, type EntriesDeps } from './entries.service.ts'
import { daysOf } from './days.service.ts'
import { listJson } from './entry-json.ts'
import { toEntry } from './entry-record.ts'
import { searchEntries, type SearchDeps } from './entry-search.ts'
import { popularTags } from './journal-cache/popular-tags.ts'

/** JSON can escape each byte of a text in six (`\u0041`), so the body may be larger than the text. */
const LARGE = { bodyLimit: 7 * 1_048_576 } as const

/** The journal: write, find, read, change, delete and restore entries. */
export function entriesRoutes(deps: EntriesDeps & SearchDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, entries.list, async (request, reply) => {
      const page = await searchEntries(deps, accountOf(request).vault, request.query)
      const isWhole = Object.keys(request.query).length === 0
      const list = listJson(page.entries, isWhole ? undefined : page.nextCursor)
      return sendJson(reply, list)
    })

    route(
      app,
      entries.create,
      async (request, reply) => {
        const { vault, timeZone } = accountOf(request)
        const entry = await createEntry(deps, vault, request.body, {
          timeZone,
          idempotencyKey: request.headers['idempotency-key'] ?? null,
          now: deps.clock(),
        })
        plainJson(reply)
        return toEntry(entry)
      },
      LARGE,
    )

    route(app, entries.popularTags, async (request) => ({
      tags: await popularTags(deps, accountOf(request).vault, request.query.limit),
    }))

    route(app, entries.days, (request) => daysOf(deps, accountOf(request).vault, request.query))

    route(app, entries.read, async (request) =>
      toEntry(await readEntry(deps, accountOf(request).vault, request.params.id)),
    )

    route(
      app,
      entries.change,
      async (request) =>
        toEntry(await changeEntry(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())),
      LARGE,
    )

    route(app, entries.remove, (request) =>
      deleteEntry(deps, accountOf(request).vault, request.params.id, deps.clock()),
    )

    route(app, entries.restore, async (request) =>
      toEntry(await restoreEntry(deps, accountOf(request).vault, request.params.id, deps.clock())),
    )
  }
}

import {
  Entry,
  EntryChange,
  EntryConflict,
  EntryId,
  EntryList,
  EntryQuery,
  NewEntry,
  PopularTags,
  PopularTagsQuery,
} from '@soundings/contract/entries'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { plainJson, sendJson } from '#server/http/plain-json.ts'
import { accountOf } from '#server/http/session.ts'
import { changeEntry, createEntry, deleteEntry, readEntry, restoreEntry, type EntriesDeps } from './entries.service.ts'
import { listJson } from './entry-json.ts'
import { toEntry } from './entry-record.ts'
import { searchEntries, type SearchDeps } from './entry-search.ts'
import { popularTags } from './popular-tags.ts'

/** JSON may spell each byte of a text in six (`\u0041`), so the body is allowed more than the text. */
const BODY_LIMIT = 7 * 1_048_576

const access = { access: 'account' } as const
const IdempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() })

/** The journal: write, find, read, change, delete and bring back. */
export function entriesRoutes(deps: EntriesDeps & SearchDeps & { clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      { config: access, schema: { querystring: EntryQuery, response: { 200: EntryList } } },
      async (request, reply) => {
        const page = await searchEntries(deps, accountOf(request).vault, request.query)
        const isWhole = Object.keys(request.query).length === 0
        const list = listJson(page.entries, isWhole ? undefined : page.nextCursor)
        return sendJson(reply, list)
      },
    )

    app.post(
      '/',
      {
        config: access,
        bodyLimit: BODY_LIMIT,
        schema: { body: NewEntry, headers: IdempotencyHeader, response: { 201: Entry, 409: EntryConflict } },
      },
      async (request, reply) => {
        const { vault, timeZone } = accountOf(request)
        const entry = await createEntry(deps, vault, request.body, {
          timeZone,
          idempotencyKey: request.headers['idempotency-key'] ?? null,
          now: deps.clock(),
        })
        return plainJson(reply).code(201).send(toEntry(entry))
      },
    )

    app.get(
      '/tags/popular',
      { config: access, schema: { querystring: PopularTagsQuery, response: { 200: PopularTags } } },
      async (request) => ({ tags: await popularTags(deps, accountOf(request).vault, request.query.limit) }),
    )

    app.get('/:id', { config: access, schema: { params: EntryId, response: { 200: Entry } } }, async (request) =>
      toEntry(await readEntry(deps, accountOf(request).vault, request.params.id)),
    )

    app.patch(
      '/:id',
      {
        config: access,
        bodyLimit: BODY_LIMIT,
        schema: { params: EntryId, body: EntryChange, response: { 200: Entry, 409: EntryConflict } },
      },
      async (request) =>
        toEntry(await changeEntry(deps, accountOf(request).vault, request.params.id, request.body, deps.clock())),
    )

    app.delete(
      '/:id',
      { config: access, schema: { params: EntryId, response: { 204: z.null() } } },
      async (request, reply) => {
        await deleteEntry(deps, accountOf(request).vault, request.params.id, deps.clock())
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/:id/restore',
      { config: access, schema: { params: EntryId, response: { 200: Entry } } },
      async (request) => toEntry(await restoreEntry(deps, accountOf(request).vault, request.params.id, deps.clock())),
    )
  }
}

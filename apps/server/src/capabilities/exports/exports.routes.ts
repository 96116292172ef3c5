import { CompleteDataQuery, EchoExport, EXPORTED_ECHOES_MAX, JournalExport } from '@soundings/contract/exports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Db } from '#server/db/port.ts'
import type { Downloads } from '#server/http/download.ts'
import { accountOf } from '#server/http/session.ts'
import { completeData } from './complete-data.ts'
import { exportEchoes } from './echo-export.ts'
import { exportJournal } from './journal-export.ts'

const heavy = { access: 'account', isHeavy: true } as const
/** Enough for the ids of the most Echos that an export may name. */
const ECHO_IDS_LIMIT = 1_048_576

type ExportsDeps = { db: Db; analyst: Analyst; clock: () => Date; download: Downloads }

/** What a person has written and heard, as files to take along; the same in every tier. */
export function exportsRoutes(deps: ExportsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/entries/export', { config: heavy, schema: { querystring: JournalExport } }, async (request, reply) =>
      deps.download(request, reply, () => exportJournal(deps, accountOf(request).vault, request.query, deps.clock())),
    )

    app.post(
      '/echoes/snapshots/export',
      {
        config: { ...heavy, mostValues: 2 * EXPORTED_ECHOES_MAX },
        bodyLimit: ECHO_IDS_LIMIT,
        schema: { body: EchoExport },
      },
      async (request, reply) =>
        deps.download(request, reply, () => exportEchoes(deps, accountOf(request).vault, request.body, deps.clock())),
    )

    app.get(
      '/privacy/export-metadata',
      { config: heavy, schema: { querystring: CompleteDataQuery } },
      async (request, reply) =>
        deps.download(request, reply, () => completeData(deps, accountOf(request).vault, deps.clock())),
    )
  }
}

import { exports } from '@soundings/contract/endpoints'
import { EXPORTED_ECHOES_MAX } from '@soundings/contract/exports'
import type { FastifyPluginAsync } from 'fastify'
import type { StandingDeps } from '#server/capabilities/echoes/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { Downloads } from '#server/platform/http/download.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { completeData } from './complete-data.ts'
import { exportEchoes } from './echo-export.ts'
import { exportJournal } from './journal-export.ts'

const HEAVY = { isHeavy: true } as const
/** The largest body in bytes. It has room for the ids of the most Echos that an export may name. */
const ECHO_IDS_LIMIT = 1_048_576

type ExportsDeps = StandingDeps & { db: Db; clock: () => Date; download: Downloads }

/** A person's entries and Echos as files to download; the same in every tier. */
export function exportsRoutes(deps: ExportsDeps): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      exports.journal,
      (request, reply) =>
        deps.download(request, reply, () => exportJournal(deps, accountOf(request).vault, request.query, deps.clock())),
      HEAVY,
    )

    route(
      app,
      exports.echoes,
      (request, reply) =>
        deps.download(request, reply, () => exportEchoes(deps, accountOf(request).vault, request.body, deps.clock())),
      { ...HEAVY, mostValues: 2 * EXPORTED_ECHOES_MAX, bodyLimit: ECHO_IDS_LIMIT },
    )

    route(
      app,
      exports.completeData,
      (request, reply) =>
        deps.download(request, reply, () => completeData(deps, accountOf(request).vault, deps.clock())),
      HEAVY,
    )
  }
}

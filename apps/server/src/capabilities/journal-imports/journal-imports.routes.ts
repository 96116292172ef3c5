import { JOURNAL_FILES_MAX, JOURNAL_UPLOAD_MAX_BYTES } from '@soundings/contract/journal-imports'
import { journalImports } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { registerUploads, UPLOAD_ENVELOPE } from '#server/platform/http/uploads.ts'
import type { ImporterDeps } from './held-import.ts'
import { journalImporter } from './journal-importer.ts'
import {
  cancelJournalImport,
  journalImports as listImports,
  refuseSecondImport,
  rereadImport,
  startBringing,
  undoJournalImport,
} from './journal-imports.service.ts'
import { journalReceiver } from './receive-journal.ts'

const HEAVY = { isHeavy: true } as const
/** The largest body in bytes: hundreds of moods and folders, each with a name. */
const CHOICES_LIMIT = 256 * 1024
const MOST_VALUES = 10_000

/** Imports journals from other programs completely or not at all. Imports can be undone. */
export function journalImportsRoutes(deps: ImporterDeps): FastifyPluginAsync {
  return async (app) => {
    await registerUploads(app)
    const importer = journalImporter(deps)
    app.addHook('onClose', () => importer[Symbol.asyncDispose]())
    const receive = journalReceiver()
    const all = { ...deps, importer }

    route(app, journalImports.all, (request) => listImports(all, accountOf(request).vault))

    route(
      app,
      journalImports.begin,
      async (request, reply) => {
        const { vault } = accountOf(request)
        await refuseSecondImport(all, vault)
        return { id: await receive(request, reply, (files) => importer.begin(vault, files)) }
      },
      { ...HEAVY, bodyLimit: JOURNAL_UPLOAD_MAX_BYTES + UPLOAD_ENVELOPE * JOURNAL_FILES_MAX },
    )

    route(
      app,
      journalImports.reread,
      (request) => rereadImport(all, accountOf(request).vault, request.params.id, request.body),
      { bodyLimit: CHOICES_LIMIT, mostValues: MOST_VALUES },
    )

    route(
      app,
      journalImports.bringIn,
      (request) => startBringing(all, accountOf(request).vault, request.params.id, request.body),
      { bodyLimit: CHOICES_LIMIT, mostValues: MOST_VALUES },
    )

    route(app, journalImports.cancel, (request) =>
      cancelJournalImport(all, accountOf(request).vault, request.params.id),
    )

    route(
      app,
      journalImports.undo,
      (request) => undoJournalImport(all, accountOf(request).vault, request.params.id),
      HEAVY,
    )
  }
}

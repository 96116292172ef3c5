import { JOURNAL_FILES_MAX, JOURNAL_UPLOAD_MAX_BYTES } from '@soundings/contract/journal-imports'
import { journalImports } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import { AppError } from '#server/errors.ts'
import { diskRoom } from '#server/platform/files/disk-room.ts'
import { hungUp } from '#server/platform/http/progress-answer.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { endStalledUpload } from '#server/platform/http/slow-bodies.ts'
import { receiveUploads, registerUploads, UPLOAD_ENVELOPE } from '#server/platform/http/uploads.ts'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import { alreadyRunning } from './import-refusals.ts'
import type { ImporterDeps } from './held-import.ts'
import { journalImporter } from './journal-importer.ts'
import {
  cancelJournalImport,
  journalImports as listImports,
  rereadImport,
  startBringing,
  undoJournalImport,
} from './journal-imports.service.ts'

const HEAVY = { isHeavy: true } as const
/** Uploads that this server receives at once, and requests of one account that wait for their turn. */
const ARRIVING_AT_ONCE = 8
const WAITING_MAX = 1
/** Hundreds of moods and folders, each with a name. */
const CHOICES_LIMIT = 256 * 1024
const MOST_VALUES = 10_000

/** Imports journals from other programs completely or not at all. Imports can be undone. */
export function journalImportsRoutes(deps: ImporterDeps): FastifyPluginAsync {
  return async (app) => {
    await registerUploads(app)
    const importer = journalImporter(deps)
    app.addHook('onClose', () => importer[Symbol.asyncDispose]())
    const bodies = new FairSemaphore(ARRIVING_AT_ONCE, WAITING_MAX)
    const disk = diskRoom()
    const all = { ...deps, importer }

    route(app, journalImports.all, (request) => listImports(all, accountOf(request).vault))

    route(
      app,
      journalImports.begin,
      async (request, reply) => {
        const { vault } = accountOf(request)
        if (isUnderWay(await listImports(all, vault))) throw alreadyRunning()
        using _permit = await bodies.take(vault.accountId, hungUp(reply))
        using _room = await disk.reserve(bodySize(request))
        const files = await received(request)
        try {
          reply.status(201)
          return { id: await importer.begin(vault, files) }
        } catch (error) {
          await dispose(files)
          throw error
        }
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

function isUnderWay({ current }: Awaited<ReturnType<typeof listImports>>): boolean {
  return current !== null && current.state !== 'failed'
}

/** The size of a body; the allowed maximum if the client doesn’t send it. */
function bodySize({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? JOURNAL_UPLOAD_MAX_BYTES)
}

/** All files of an upload, on disk. @throws AppError when there is none, or they are larger than allowed */
async function received(request: FastifyRequest): Promise<HeldFile[]> {
  const files: HeldFile[] = []
  using _pace = endStalledUpload(request)
  try {
    let bytes = 0
    const limits = { maxBytes: JOURNAL_UPLOAD_MAX_BYTES, maxFiles: JOURNAL_FILES_MAX }
    for await (const { name, file } of receiveUploads(request, limits)) {
      if (file) files.push({ name: distinct(name, files), file })
      bytes += file?.size ?? 0
      if (!file || bytes > JOURNAL_UPLOAD_MAX_BYTES) throw tooLarge(files.length >= JOURNAL_FILES_MAX)
    }
    if (files.length === 0) throw new AppError('UPLOAD_MISSING', 'Choose a file to upload.')
    return files
  } catch (error) {
    await dispose(files)
    throw error
  }
}

/** Two files may have one name: a number keeps them apart. */
function distinct(name: string, files: readonly HeldFile[]): string {
  const isTaken = (wanted: string) => files.some((file) => file.name === wanted)
  if (!isTaken(name)) return name
  for (let number = 2; ; number++) if (!isTaken(`${number} ${name}`)) return `${number} ${name}`
}

async function dispose(files: readonly HeldFile[]): Promise<void> {
  for (const { file } of files) await file[Symbol.asyncDispose]()
}

function tooLarge(isMany: boolean): AppError {
  const sentence = isMany
    ? `Choose up to ${JOURNAL_FILES_MAX} files at once, or put them into one ZIP.`
    : 'These files are larger than 6 GB together. Export a part of your journal at a time.'
  return new AppError('TOO_LARGE', sentence)
}

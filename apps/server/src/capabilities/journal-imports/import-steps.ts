import type { BroughtJournal, JournalProgress } from '@soundings/contract/journal-imports'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import type { Tx } from '#server/platform/db/port.ts'
import { throttle } from '#server/platform/throttle.ts'
import type { HeldImport, ImporterDeps } from './held-import.ts'
import { doneBody, type ImportBody, type ImportState, type ReadDocument } from './import-body.ts'
import { bring, bringArchive, look } from './import-jobs.ts'
import { importNotFound } from './import-refusals.ts'
import { journalImportsStore } from './journal-imports.store.ts'
import { withdrawDocuments } from './read-documents.ts'

const PROGRESS_MS = 1_000

/** What is done for an import in one of its states, and stored with the state that follows. */
export type ImportStep = (deps: ImporterDeps, one: HeldImport, body: ImportBody) => Promise<void>

/** Looks through the files and stores what was found. */
export const lookThroughFiles: ImportStep = async (deps, one, body) => {
  const { id, vault, files, stop } = one
  const store = journalImportsStore(deps.db, vault)
  await store.move(id, ['looking', 'reread'], 'looking', body)
  const work = { signal: stop.signal, onProgress: progressSaver(deps, one, 'looking', body) }
  try {
    const onDocument = async (document: ReadDocument) => {
      body.documents.push(document)
      await store.move(id, ['looking'], 'looking', body)
    }
    const looked = await look(deps, vault, files, { reading: body.reading, before: body.found, onDocument, ...work })
    await store.move(id, ['looking'], 'found', { ...body, ...looked })
  } finally {
    // Canceled in the meantime: what was read since then is withdrawn, too.
    if ((await store.stateOf(id)) === null) await withdrawDocuments(deps, vault, body.documents)
  }
}

/** Adds what was found and chosen to the journal. */
export const addToJournal: ImportStep = async (deps, one, body) => {
  const { id, vault, files, stop } = one
  const { found, archive, choices, reading } = body
  if (!(await journalImportsStore(deps.db, vault).move(id, ['wanted'], 'arriving', body))) return
  const work = { signal: stop.signal, onProgress: progressSaver(deps, one, 'arriving', body) }
  // In the transaction that completes it: an import is done with all that it brings, or canceled without any of it.
  const finish = (tx: Tx, brought: BroughtJournal) =>
    journalImportsStore(tx, vault).move(id, ['arriving'], 'done', doneBody(body, brought))
  try {
    if (archive) {
      await bringArchive(deps, vault, files, { ...work, counts: archive, finish })
      return
    }
    if (!found || !choices) throw new RangeError('An import is brought in without having been looked at.')
    const brought = await bring(deps, vault, files, { ...work, importId: id, reading, found, choices })
    stop.signal.throwIfAborted()
    await deps.db.transaction(async (tx) => {
      if (!(await finish(tx, brought))) throw importNotFound()
      await arrivingEntriesStore(tx, vault).show(id, deps.clock())
    })
  } finally {
    deps.journalChanged(vault.accountId)
  }
}

/** Stores the progress of a state now and then, for the pages that ask. */
function progressSaver(deps: ImporterDeps, { id, vault }: HeldImport, state: ImportState, body: ImportBody) {
  const store = journalImportsStore(deps.db, vault)
  return throttle(PROGRESS_MS, (progress: JournalProgress) => {
    void store.move(id, [state], state, { ...body, progress }).catch(deps.onError)
  })
}

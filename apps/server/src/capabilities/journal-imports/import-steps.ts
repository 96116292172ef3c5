import type { BroughtJournal, JournalProgress } from '@soundings/contract/journal-imports'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import type { Tx } from '#server/platform/db/port.ts'
import { throttle } from '#server/platform/throttle.ts'
import { bringIn } from './bring-in.ts'
import type { HeldImport, ImporterDeps } from './held-import.ts'
import { doneBody, type ImportBody, type ImportState, type ReadDocument } from './import-body.ts'
import { bringArchive, look } from './import-jobs.ts'
import { importNotFound } from './import-refusals.ts'
import { journalImportsStore } from './journal-imports.store.ts'
import { withdrawDocuments } from './read-documents.ts'

const PROGRESS_MS = 1_000

/** The work for an import in one state; its result is stored with the next state. */
export type ImportStep = (deps: ImporterDeps, held: HeldImport, body: ImportBody) => Promise<void>

/** Looks through the files and stores what was found. */
export const lookThroughFiles: ImportStep = async (deps, held, body) => {
  const { id, vault, files, stop } = held
  const store = journalImportsStore(deps.db, vault)
  await store.move(id, ['looking', 'reread'], 'looking', body)
  const work = { signal: stop.signal, onProgress: progressSaver(deps, held, 'looking', body) }
  try {
    const onDocument = async (document: ReadDocument) => {
      body.documents.push(document)
      await store.move(id, ['looking'], 'looking', body)
    }
    const looked = await look(deps, vault, files, { reading: body.reading, before: body.found, onDocument, ...work })
    await store.move(id, ['looking'], 'found', { ...body, ...looked })
  } finally {
    // If the user canceled the import while it was being read, withdraw the documents read after the cancellation, too.
    if ((await store.stateOf(id)) === null) await withdrawDocuments(deps, vault, body.documents)
  }
}

/** Adds the chosen entries to the journal. */
export const addToJournal: ImportStep = async (deps, held, body) => {
  const { id, vault, files, stop } = held
  const { found, archive, choices, reading } = body
  if (!(await journalImportsStore(deps.db, vault).move(id, ['wanted'], 'arriving', body))) return
  const work = { signal: stop.signal, onProgress: progressSaver(deps, held, 'arriving', body) }
  // In the transaction that completes it: an import adds everything, or is canceled and adds nothing.
  const finish = (tx: Tx, brought: BroughtJournal) =>
    journalImportsStore(tx, vault).move(id, ['arriving'], 'done', doneBody(body, brought))
  try {
    if (archive) {
      await bringArchive(deps, vault, files, { ...work, counts: archive, finish })
      return
    }
    if (!found || !choices) throw new RangeError('An import is brought in without having been looked at.')
    const brought = await bringIn(deps, vault, files, { ...work, importId: id, reading, found, choices })
    stop.signal.throwIfAborted()
    await deps.db.transaction(async (tx) => {
      if (!(await finish(tx, brought))) throw importNotFound()
      await arrivingEntriesStore(tx, vault).show(id, deps.clock())
    })
  } finally {
    deps.journalChanged(vault.accountId)
  }
}

/** Stores the progress of a state from time to time, for pages that request it. */
function progressSaver(deps: ImporterDeps, { id, vault }: HeldImport, state: ImportState, body: ImportBody) {
  const store = journalImportsStore(deps.db, vault)
  return throttle(PROGRESS_MS, (progress: JournalProgress) => {
    void store.move(id, [state], state, { ...body, progress }).catch(deps.onError)
  })
}

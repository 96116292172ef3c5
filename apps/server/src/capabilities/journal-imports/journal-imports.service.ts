import type {
  JournalChoices,
  JournalImports,
  JournalReading,
  UndoneJournalImport,
} from '@soundings/contract/journal-imports'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import { pendingImportsStore } from '#server/capabilities/imports/pending-imports.store.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { newBody, NOT_DONE, serverGone, toAnswer } from './import-body.ts'
import { DAMAGED } from './import-failures.ts'
import { isActive, isSilent } from './import-life.ts'
import { alreadyDone, alreadyRunning, importNotFound, notReady } from './import-refusals.ts'
import type { ImporterDeps } from './held-import.ts'
import type { JournalImporter } from './journal-importer.ts'
import { journalImportsStore, type StoredImport } from './journal-imports.store.ts'
import { withdrawDocuments } from './read-documents.ts'

type Deps = ImporterDeps & { importer: JournalImporter }

/** The import that needs attention, and those that can be undone. */
export async function journalImports(deps: Deps, vault: AccountVault): Promise<JournalImports> {
  const now = deps.clock()
  const all = await journalImportsStore(deps.db, vault).list()
  const documents = all.flatMap(({ body }) => body?.documents.map(({ id }) => id) ?? [])
  const waiting = await pendingImportsStore(deps.db, vault).present(documents)
  const current = all.find(({ state }) => state !== 'done') ?? null
  return {
    current: current && answerTo(current, now, waiting),
    done: all.filter(({ state }) => state === 'done').map((stored) => answerTo(stored, now, waiting)),
  }
}

function answerTo(stored: StoredImport, now: Date, waiting: ReadonlySet<string>) {
  const { id, state, body } = stored
  if (!body) return toAnswer(id, 'failed', { ...newBody([]), failure: DAMAGED }, waiting)
  if (isActive(stored) && isSilent(stored, now))
    return toAnswer(id, 'failed', { ...body, failure: serverGone(body, state) }, waiting)
  return toAnswer(id, state, body, waiting)
}

/** Refuses files before they are received. @throws AppError if an import is being read or waits for a decision */
export async function refuseSecondImport(deps: Deps, vault: AccountVault): Promise<void> {
  const { current } = await journalImports(deps, vault)
  if (current !== null && current.state !== 'failed') throw alreadyRunning()
}

/** Reads the files again, with another order of dates or other columns. @throws AppError unless it waits for a decision */
export async function rereadImport(
  deps: Deps,
  vault: AccountVault,
  id: string,
  reading: JournalReading,
): Promise<void> {
  const { body } = await waiting(deps, vault, id)
  const next = { ...body, reading: { dateOrder: reading.date_order, columns: reading.columns } }
  if (!(await journalImportsStore(deps.db, vault).move(id, ['found'], 'reread', next))) throw notReady()
  deps.importer.wake(id)
}

/**
 * Starts importing the entries found.
 * @throws AppError unless it waits for a decision
 */
export async function startBringing(
  deps: Deps,
  vault: AccountVault,
  id: string,
  choices: JournalChoices,
): Promise<void> {
  const { body } = await waiting(deps, vault, id)
  if (!(await journalImportsStore(deps.db, vault).move(id, ['found'], 'wanted', { ...body, choices }))) throw notReady()
  deps.importer.wake(id)
}

/**
 * Cancels an unfinished import and removes everything it added. Documents of a failed import stay in review, because
 * the page has said that they are there.
 * @throws AppError when there is none, or when it is done
 */
export async function cancelJournalImport(deps: Deps, vault: AccountVault, id: string): Promise<void> {
  const store = journalImportsStore(deps.db, vault)
  const stored = await store.find(id)
  if (!stored) throw importNotFound()
  if (!(await store.remove(id, NOT_DONE))) throw (await store.stateOf(id)) === 'done' ? alreadyDone() : importNotFound()
  deps.importer.wake(id)
  deps.importer.sweep(vault, id)
  const hasFailed = stored.state === 'failed' || isSilent(stored, deps.clock())
  if (!hasFailed) await withdrawDocuments(deps, vault, stored.body?.documents ?? [])
}

/**
 * Undoes a whole import. Entries that were changed in the meantime are kept; the others can be imported again.
 * @throws AppError when there is none that can be undone
 */
export async function undoJournalImport(deps: Deps, vault: AccountVault, id: string): Promise<UndoneJournalImport> {
  const now = deps.clock()
  const undone = await deps.db.transaction(async (tx) => {
    const store = journalImportsStore(tx, vault)
    const stored = await store.find(id)
    const until = stored?.state === 'done' ? stored.body?.brought?.undo_until : null
    if (!until || Date.parse(until) < now.getTime() || !(await store.remove(id, ['done']))) throw importNotFound()
    return arrivingEntriesStore(tx, vault).hide(id, now)
  })
  deps.journalChanged(vault.accountId)
  deps.importer.sweep(vault, id)
  return undone
}

async function waiting(deps: Deps, vault: AccountVault, id: string) {
  const stored = await journalImportsStore(deps.db, vault).find(id)
  if (!stored) throw importNotFound()
  const { state, body } = stored
  if (state !== 'found' || !body || isSilent(stored, deps.clock())) throw notReady()
  return { body }
}

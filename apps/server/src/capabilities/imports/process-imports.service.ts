import { randomUUID } from 'node:crypto'
import type { ProcessedImports, UndoneImport } from '@soundings/contract/imports'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { importedEntriesStore, type ImportedEntry } from '#server/capabilities/entries/imported-entries.store.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { SealBrokenError } from '#server/platform/vault/sealed-box.ts'
import { comparables, withoutDuplicates } from './duplicates.ts'
import { dateEntries, type DatedEntry } from './entry-dates.ts'
import { plannedEntries } from './import-plan.ts'
import { importNotFound, needsClassification, type ImportsDeps } from './imports.service.ts'
import { pendingImportsStore, type PendingImport } from './pending-imports.store.ts'
import { photographsStore } from './photographs.store.ts'

/** The number of entries that are analyzed at a time, so that progress is visible and canceling works. */
const CHUNK = 50

/** An entry that is new to the journal, and the upload it comes from. */
type Draft = DatedEntry & { pendingId: string; comparable: string; photographed: boolean }

/**
 * Writes every complete upload into the journal, in one transaction. A text that is already there counts as a duplicate
 * and is left out.
 * @param only ids of the uploads to write; all if omitted
 * @throws AppError when one of them is no longer waiting, or another process has taken it in the meantime
 */
export async function processImports(
  deps: ImportsDeps,
  vault: AccountVault,
  {
    now,
    only,
    importId,
    signal,
    onProgress,
  }: LongWork & { now: Date; only?: readonly string[] | undefined; importId: string },
): Promise<ProcessedImports> {
  const waiting = (await pendingImportsStore(deps.db, vault).list()).filter(
    ({ id, confirmed }) => confirmed && (only?.includes(id) ?? true),
  )
  if (only?.some((id) => !waiting.some((pending) => pending.id === id))) throw importNotFound()
  const all = await drafts(deps, vault, waiting, now)
  const allFresh = await withoutDuplicates(deps, vault, all)
  const withNewEntries = new Set(allFresh.map(({ pendingId }) => pendingId))
  // A file without new entries needs no classification.
  const ready = waiting.filter((pending) => !needsClassification(pending) || !withNewEntries.has(pending.id))
  const isReady = new Set(ready.map(({ id }) => id))
  const pending_classification = waiting.length - ready.length
  if (ready.length === 0) return { processed: 0, duplicates: 0, pending_classification, import_id: null }
  const found = all.filter(({ pendingId }) => isReady.has(pendingId))
  const fresh = allFresh.filter(({ pendingId }) => isReady.has(pendingId))
  const entries = await analyzed(deps, vault, fresh, { now, signal, onProgress })
  // From here on, all of the import is written, even if the client disconnects.
  signal.throwIfAborted()
  const processed = await deps.db.transaction(async (tx) => {
    const pendings = pendingImportsStore(tx, vault)
    const ids = ready.map(({ id }) => id)
    // If another request has processed or canceled one of them in the meantime, its decision counts.
    if ((await pendings.lock(ids)).size < ids.length) throw importNotFound()
    const stored = await importedEntriesStore(tx, vault).insert(entries, importId)
    for (const [index, { pendingId, photographed }] of fresh.entries()) {
      const id = entries[index]?.id
      if (photographed && id && stored.has(id)) await photographsStore(tx, vault).moveToEntry(pendingId, id)
    }
    await pendings.remove(ids)
    return stored.size
  })
  return {
    processed,
    duplicates: found.length - processed,
    pending_classification,
    import_id: processed > 0 ? importId : null,
  }
}

/** Undoes a whole import: its entries are deleted, except those edited in the meantime, and can be imported again. */
export async function undoImport(
  deps: ImportsDeps,
  vault: AccountVault,
  importId: string,
  now: Date,
): Promise<UndoneImport> {
  const undone = await deps.db.transaction((tx) => importedEntriesStore(tx, vault).markDeleted(importId, now))
  if (undone.removed + undone.kept === 0) throw importNotFound()
  return undone
}

/** The entries of these uploads, each on its day. */
async function drafts(
  deps: ImportsDeps,
  vault: AccountVault,
  ready: readonly PendingImport[],
  now: Date,
): Promise<Draft[]> {
  const timeZone = await accountStore(deps.db, vault).timeZone()
  const store = pendingImportsStore(deps.db, vault)
  const all: Draft[] = []
  for (const { id, kind, plan, classification } of ready) {
    const text = await unlessDamaged(store.text(id), plan.name)
    if (text === null) throw importNotFound()
    const dated = dateEntries(plannedEntries(plan, text), { classification, timeZone, now })
    const keys = await comparables(deps.analyst, vault.accountId, dated)
    for (const [index, entry] of dated.entries()) {
      all.push({
        ...entry,
        pendingId: id,
        comparable: keys[index] ?? '',
        photographed: kind === 'photograph' && plan.keepPhotograph,
      })
    }
  }
  return all
}

/** @throws AppError that names the file when its stored text is damaged */
async function unlessDamaged<T>(reading: Promise<T>, name: string): Promise<T> {
  return reading.catch((error: unknown) => {
    if (!(error instanceof SealBrokenError)) throw error
    throw new AppError(
      'DATA_DAMAGED',
      `The text of ${name} was damaged on the server’s disk. Cancel this upload and upload the file again.`,
    )
  })
}

async function analyzed(
  deps: ImportsDeps,
  vault: AccountVault,
  fresh: readonly Draft[],
  { now, signal, onProgress }: LongWork & { now: Date },
): Promise<ImportedEntry[]> {
  const latest = (await entriesStore(deps.db, vault).page(CHUNK)).filter(({ damaged }) => !damaged)
  const vocabulary = await deps.analyst.vocabulary(
    vault.accountId,
    [...latest, ...fresh].slice(0, 2 * CHUNK).map(({ content }) => content),
  )
  const entries: ImportedEntry[] = []
  for (let from = 0; from < fresh.length; from += CHUNK) {
    signal.throwIfAborted()
    const chunk = fresh.slice(from, from + CHUNK)
    const found = await deps.analyst.texts(
      vault.accountId,
      chunk.map(({ body }) => ({ content: body, given: [], onlyGiven: false, vocabulary })),
    )
    for (const [index, { body: _body, pendingId: _pendingId, dated: _dated, ...entry }] of chunk.entries()) {
      const analysis = found[index]
      if (!analysis) throw new RangeError('The analysis of an entry is missing.')
      const { title, tags, wordCount, sentimentScore, lexicalDiversity } = analysis
      const measured = { title, tags, wordCount, sentimentScore, lexicalDiversity }
      entries.push({ ...entry, ...measured, id: randomUUID(), updatedAt: now })
    }
    onProgress(Math.min(1, (from + CHUNK) / fresh.length))
  }
  return entries
}

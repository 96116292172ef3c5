import { randomUUID } from 'node:crypto'
import type { Classification, PhotographText, UploadedDocument } from '@soundings/contract/imports'
import { PENDING_IMPORTS_MAX } from '@soundings/contract/imports'
import { calendarDay } from '@soundings/core/diary-split'
import { localDay } from '@soundings/core/time'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { DocumentReader, ReadingOptions } from '#server/adapters/documents/document-reader.ts'
import { AppError } from '#server/errors.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { AccountLock } from '#server/platform/turns/account-lock.ts'
import { planCounts, planImport, type ImportPlan } from './import-plan.ts'
import { pendingImportsStore, type PendingImport } from './pending-imports.store.ts'
import { photographsStore } from './photographs.store.ts'
import { toRefusal } from './reading-refusal.ts'
import { smartDefault } from './smart-default.ts'

export type ImportsDeps = {
  db: Db
  analyst: Analyst
  documents: DocumentReader
  photographs: PhotographReader
  /** One file of each account is read at a time, so that no account blocks the readers for the others. */
  lock: AccountLock
}

/** Reads a document and stores the found entries until the user has decided about them. */
export async function uploadDocument(
  deps: ImportsDeps,
  vault: AccountVault,
  upload: Upload,
  { now, ...reading }: ReadingOptions & { now: Date },
): Promise<UploadedDocument> {
  using turn = await deps.lock.take(vault.accountId, reading.signal)
  const { signal } = turn
  await refuseTooMany(deps, vault)
  const { kind, text } = await deps.documents.read(upload, { ...reading, signal }).catch(toRefusal)
  const plan = await planned(deps, vault, { name: upload.name, text, now })
  const id = randomUUID()
  const pending = { id, createdAt: now, kind: 'document', sizeBytes: upload.bytes.length } as const
  signal.throwIfAborted()
  await deps.db.transaction((tx) => pendingImportsStore(tx, vault).insert({ ...pending, confirmed: true, plan }, text))
  await deleteIfAborted(deps, vault, id, signal)
  return { ok: true, pending_id: id, kind, ...planCounts(plan) }
}

/** Recognizes the text of a photograph. The recognized text waits for the user's confirmation. */
export async function uploadPhotograph(
  deps: ImportsDeps,
  vault: AccountVault,
  upload: Upload,
  { now, ...reading }: ReadingOptions & { now: Date },
): Promise<PhotographText> {
  using turn = await deps.lock.take(vault.accountId, reading.signal)
  const { signal } = turn
  await refuseTooMany(deps, vault)
  const read = await deps.photographs.read(upload, { ...reading, signal }).catch(toRefusal)
  const { text, words, quality, mediaType, display } = read
  const answer = {
    quality: { should_accept: quality.accept, user_message: quality.message, confidence: quality.confidence },
    read_by: deps.photographs.sentTo,
  }
  if (!quality.accept) return { ok: false, ...answer, text: '', words: [], pending_id: null }
  const plan = { ...(await planned(deps, vault, { name: upload.name, text, now })), words }
  const id = randomUUID()
  const pending = { id, createdAt: now, kind: 'photograph', sizeBytes: upload.bytes.length } as const
  signal.throwIfAborted()
  await deps.db.transaction(async (tx) => {
    await pendingImportsStore(tx, vault).insert({ ...pending, confirmed: false, plan }, text)
    const photograph = { id: randomUUID(), mediaType, original: upload.bytes, display }
    await photographsStore(tx, vault).insert(photograph, id)
  })
  await deleteIfAborted(deps, vault, id, signal)
  return { ok: true, ...answer, text, words, pending_id: id }
}

/** The uploads whose undated entries need a classification, and the recommended one. */
export async function unclassifiedImports(
  deps: ImportsDeps,
  vault: AccountVault,
  now: Date,
): Promise<{ pending: PendingImport[]; smartDefault: Classification }> {
  const pending = (await pendingImportsStore(deps.db, vault).list()).filter(needsClassification)
  return { pending, smartDefault: smartDefault(pending, await localToday(deps, vault, now)) }
}

/** Classifies the undated entries of every upload that needs it. */
export async function classifyImports(deps: ImportsDeps, vault: AccountVault, choice: Classification): Promise<void> {
  const store = pendingImportsStore(deps.db, vault)
  const ids = (await store.list()).filter(needsClassification).map(({ id }) => id)
  await store.classify(ids, choice)
}

/** Deletes an upload; the journal does not change. */
export async function cancelImport(deps: ImportsDeps, vault: AccountVault, id: string): Promise<void> {
  if ((await pendingImportsStore(deps.db, vault).remove([id])) === 0) throw importNotFound()
}

/** True while the upload only needs a classification of its undated entries. */
export function needsClassification({ confirmed, classification, plan }: PendingImport): boolean {
  return confirmed && classification === null && planCounts(plan).undated > 0
}

/** The ordinal local day of an account. */
export async function localToday(deps: { db: Db }, vault: AccountVault, now: Date): Promise<number> {
  return localDay(now, await accountStore(deps.db, vault).timeZone())
}

export function importNotFound(): AppError {
  return new AppError('IMPORT_NOT_FOUND', 'This upload is no longer pending. It was already imported or canceled.')
}

/** If the client disconnected while the upload was stored, it never learned its id; or all data was deleted. */
async function deleteIfAborted(deps: ImportsDeps, vault: AccountVault, id: string, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) return
  await pendingImportsStore(deps.db, vault).remove([id])
  signal.throwIfAborted()
}

async function planned(
  deps: ImportsDeps,
  vault: AccountVault,
  { name, text, now }: { name: string; text: string; now: Date },
): Promise<ImportPlan> {
  const today = await localToday(deps, vault, now)
  return planImport(name, await deps.analyst.split(vault.accountId, { text, today: calendarDay(today) }), today)
}

async function refuseTooMany(deps: ImportsDeps, vault: AccountVault): Promise<void> {
  if ((await pendingImportsStore(deps.db, vault).count()) < PENDING_IMPORTS_MAX) return
  throw new AppError(
    'TOO_MANY_IMPORTS',
    `You already have ${PENDING_IMPORTS_MAX} uploads waiting. Import or cancel them first.`,
  )
}

import type { ImportReview, ReviewedEntries, ReviewedOrder, ReviewedText } from '@soundings/contract/imports'
import { calendarDay } from '@soundings/core/diary-split'
import { CONTENT_MAX_BYTES, isInvisible, sizeText } from '@soundings/core/entries'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import {
  areDecisionsSound,
  isFuture,
  isoDate,
  planImport,
  plannedEntries,
  wallTime,
  type ImportPlan,
} from './import-plan.ts'
import { importNotFound, localToday } from './imports.service.ts'
import { pendingImportsStore } from './pending-imports.store.ts'

/** The entries found in an upload, for the user to review before anything is written. */
export async function reviewImport(
  deps: { db: Db },
  vault: AccountVault,
  id: string,
  now: Date,
): Promise<ImportReview> {
  const store = pendingImportsStore(deps.db, vault)
  const pending = await store.find(id)
  const text = pending?.kind === 'photograph' ? await store.text(id) : null
  if (!pending) throw importNotFound()
  const { plan, kind } = pending
  const today = await localToday(deps, vault, now)
  return {
    id,
    original_name: plan.name,
    size_bytes: pending.sizeBytes,
    kind,
    found: plan.found.map(({ date, firstLine, words }) => ({
      date: date && isoDate(date),
      time: date && wallTime(date),
      in_future: date !== null && isFuture(isoDate(date), today),
      first_line: firstLine,
      words,
    })),
    decisions: plan.decisions,
    order: plan.order,
    order_certain: plan.isOrderCertain,
    text,
    words: plan.words,
  }
}

/** Stores the user's decisions about the found entries. */
export async function decideImport(
  deps: { db: Db },
  vault: AccountVault,
  id: string,
  { decisions }: ReviewedEntries,
  now: Date,
): Promise<void> {
  const store = pendingImportsStore(deps.db, vault)
  const pending = await store.find(id)
  if (!pending) throw importNotFound()
  if (!areDecisionsSound(pending.plan, decisions, await localToday(deps, vault, now))) throw reviewInvalid()
  if (decisions.some(({ count }) => count > 1)) {
    const joined = plannedEntries({ ...pending.plan, decisions }, (await store.text(id)) ?? '')
    if (joined.some(({ content }) => Buffer.byteLength(content, 'utf8') > CONTENT_MAX_BYTES)) {
      const most = sizeText(CONTENT_MAX_BYTES)
      throw new AppError('TOO_LARGE', `Merging these would make an entry longer than ${most}.`)
    }
  }
  if (!(await store.savePlan(id, { ...pending.plan, decisions }))) throw importNotFound()
}

/** Reads the dates of a document again, in the order that the user chose. Earlier decisions are reset. */
export async function reorderImport(
  deps: { db: Db; analyst: Analyst },
  vault: AccountVault,
  id: string,
  { order }: ReviewedOrder,
  now: Date,
): Promise<void> {
  const store = pendingImportsStore(deps.db, vault)
  const pending = await store.find(id)
  const text = await store.text(id)
  if (!pending || text === null) throw importNotFound()
  const today = await localToday(deps, vault, now)
  const split = await deps.analyst.split(vault.accountId, { text, today: calendarDay(today), order })
  const plan = {
    ...planImport(pending.plan.name, { ...split, isOrderCertain: true }, today),
    words: pending.plan.words,
  }
  if (!(await store.savePlan(id, plan))) throw importNotFound()
}

/** Stores the user's confirmation of a photograph: the corrected text, its date, and whether to keep the image. */
export async function confirmPhotograph(
  deps: { db: Db },
  vault: AccountVault,
  id: string,
  { text, date, time, keep_photograph }: ReviewedText,
  now: Date,
): Promise<void> {
  const store = pendingImportsStore(deps.db, vault)
  const pending = await store.find(id)
  if (!pending || pending.kind !== 'photograph') throw importNotFound()
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('ENTRY_NOT_TEXT', 'This text contains characters that can’t be stored.')
  }
  if (isInvisible(text)) throw new AppError('ENTRY_BLANK', 'An entry needs at least one word.')
  const wholeText = {
    start: 0,
    end: text.length,
    bodyStart: 0,
    date: null,
    firstLine: '',
    words: 0,
    severalLines: false,
  }
  const plan: ImportPlan = {
    ...pending.plan,
    found: [wholeText],
    decisions: [{ first: 0, count: 1, date, time: date === null ? null : time, keep: true }],
    words: [],
    keepPhotograph: keep_photograph,
  }
  if (!areDecisionsSound(plan, plan.decisions, await localToday(deps, vault, now))) throw reviewInvalid()
  const confirmed = await deps.db.transaction((tx) => pendingImportsStore(tx, vault).confirmText(id, plan, text))
  if (!confirmed) throw importNotFound()
}

function reviewInvalid(): AppError {
  return new AppError('IMPORT_REVIEW_INVALID', 'Choose what to do with every entry. Dates can’t be in the future.')
}

import { randomUUID } from 'node:crypto'
import type { EntryChange, NewEntry } from '@soundings/contract/entries'
import { DAY_MS, dayOfIsoDate, localStamp } from '@soundings/core/time'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { TextAnalysis } from '#server/platform/analysis/text-analysis.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { checkNotInFuture, CLOCK_SKEW_MS, momentOf, redated } from './entry-moment.ts'
import { entriesStore } from './entries.store.ts'
import { checkContent, checkTags } from './entry-content.ts'
import { toEntry, type EntryAnswers, type EntryRecord } from './entry-record.ts'
import { repeatedSavesStore } from './repeated-saves.store.ts'
import type { Vocabularies } from './journal-cache/vocabularies.ts'

/** A deleted entry can be restored for 30 days (product decision). */
export const RESTORE_DAYS = 30
/** Retries when several requests change an entry at the same moment without naming a version. */
const UPDATE_ATTEMPTS = 50

const DAMAGED_ENTRY_UNCHANGEABLE =
  'The stored text of this entry was damaged and can’t be changed. Save yours as a new entry.'

export type EntriesDeps = { db: Db; analyst: Analyst; vocabularies: Vocabularies }

/** Saves an entry. The same idempotency key stores one entry, no matter how often or how simultaneously it is sent. */
export async function createEntry(
  deps: EntriesDeps,
  vault: AccountVault,
  input: NewEntry,
  options: { timeZone: string; idempotencyKey: string | null; now: Date },
): Promise<EntryRecord> {
  checkContent(input.content)
  checkTags(input.tags)
  const { timeZone } = options
  const createdAt = momentOf(input, timeZone) ?? options.now
  checkNotInFuture(createdAt, options.now)
  const analysis = await newAnalysis(deps, vault, input)
  const { day, hour, utcOffset } = localStamp(createdAt.getTime(), timeZone)
  const entry: EntryRecord = {
    id: randomUUID(),
    createdAt,
    updatedAt: options.now,
    day,
    hour,
    utcOffset,
    timeZone,
    content: input.content,
    mood: input.mood,
    energy: input.energy,
    focus: input.focus,
    historic: false,
    undated: false,
    photographed: false,
    addedAt: options.now,
    origin: 'written',
    importId: null,
    damaged: false,
    ...found(analysis),
    ...(input.answers ? { answers: answersOf(input.answers) } : {}),
    typingSpeedWpm: input.telemetry?.typing_speed_wpm ?? null,
    timeOnEntrySeconds: input.telemetry?.time_on_entry_seconds ?? null,
    editCount: input.telemetry?.edit_count ?? null,
  }
  const store = entriesStore(deps.db, vault)
  const keyHash = options.idempotencyKey === null ? null : vault.hash(`entry|${options.idempotencyKey}`)
  const before = await storedBefore(deps, vault, entry, keyHash)
  if (!before) {
    deps.vocabularies.learn(vault.accountId, analysis.lemmas)
    return entry
  }
  const earlier = sameEntry(before, input, timeZone)
  // Saved, deleted elsewhere, and saved again: the user wants to keep it.
  const restored = await store.restore(earlier.id, new Date(0), options.now)
  return restored ? { ...earlier, updatedAt: options.now } : earlier
}

function answersOf({ question, echo, asked_on }: NonNullable<NewEntry['answers']>): EntryAnswers {
  return { question, echo, askedOn: dayOfIsoDate(asked_on) ?? 0 }
}

async function newAnalysis(deps: EntriesDeps, vault: AccountVault, input: NewEntry): Promise<TextAnalysis> {
  const vocabulary = await deps.vocabularies.of(deps.db, vault)
  return deps.analyst.text(vault.accountId, {
    content: input.content,
    given: input.tags ?? [],
    onlyGiven: false,
    vocabulary,
  })
}

/** Stores an entry under its key. @returns null when it was stored, else the entry that the key stored before */
async function storedBefore(
  deps: EntriesDeps,
  vault: AccountVault,
  entry: EntryRecord,
  keyHash: Buffer | null,
): Promise<EntryRecord | null> {
  if ((await entriesStore(deps.db, vault).insert(entry, keyHash)) || !keyHash) return null
  const saves = repeatedSavesStore(deps.db, vault)
  const earlier = await saves.find(keyHash)
  if (!earlier) throw new AppError('NOT_READY', 'This entry is still being saved. Please try again.')
  if (!earlier.damaged) return earlier
  // The stored text cannot be decrypted, so the new text is the only one.
  await saves.release(earlier.id)
  return storedBefore(deps, vault, entry, keyHash)
}

/** The entry that its key stored before; another text under the same key must not be lost silently. */
function sameEntry(stored: EntryRecord, input: NewEntry, timeZone: string): EntryRecord {
  const moment = momentOf(input, timeZone)
  const same =
    stored.content === input.content &&
    stored.mood === input.mood &&
    stored.energy === input.energy &&
    stored.focus === input.focus &&
    (moment === null || moment.getTime() === stored.createdAt.getTime())
  if (same) return stored
  throw new AppError('IDEMPOTENCY_CONFLICT', 'An earlier version of this entry was already saved.', {
    details: { entry: toEntry(stored) },
  })
}

/**
 * Changes an entry. If `expected_updated_at` is outdated, the error contains the newer text, so that neither is lost.
 */
export async function changeEntry(
  deps: EntriesDeps,
  vault: AccountVault,
  id: string,
  input: EntryChange,
  now: Date,
): Promise<EntryRecord> {
  if (input.content !== undefined) checkContent(input.content)
  checkTags(input.tags)
  const store = entriesStore(deps.db, vault)
  for (let attempt = 0; attempt < UPDATE_ATTEMPTS; attempt++) {
    const current = await store.find(id)
    if (!current) throw entryNotFound()
    if (current.damaged) throw new AppError('ENTRY_DAMAGED', DAMAGED_ENTRY_UNCHANGEABLE)
    const expected = input.expected_updated_at
    if (expected !== undefined && Date.parse(expected) !== current.updatedAt.getTime()) throw entryChanged(current)
    const changed = await applied(deps, vault, current, input, now)
    if (await store.update(id, current.updatedAt, changed)) return changed
  }
  const newest = await store.find(id)
  throw newest ? entryChanged(newest) : entryNotFound()
}

async function applied(
  deps: EntriesDeps,
  vault: AccountVault,
  current: EntryRecord,
  input: EntryChange,
  now: Date,
): Promise<EntryRecord> {
  const content = input.content ?? current.content
  const textChanged = content !== current.content || input.tags !== undefined
  const analysis = textChanged
    ? await deps.analyst.text(vault.accountId, {
        content,
        given: input.tags ?? current.tags.filter((tag) => tag.source === 'user').map((tag) => tag.tag),
        onlyGiven: input.tags !== undefined,
        vocabulary: await deps.vocabularies.of(deps.db, vault),
      })
    : null
  const { telemetry } = input
  return {
    ...current,
    content,
    ...(analysis ? found(analysis) : {}),
    ...(input.dated ? redated(current, input.dated, now) : {}),
    mood: input.mood ?? current.mood,
    energy: input.energy ?? current.energy,
    focus: input.focus ?? current.focus,
    typingSpeedWpm: telemetry?.typing_speed_wpm ?? current.typingSpeedWpm,
    timeOnEntrySeconds: telemetry?.time_on_entry_seconds ?? current.timeOnEntrySeconds,
    editCount: telemetry?.edit_count ?? current.editCount,
    updatedAt: nextVersion(current.updatedAt, now),
  }
}

/**
 * Each version has its own time, even when two are written within one millisecond. A time far in the future comes from
 * a wrong clock, for example in an archive: increasing it further would exceed the calendar.
 */
function nextVersion(current: Date, now: Date): Date {
  const isAhead = current.getTime() > now.getTime() + CLOCK_SKEW_MS
  return isAhead ? now : new Date(Math.max(now.getTime(), current.getTime() + 1))
}

function found({ title, tags, wordCount, sentimentScore, lexicalDiversity }: TextAnalysis) {
  return { title, tags, wordCount, sentimentScore, lexicalDiversity }
}

export async function readEntry(deps: { db: Db }, vault: AccountVault, id: string): Promise<EntryRecord> {
  const entry = await entriesStore(deps.db, vault).find(id)
  if (!entry) throw entryNotFound()
  return entry
}

export async function deleteEntry(deps: { db: Db }, vault: AccountVault, id: string, now: Date): Promise<void> {
  if (!(await entriesStore(deps.db, vault).markDeleted(id, now))) throw entryNotFound()
}

export async function restoreEntry(deps: { db: Db }, vault: AccountVault, id: string, now: Date): Promise<EntryRecord> {
  const since = new Date(now.getTime() - RESTORE_DAYS * DAY_MS)
  if (!(await entriesStore(deps.db, vault).restore(id, since, now))) throw entryNotFound()
  return readEntry(deps, vault, id)
}

export function entryNotFound(): AppError {
  return new AppError('ENTRY_NOT_FOUND', 'This entry no longer exists.')
}

function entryChanged(newer: EntryRecord): AppError {
  return new AppError('ENTRY_CHANGED', 'This entry was edited somewhere else while you were working on it.', {
    details: { entry: toEntry(newer) },
  })
}

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { EntryChange, NewEntry } from '@soundings/contract/entries'
import { CLOCK_SKEW_MS, RESTORE_DAYS, TAGS_GIVEN_MAX } from '@soundings/core/entries'
import { normalizedTag } from '@soundings/core/text'
import { DAY_MS, dayOfIsoDate, localStamp } from '@soundings/core/time'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { TextAnalysis } from '#server/platform/analysis/text-analysis.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { checkNotInFuture, momentOf, redated } from './entry-moment.ts'
import { entriesStore } from './entries.store.ts'
import { checkContent } from './entry-content.ts'
import { toEntry, type EntryAnswers, type EntryRecord } from './entry-record.ts'
import { writeRewrite, type Rewrite } from './keep-versions.ts'
import { repeatedSavesStore } from './repeated-saves.store.ts'
import { settlePhotographs } from './settle-photographs.ts'
import type { Vocabularies } from './journal-cache/vocabularies.ts'

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
  const { timeZone, now } = options
  const createdAt = momentOf(input, timeZone) ?? now
  checkNotInFuture(createdAt, now)
  const analysis = await newAnalysis(deps, vault, input)
  const entry = newRecord(input, analysis, { createdAt, timeZone, now })
  const { photographs } = entry
  const store = entriesStore(deps.db, vault)
  const keyHash = options.idempotencyKey === null ? null : vault.hash(`entry|${options.idempotencyKey}`)
  for (;;) {
    const inserted = photographs
      ? await deps.db.transaction(async (tx) => {
          const first = await entriesStore(tx, vault).insert(entry, keyHash)
          if (first) await settlePhotographs(tx, vault, entry.id, photographs, now)
          return first
        })
      : await store.insert(entry, keyHash)
    if (inserted || !keyHash) {
      deps.vocabularies.learn(vault.accountId, analysis.lemmas)
      return entry
    }
    const before = await earlierUnderKey(deps.db, vault, keyHash)
    // The key is free now, so the entry can be stored under it.
    if (!before) continue
    const earlier = sameEntry(before, input, timeZone)
    // Saved, deleted elsewhere, and saved again: the user wants to keep it.
    const restored = await store.restore(earlier.id, new Date(0), now)
    return restored ? { ...earlier, updatedAt: now } : earlier
  }
}

function newRecord(
  input: NewEntry,
  analysis: TextAnalysis,
  { createdAt, timeZone, now }: { createdAt: Date; timeZone: string; now: Date },
): EntryRecord {
  const { day, hour, utcOffset } = localStamp(createdAt.getTime(), timeZone)
  return {
    id: randomUUID(),
    createdAt,
    updatedAt: now,
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
    addedAt: now,
    origin: 'written',
    importId: null,
    damaged: false,
    ...found(analysis),
    ...(input.answers ? { answers: answersOf(input.answers) } : {}),
    ...(input.title === undefined ? {} : { title: input.title, titled: true as const }),
    ...(input.prompt === undefined ? {} : { prompt: input.prompt }),
    ...(input.photographs?.length ? { photographs: input.photographs } : {}),
    typingSpeedWpm: input.telemetry?.typing_speed_wpm ?? null,
    timeOnEntrySeconds: input.telemetry?.time_on_entry_seconds ?? null,
    editCount: input.telemetry?.edit_count ?? null,
  }
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

/**
 * The entry that a key has stored.
 * @returns null when its text is damaged, so that the new text is the only one; the key is then free
 * @throws AppError when the entry is still being saved
 */
async function earlierUnderKey(db: Db, vault: AccountVault, keyHash: Buffer): Promise<EntryRecord | null> {
  const saves = repeatedSavesStore(db, vault)
  const earlier = await saves.find(keyHash)
  if (!earlier) throw new AppError('NOT_READY', 'This entry is still being saved. Please try again.')
  if (!earlier.damaged) return earlier
  await saves.release(earlier.id)
  return null
}

/** The entry that its key stored before; another text under the same key must not be lost silently. */
function sameEntry(stored: EntryRecord, input: NewEntry, timeZone: string): EntryRecord {
  const moment = momentOf(input, timeZone)
  const same =
    stored.content === input.content &&
    stored.mood === input.mood &&
    stored.energy === input.energy &&
    stored.focus === input.focus &&
    (stored.titled ? stored.title : undefined) === input.title &&
    holdsTags(stored, input.tags ?? []) &&
    stored.prompt === input.prompt &&
    stored.answers?.echo === input.answers?.echo &&
    (moment === null || moment.getTime() === stored.createdAt.getTime()) &&
    isDeepStrictEqual(stored.photographs ?? [], input.photographs ?? [])
  if (same) return stored
  throw new AppError('IDEMPOTENCY_CONFLICT', 'An earlier version of this entry was already saved.', {
    details: { entry: toEntry(stored) },
  })
}

/** True unless a tag of the input was left out although there was room for it. */
function holdsTags({ tags }: EntryRecord, given: readonly string[]): boolean {
  const kept = new Set(tags.map(({ tag }) => normalizedTag(tag)))
  return tags.length === TAGS_GIVEN_MAX || given.every((tag) => kept.has(normalizedTag(tag)))
}

/**
 * Changes an entry and keeps its previous text, tags and ratings. If `expected_updated_at` is outdated, the error
 * contains the newer text, so that neither is lost.
 */
export async function changeEntry(
  deps: EntriesDeps,
  vault: AccountVault,
  id: string,
  { expected_updated_at: expected, keep_replaced, aside, ...input }: EntryChange,
  now: Date,
): Promise<EntryRecord> {
  for (const content of [input.content, aside?.content]) if (content !== undefined) checkContent(content)
  return rewriteEntry(deps, vault, { id, expected, now }, async (current) => ({
    // Only keeps the text as a version; the entry stays unchanged.
    changed: aside && Object.keys(input).length === 0 ? null : await applied(deps, vault, current, input, now),
    aside: aside ? await applied(deps, vault, current, aside, now) : null,
    ...(input.photographs ? { photographs: input.photographs } : {}),
    keepReplaced: keep_replaced ?? aside !== undefined,
  }))
}

type Asked = { id: string; expected: string | undefined; now: Date }

/** Writes over the version that was read, and reads again when another request was faster. @throws AppError */
export async function rewriteEntry(
  deps: { db: Db },
  vault: AccountVault,
  { id, expected, now }: Asked,
  rewrite: (current: EntryRecord) => Promise<Rewrite>,
): Promise<EntryRecord> {
  const store = entriesStore(deps.db, vault)
  for (let attempt = 0; attempt < UPDATE_ATTEMPTS; attempt++) {
    const current = await store.find(id)
    if (!current) throw entryNotFound()
    if (current.damaged) throw new AppError('ENTRY_DAMAGED', DAMAGED_ENTRY_UNCHANGEABLE)
    if (expected !== undefined && Date.parse(expected) !== current.updatedAt.getTime()) throw entryChanged(current)
    const change = await rewrite(current)
    if (await writeRewrite(deps.db, vault, current, change, now)) return change.changed ?? current
  }
  const newest = await store.find(id)
  throw newest ? entryChanged(newest) : entryNotFound()
}

async function applied(
  deps: EntriesDeps,
  vault: AccountVault,
  current: EntryRecord,
  input: Omit<EntryChange, 'expected_updated_at' | 'keep_replaced' | 'aside'>,
  now: Date,
): Promise<EntryRecord> {
  const content = input.content ?? current.content
  // Once the given title is removed, the title is taken from the text again.
  const losesTitle = input.title === null && current.titled === true
  const textChanged = content !== current.content || input.tags !== undefined || losesTitle
  const analysis = textChanged
    ? await deps.analyst.text(vault.accountId, {
        content,
        given: input.tags ?? current.tags.filter((tag) => tag.source === 'user').map((tag) => tag.tag),
        onlyGiven: input.tags !== undefined,
        vocabulary: await deps.vocabularies.of(deps.db, vault),
      })
    : null
  const { telemetry } = input
  const { photographs: _, ...without } = current
  const photographs = input.photographs ?? current.photographs
  return {
    ...without,
    ...(photographs?.length ? { photographs } : {}),
    content,
    ...(analysis ? found(analysis) : {}),
    ...titleAfter(current, input, analysis),
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

/** A title that the writer gave stays until the writer changes or removes it. */
function titleAfter(
  current: EntryRecord,
  { title }: EntryChange,
  analysis: TextAnalysis | null,
): Partial<Pick<EntryRecord, 'title' | 'titled'>> {
  if (typeof title === 'string') return { title, titled: true }
  if (!current.titled) return {}
  return title === null ? { title: analysis?.title ?? current.title, titled: undefined } : { title: current.title }
}

/**
 * Each write gets its own time, even when two happen within one millisecond. A time far in the future comes from a
 * wrong clock, for example in an archive: increasing it further would exceed the calendar.
 */
export function nextVersion(current: Date, now: Date): Date {
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

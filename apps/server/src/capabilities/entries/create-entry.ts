import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { NewEntry } from '@soundings/contract/entries'
import { TAGS_GIVEN_MAX } from '@soundings/core/entries'
import { normalizedTag } from '@soundings/core/text'
import { dayOfIsoDate, localStamp } from '@soundings/core/time'
import { AppError } from '#server/errors.ts'
import type { TextAnalysis } from '#server/platform/analysis/text-analysis.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntriesDeps } from './entries.service.ts'
import { entriesStore } from './entries.store.ts'
import { checkContent } from './entry-content.ts'
import { checkNotInFuture, momentOf } from './entry-moment.ts'
import { foundIn, toEntry, type EntryAnswers, type EntryRecord } from './entry-record.ts'
import { repeatedSavesStore } from './repeated-saves.store.ts'
import { settlePhotographs } from './settle-photographs.ts'

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
    const earlier = await earlierUnderKey(deps.db, vault, keyHash, (stored) => isSame(stored, input, timeZone))
    // The key is free now, so the entry can be stored under it.
    if (!earlier) continue
    // The entry was saved, deleted elsewhere, and saved again: the user wants to keep it.
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
    ...foundIn(analysis),
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
 * @returns null when its text is damaged, or another one that was deleted since: the key is then free for the new text
 * @throws AppError when the entry is still being saved, or has another text, which must not be lost silently
 */
async function earlierUnderKey(
  db: Db,
  vault: AccountVault,
  keyHash: Buffer,
  isSame: (stored: EntryRecord) => boolean,
): Promise<EntryRecord | null> {
  const saves = repeatedSavesStore(db, vault)
  const earlier = await saves.find(keyHash)
  if (!earlier) throw new AppError('NOT_READY', 'This entry is still being saved. Please try again.')
  if (earlier.damaged) {
    await saves.release(earlier.id)
    return null
  }
  if (isSame(earlier)) return earlier
  if (await saves.releaseDeleted(earlier.id)) return null
  throw new AppError('IDEMPOTENCY_CONFLICT', 'An earlier version of this entry was already saved.', {
    details: { entry: toEntry(earlier) },
  })
}

/** True for an entry that has everything of the input. */
function isSame(stored: EntryRecord, input: NewEntry, timeZone: string): boolean {
  const moment = momentOf(input, timeZone)
  return (
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
  )
}

/** True unless a tag of the input was left out although there was room for it. */
function holdsTags({ tags }: EntryRecord, given: readonly string[]): boolean {
  const kept = new Set(tags.map(({ tag }) => normalizedTag(tag)))
  return tags.length === TAGS_GIVEN_MAX || given.every((tag) => kept.has(normalizedTag(tag)))
}

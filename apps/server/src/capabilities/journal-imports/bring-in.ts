import { randomUUID } from 'node:crypto'
import {
  UNDO_DAYS,
  type BroughtJournal,
  type FoundJournal,
  type JournalChoices,
  type JournalProblemKind,
  type JournalProgress,
} from '@soundings/contract/journal-imports'
import { isInvisible } from '@soundings/core/entries'
import { DAY_MS, isoDateOf } from '@soundings/core/time'
import type { Vocabulary } from '@soundings/core/text'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import type { SentChoices } from '#server/adapters/journals/reader/journal-message.ts'
import type { JournalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import type { DrawnPicture, PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import type { EntryRecord, NamedPhotograph } from '#server/capabilities/entries/index.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { refuseBeyondQuota } from '#server/capabilities/entry-photographs/index.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { draftBatches } from './draft-stream.ts'
import type { DraftEntry } from './draft-entry.ts'
import { draftsAsEntries, type NewRecord } from './drafts-as-entries.ts'
import { knownEntries } from './known-entries.ts'
import { NO_PROGRESS } from './import-body.ts'
import { photographsWithRoom } from './photographs-with-room.ts'
import { problemTally } from './problem-tally.ts'

/** The number of entries that are analyzed and stored at a time; other requests get the database in between. */
const SLICE = 25

export type BringDeps = { db: Db; analyst: Analyst; photographs: PhotographReader; quotaBytes: number }

type BringWork = {
  importId: string
  reading: SentChoices
  found: FoundJournal
  choices: JournalChoices
  timeZone: string
  now: Date
  signal: AbortSignal
  onProgress: (progress: JournalProgress) => void
}

/** The counts of what was imported so far. */
type Count = { entries: number; photographs: number; skipped: number; first: number; last: number }

/**
 * Reads an upload again and stores the chosen entries, hidden until `arrivingEntriesStore.show`. Entries that can't be
 * imported are reported; the rest is stored.
 */
export async function bringIn(
  deps: BringDeps,
  vault: AccountVault,
  reader: JournalReader,
  { importId, reading, found, choices, timeZone, now, signal, onProgress }: BringWork,
): Promise<BroughtJournal> {
  const known = await knownEntries(deps, vault, signal)
  const problems = problemTally()
  const entries = draftsAsEntries({ importId, choices, now })
  const count: Count = {
    entries: 0,
    photographs: 0,
    skipped: 0,
    first: Number.POSITIVE_INFINITY,
    last: Number.NEGATIVE_INFINITY,
  }
  const progress = { done: 0, photographs: 0 }
  let vocabulary: Vocabulary | null = null
  for await (const batch of draftBatches(reader, { reading, timeZone, now })) {
    for (const problem of batch.problems) problems.note(problem)
    vocabulary ??= await deps.analyst.vocabulary(
      vault.accountId,
      batch.drafts.map(({ content }) => content),
    )
    for (let from = 0; from < batch.drafts.length; from += SLICE) {
      signal.throwIfAborted()
      const slice = batch.drafts.slice(from, from + SLICE)
      const already = await known.of(slice)
      const fresh = slice.filter(
        (draft, index) =>
          already[index] !== 'before' &&
          (already[index] === null || choices.beside) &&
          (!draft.undated || choices.undated),
      )
      count.skipped += slice.length - fresh.length
      await bringSlice(fresh, vocabulary)
      progress.done += slice.length
      tell(slice.at(-1))
    }
  }
  return {
    entries: count.entries,
    photographs: count.photographs,
    skipped: count.skipped,
    span: count.first <= count.last ? { first: isoDateOf(count.first), last: isoDateOf(count.last) } : null,
    ...problems.result(),
    undo_until: count.entries > 0 ? new Date(now.getTime() + UNDO_DAYS * DAY_MS).toISOString() : null,
  }

  async function bringSlice(fresh: readonly DraftEntry[], words: Vocabulary): Promise<void> {
    const given = fresh.map((draft) => {
      const { tags, problems: kinds } = entries.tagsOf(draft)
      for (const kind of kinds) note(draft, kind)
      return tags
    })
    const analyses = await deps.analyst.texts(
      vault.accountId,
      fresh.map(({ content }, index) => ({
        content,
        given: given[index] ?? [],
        onlyGiven: false,
        vocabulary: words,
      })),
    )
    const bare: { entry: NewRecord; keyHash: Buffer }[] = []
    for (const [index, draft] of fresh.entries()) {
      const analysis = analyses[index]
      if (!analysis) throw new RangeError('The analysis of an entry is missing.')
      const entry = entries.entryOf(draft, analysis)
      const keyHash = vault.hash(draft.key)
      if (draft.photographs.length === 0) bare.push({ entry, keyHash })
      else await bringWithPhotographs(draft, entry, keyHash)
    }
    const stored = await deps.db.transaction((tx) => arrivingEntriesStore(tx, vault).insert(bare))
    for (const { entry } of bare) {
      if (stored.has(entry.id)) counted(entry)
      else count.skipped++
    }
  }

  /** Imports an entry with its photographs. A photograph that can’t be read or has no room is reported. */
  async function bringWithPhotographs(draft: DraftEntry, entry: NewRecord, keyHash: Buffer): Promise<void> {
    const named: NamedPhotograph[] = []
    const drawn: (DrawnPicture & { id: string })[] = []
    for (const { path, description } of draft.photographs) {
      signal.throwIfAborted()
      const picture = await drawnPicture(draft, path)
      progress.photographs++
      tell(draft)
      if (!picture) {
        note(draft, 'unreadable_photograph')
        continue
      }
      const id = randomUUID()
      drawn.push({ id, ...picture })
      named.push({ id, description })
    }
    const { fitting, isStored } = await deps.db.transaction(async (tx) => {
      const fitting = await photographsWithRoom(drawn, (more) => refuseBeyondQuota(tx, vault, more, deps.quotaBytes))
      const ids = new Set(fitting.map(({ id }) => id))
      const photographs = named.filter(({ id }) => ids.has(id))
      // Some entries consist only of photographs.
      if (photographs.length === 0 && isBare(draft)) return { fitting, isStored: false }
      const whole = photographs.length > 0 ? { ...entry, photographs } : entry
      const stored = await arrivingEntriesStore(tx, vault).insert([{ entry: whole, keyHash }])
      if (!stored.has(entry.id)) return { fitting, isStored: false }
      for (const picture of fitting) await entryPhotographsStore(tx, vault).insert(picture, entry.id, now)
      return { fitting, isStored: true }
    })
    for (let left = drawn.length - fitting.length; left > 0; left--) note(draft, 'no_room_for_photograph')
    if (isStored) {
      counted(entry)
      count.photographs += fitting.length
    } else count.skipped++
  }

  async function drawnPicture({ part }: DraftEntry, path: string): Promise<DrawnPicture | null> {
    const bytes = await reader.photograph(part, path)
    if (!bytes) return null
    // An image from our own export keeps its bytes.
    return deps.photographs.redrawnPicture(bytes, signal).catch((error: unknown) => {
      if (error instanceof ReadingError) return null
      throw error
    })
  }

  function note({ record: { place } }: DraftEntry, problem: JournalProblemKind): void {
    problems.note({ problem, ...place })
  }

  function counted({ day, undated }: Pick<EntryRecord, 'day' | 'undated'>): void {
    count.entries++
    if (undated) return
    count.first = Math.min(count.first, day)
    count.last = Math.max(count.last, day)
  }

  function tell(draft: DraftEntry | undefined): void {
    onProgress({
      ...NO_PROGRESS,
      entries_done: progress.done,
      entries: found.entries,
      photographs_done: progress.photographs,
      photographs: found.photographs,
      at: draft && !draft.undated ? isoDateOf(draft.day) : null,
    })
  }
}

/** True for a draft that consists only of photographs. */
function isBare({ content, title, record }: DraftEntry): boolean {
  return isInvisible(content) && title === null && record.mood === null
}

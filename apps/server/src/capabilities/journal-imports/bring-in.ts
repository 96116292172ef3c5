import { randomUUID } from 'node:crypto'
import {
  UNDO_DAYS,
  type BroughtJournal,
  type FoundJournal,
  type JournalChoices,
  type JournalProblemKind,
  type JournalProgress,
} from '@soundings/contract/journal-imports'
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
import { AppError } from '#server/errors.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { bareTitle } from './bare-title.ts'
import { draftBatches } from './draft-stream.ts'
import type { DraftEntry } from './draft-entry.ts'
import { givenTags } from './given-tags.ts'
import { knownEntries } from './known-entries.ts'
import { NO_PROGRESS } from './import-body.ts'
import { problemTally } from './problem-tally.ts'

/** Entries that are analyzed and stored at a time, so that others get the database in between. */
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

/** What was imported so far. */
type Count = { entries: number; photographs: number; skipped: number; first: number; last: number }

/**
 * Reads an upload again and stores what was chosen, hidden until `arrivingEntriesStore.show`. What can't be imported is
 * reported, and the rest is stored.
 */
export async function bringIn(
  deps: BringDeps,
  vault: AccountVault,
  reader: JournalReader,
  { importId, reading, found, choices, timeZone, now, signal, onProgress }: BringWork,
): Promise<BroughtJournal> {
  const known = await knownEntries(deps, vault, signal)
  const problems = problemTally()
  const ratings = new Map(choices.moods.map(({ source, name, rating }) => [`${source}|${name}`, rating]))
  const folderTags = new Set(choices.folder_tags)
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
    const given = fresh.map(tagsOf)
    const analyses = await deps.analyst.texts(
      vault.accountId,
      fresh.map(({ content }, index) => ({
        content,
        given: given[index] ?? [],
        onlyGiven: false,
        vocabulary: words,
      })),
    )
    const bare: { entry: Omit<EntryRecord, 'damaged'>; keyHash: Buffer }[] = []
    for (const [index, draft] of fresh.entries()) {
      const analysis = analyses[index]
      if (!analysis) throw new RangeError('The analysis of an entry is missing.')
      const entry = entryOf(draft, analysis)
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
  async function bringWithPhotographs(
    draft: DraftEntry,
    entry: Omit<EntryRecord, 'damaged'>,
    keyHash: Buffer,
  ): Promise<void> {
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
    const isStored = await deps.db.transaction(async (tx) => {
      const fitting = await withRoom(drawn, (more) => refuseBeyondQuota(tx, vault, more, deps.quotaBytes))
      for (let left = drawn.length - fitting.length; left > 0; left--) {
        note(draft, 'no_room_for_photograph')
      }
      const ids = new Set(fitting.map(({ id }) => id))
      const photographs = named.filter(({ id }) => ids.has(id))
      // Without its photographs there is nothing left of some entries.
      if (photographs.length === 0 && isBare(draft)) return false
      const whole = photographs.length > 0 ? { ...entry, photographs } : entry
      const stored = await arrivingEntriesStore(tx, vault).insert([{ entry: whole, keyHash }])
      if (!stored.has(entry.id)) return false
      for (const picture of fitting) await entryPhotographsStore(tx, vault).insert(picture, entry.id, now)
      count.photographs += fitting.length
      return true
    })
    if (isStored) counted(entry)
    else count.skipped++
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

  function entryOf(
    draft: DraftEntry,
    analysis: Pick<EntryRecord, 'title' | 'tags' | 'wordCount' | 'sentimentScore' | 'lexicalDiversity'>,
  ): Omit<EntryRecord, 'damaged'> {
    const { createdAt, day, hour, utcOffset, timeZone: zone, historic, undated, content, title, place, record } = draft
    const { tags, wordCount, sentimentScore, lexicalDiversity } = analysis
    const mood = moodOf(draft)
    return {
      id: randomUUID(),
      createdAt,
      day,
      hour,
      utcOffset,
      timeZone: zone,
      historic,
      undated,
      content,
      tags,
      wordCount,
      sentimentScore,
      lexicalDiversity,
      updatedAt: now,
      addedAt: now,
      title: title ?? (content.trim() === '' ? bareTitle(draft) : analysis.title),
      ...(title === null ? {} : { titled: true as const }),
      ...(place === null ? {} : { place }),
      ...(draft.prompt === null ? {} : { prompt: draft.prompt }),
      mood,
      energy: record.energy,
      focus: record.focus,
      photographed: false,
      origin: 'imported',
      importId,
      typingSpeedWpm: null,
      timeOnEntrySeconds: null,
      editCount: null,
    }
  }

  /** The person's decision, or the source's own order for a mood that was not asked about. */
  function moodOf({ source, record: { mood } }: DraftEntry): number | null {
    if (mood === null) return null
    const chosen = ratings.get(`${source}|${mood.name}`)
    return chosen === undefined ? mood.scale : chosen
  }

  /** The tags of a draft, and its folder where that becomes one. */
  function tagsOf(draft: DraftEntry): string[] {
    const { folder } = draft.record
    if (folder === null || !folderTags.has(folder)) return draft.tags
    const { tags, problems: kinds } = givenTags([...draft.tags, folder], draft.content)
    for (const kind of kinds) if (!draft.problems.includes(kind)) note(draft, kind)
    return tags
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

/** True for a draft that consists of its photographs. */
function isBare({ content, title, record }: DraftEntry): boolean {
  return content.trim() === '' && title === null && record.mood === null
}

/** The photographs, from the first on, that fit into the journal. */
async function withRoom<T extends DrawnPicture>(
  drawn: readonly T[],
  check: (bytes: number) => Promise<void>,
): Promise<T[]> {
  const all = drawn.reduce((sum, { image, thumbnail }) => sum + image.length + thumbnail.length, 0)
  if (await hasRoom(check, all)) return [...drawn]
  const fitting: T[] = []
  let bytes = 0
  for (const picture of drawn) {
    bytes += picture.image.length + picture.thumbnail.length
    if (!(await hasRoom(check, bytes))) break
    fitting.push(picture)
  }
  return fitting
}

async function hasRoom(check: (bytes: number) => Promise<void>, bytes: number): Promise<boolean> {
  try {
    await check(bytes)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'JOURNAL_FULL') return false
    throw error
  }
}

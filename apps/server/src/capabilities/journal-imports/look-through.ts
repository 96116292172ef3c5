import {
  COLUMNS_MAX,
  FOLDERS_MAX,
  MOODS_MAX,
  TABLES_MAX,
  type FoundJournal,
  type FoundMood,
  type JournalProgress,
  type JournalSource,
  type LeftBehind,
  type NoticedProblems,
} from '@soundings/contract/journal-imports'
import { isoDateOf } from '@soundings/core/time'
import type { JournalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import type { SentChoices } from '#server/adapters/journals/reader/journal-message.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { DraftEntry } from './draft-entry.ts'
import { draftBatches } from './draft-stream.ts'
import { knownEntries, type KnownEntries } from './known-entries.ts'
import { NO_PROGRESS } from './import-body.ts'
import { problemTally } from './problem-tally.ts'

const CELL_MAX = 200

type LookWork = {
  reading: SentChoices
  timeZone: string
  now: Date
  signal: AbortSignal
  onProgress: (progress: JournalProgress) => void
}

/** Reads an upload once and counts its contents; stores nothing. */
export async function lookThrough(
  deps: { db: Db; analyst: Analyst },
  vault: AccountVault,
  reader: JournalReader,
  { reading, timeZone, now, signal, onProgress }: LookWork,
): Promise<Omit<FoundJournal, 'refused_documents'>> {
  const { dateOrder, tables } = await reader.facts(reading)
  const known = await knownEntries(deps, vault, signal)
  const tally = newTally()
  const problems = problemTally()
  for (const file of reader.found.unknown.paths) problems.note({ problem: 'unknown_file', file, number: null })
  problems.more('unknown_file', reader.found.unknown.count - reader.found.unknown.paths.length)
  for (const file of reader.found.nested) problems.note({ problem: 'nested_zip', file, number: null })
  for await (const { drafts, problems: noticed } of draftBatches(reader, { reading, timeZone, now })) {
    signal.throwIfAborted()
    for (const problem of noticed) problems.note(problem)
    await tally.add(drafts, known)
    const last = drafts.at(-1)
    onProgress({
      ...NO_PROGRESS,
      entries_done: tally.entries(),
      photographs_done: tally.photographs(),
      at: last && !last.undated ? isoDateOf(last.day) : null,
    })
  }
  return {
    ...tally.result(),
    ...problems.result(),
    date_order: dateOrder,
    tables: tables.slice(0, TABLES_MAX).map(({ path, header, example, roles }) => ({
      path,
      header: cells(header),
      example: cells(example),
      roles: roles.slice(0, COLUMNS_MAX),
    })),
  }
}

function cells(row: readonly string[]): string[] {
  return row.slice(0, COLUMNS_MAX).map((cell) => cell.slice(0, CELL_MAX).toWellFormed())
}

function newTally() {
  const sources = new Map<JournalSource, number>()
  const moods = new Map<string, FoundMood>()
  const folders = new Map<string, number>()
  const left = new Map<LeftBehind, number>()
  const days = new Set<number>()
  const already = { before: 0, same_words: 0 }
  let [entries, undated, photographs, withMood] = [0, 0, 0, 0]
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const more = <K>(counts: Map<K, number>, key: K) => void counts.set(key, (counts.get(key) ?? 0) + 1)

  function count({ source, record, day, ...draft }: DraftEntry): void {
    entries++
    more(sources, source)
    photographs += draft.photographs.length
    if (!draft.undated) {
      days.add(day)
      first = Math.min(first, day)
      last = Math.max(last, day)
    }
    for (const what of new Set(record.leftBehind)) more(left, what)
    if (record.folder !== null && (folders.has(record.folder) || folders.size < FOLDERS_MAX))
      more(folders, record.folder)
    if (record.mood === null) return
    withMood++
    const { name, scale } = record.mood
    const mood = moods.get(`${source}|${name}`)
    if (mood) mood.entries++
    else if (moods.size < MOODS_MAX) moods.set(`${source}|${name}`, { source, name, entries: 1, rating: scale })
  }

  return {
    entries: () => entries,
    photographs: () => photographs,
    async add(drafts: readonly DraftEntry[], known: KnownEntries) {
      const reasons = await known.of(drafts)
      for (const [index, draft] of drafts.entries()) {
        const reason = reasons[index] ?? null
        if (reason) already[reason]++
        else if (draft.undated) undated++
        count(draft)
      }
    },
    result: (): Omit<FoundJournal, keyof NoticedProblems | 'date_order' | 'tables' | 'refused_documents'> => ({
      sources: [...sources].map(([source, many]) => ({ source, entries: many })),
      entries,
      span: days.size === 0 ? null : { first: isoDateOf(first), last: isoDateOf(last), days: days.size },
      undated,
      photographs,
      with_mood: withMood,
      moods: [...moods.values()].toSorted(byScale),
      folders: [...folders].map(([name, many]) => ({ name, entries: many })),
      already,
      left_behind: [...left].map(([what, many]) => ({ what, entries: many })),
    }),
  }
}

/** The best mood first, as the apps show them; then those without a place, the most frequent first. */
function byScale(a: FoundMood, b: FoundMood): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || b.entries - a.entries
}

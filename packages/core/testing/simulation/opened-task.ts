import type { Tier } from '../../src/account/index.ts'
import type { EchoEntry } from '../../src/echo/index.ts'
import type { SecondAuditor } from './daily-echoes.ts'
import { diaryEntries, type Diary } from './diaries.ts'
import { modernJournal } from './modern-journal/index.ts'
import { COPIES, type Copy, type Opened } from './opened.ts'
import { openedDaily } from './opened-daily.ts'
import { inStyle } from './styles.ts'

/** A modern journal to be opened on all its days: a generated one, or one of the diaries. */
export type OpenedTask = { kind: 'opened'; seed: string; diary: number | null; tier: Tier; copy: Copy }

/**
 * How many journals are generated: one for each `nullJournals` null journals, at most `most`, because each is opened on
 * 90 days in six ways: by all three tiers, and by Premium in three copies.
 */
const GENERATED = { most: 40, nullJournals: 25 }
const TIERS: readonly Tier[] = ['premium', 'pro', 'free']
/** A number of entries that no short modern journal reaches. */
const ALL_ENTRIES = 1000
const HASHTAG = /\s*#[\p{L}\p{N}_-]+/gu

export function openedTasks(journals: number, seed: string, modern: readonly number[]): OpenedTask[] {
  const generated = Array.from(
    { length: Math.min(GENERATED.most, Math.ceil(journals / GENERATED.nullJournals)) },
    (_, i) => `${seed} opened ${i}`,
  )
  const byTier = (one: Pick<OpenedTask, 'seed' | 'diary'>) =>
    TIERS.map((tier): OpenedTask => ({ kind: 'opened', ...one, tier, copy: 'as written' }))
  const copies = (one: Pick<OpenedTask, 'seed' | 'diary'>) =>
    COPIES.slice(1).map((copy): OpenedTask => ({ kind: 'opened', ...one, tier: 'premium', copy }))
  return [
    ...generated.map((name) => ({ seed: name, diary: null })).flatMap((one) => [...byTier(one), ...copies(one)]),
    ...modern.flatMap((diary) => byTier({ seed: `${seed} opened diary ${diary}`, diary })),
  ]
}

export function performOpened(
  { seed, diary, tier, copy }: OpenedTask,
  diaries: readonly Diary[],
  secondAuditor?: SecondAuditor,
): Opened {
  const page = diary === null ? undefined : diaries[diary]
  const journal = page
    ? { entries: diaryEntries(page, 0, ALL_ENTRIES, seed), truth: { pairs: [] } }
    : modernJournal(seed)
  const told = openedDaily(copied(journal.entries, copy), tier, seed, journal.truth.pairs, secondAuditor)
  return { isGenerated: diary === null, tier, copy, told }
}

function copied(entries: readonly EchoEntry[], copy: Copy): readonly EchoEntry[] {
  if (copy === 'lower case' || copy === 'unrated') return inStyle(entries, copy)
  if (copy === 'as written') return entries
  return entries.map((entry) => ({ ...entry, content: entry.content.replaceAll(HASHTAG, ''), tags: [] }))
}

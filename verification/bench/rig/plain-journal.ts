import type { Queryable } from '../../../apps/server/src/platform/db/port.ts'
import type { EntryRecord } from '../../../apps/server/src/capabilities/entries/entry-record.ts'

const TABLES = [
  'create table plain_entries (like entries including all)',
  'alter table plain_entries drop column body_sealed, add title text not null, add content text not null, add tags text[] not null',
  // The bare database stores measures unencrypted, so it needs no index of values to seal.
  'drop index plain_entries_account_id_entry_id_idx',
  'alter table plain_entries add foreign key (account_id) references accounts on delete cascade',
  'create table plain_versions (account_id uuid not null, version_id uuid primary key, entry_id uuid not null, saved_at timestamptz not null, word_count int not null, content text not null)',
  'create index plain_versions_entry on plain_versions (account_id, entry_id)',
  'create table plain_answers (account_id uuid not null, kind text not null, body text not null, primary key (account_id, kind))',
]

/**
 * The journal as it would be stored without encryption: `entries` with its indexes, and title, text and tags in plain
 * text.
 */
export async function createPlainTables(db: Queryable): Promise<void> {
  for (const table of TABLES) await db.query(table)
}

export async function storePlainEntries(
  db: Queryable,
  accountId: string,
  entries: readonly EntryRecord[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    entry_id: entry.id,
    created_at: entry.createdAt,
    day: entry.day,
    hour: entry.hour,
    utc_offset: entry.utcOffset,
    time_zone: entry.timeZone,
    mood: entry.mood,
    energy: entry.energy,
    focus: entry.focus,
    word_count: entry.wordCount,
    typing_speed_wpm: entry.typingSpeedWpm,
    time_on_entry_seconds: entry.timeOnEntrySeconds,
    edit_count: entry.editCount,
    sentiment_score: entry.sentimentScore,
    lexical_diversity: entry.lexicalDiversity,
    title: entry.title,
    content: entry.content,
    tags: entry.tags.map(({ tag }) => tag),
  }))
  await db.query(
    `insert into plain_entries (account_id, entry_id, created_at, updated_at, added_at, day, hour, utc_offset, time_zone,
       mood, energy, focus, word_count, typing_speed_wpm, time_on_entry_seconds, edit_count, sentiment_score,
       lexical_diversity, title, content, tags)
     select $1, entry_id, created_at, created_at, created_at, day, hour, utc_offset, time_zone, mood, energy, focus,
       word_count, typing_speed_wpm, time_on_entry_seconds, edit_count, sentiment_score, lexical_diversity, title,
       content, tags
     from jsonb_to_recordset($2::jsonb) as given (entry_id uuid, created_at timestamptz, day int, hour smallint,
       utc_offset smallint, time_zone text, mood smallint, energy smallint, focus smallint, word_count int,
       typing_speed_wpm real, time_on_entry_seconds real, edit_count int, sentiment_score real, lexical_diversity real,
       title text, content text, tags text[])`,
    [accountId, JSON.stringify(rows)],
  )
}

/** Stores a response unchanged, so that the bare server can send the same bytes after one lookup. */
export async function storePlainAnswer(db: Queryable, accountId: string, kind: string, body: string): Promise<void> {
  await db.query('insert into plain_answers (account_id, kind, body) values ($1, $2, $3)', [accountId, kind, body])
}

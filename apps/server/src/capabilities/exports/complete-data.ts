import { Readable } from 'node:stream'
import { csvHead, csvRow, DAMAGED_ECHO_NOTE, type Cell } from '@soundings/core/exports'
import { isoDateOf } from '@soundings/core/time'
import type { Analyst } from '#server/analysis/pool.ts'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore, type DamagedEcho, type StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { allStandingEchoes } from '#server/capabilities/echoes/standing-echoes.store.ts'
import { keptEntriesStore, type KeptEntry } from '#server/capabilities/entries/kept-entries.store.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { inChunks } from '#server/files/chunks.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { DownloadFile } from '#server/http/download.ts'
import { fileName } from './document-file.ts'

/** Spreadsheets read UTF-8 as such when a byte order mark says so. */
const BYTE_ORDER_MARK = '\uFEFF'

/** One record per line; which columns it fills depends on what it is: the account, an entry or an Echo. */
const COLUMNS = [
  'record',
  'id',
  'created_at',
  'updated_at',
  'added_at',
  'local_date',
  'time_zone',
  'title',
  'text',
  'mood',
  'energy',
  'focus',
  'tags',
  'word_count',
  'undated',
  'historic',
  'origin',
  'photographed',
  'typing_speed_wpm',
  'time_on_entry_seconds',
  'edit_count',
  'sentiment_score',
  'lexical_diversity',
  'pattern',
  'based_on_entries',
  'timeframe_days',
  'resonance_score',
  'email',
  'display_name',
  'subscription_tier',
  'intentions',
  'frequency',
  'tone',
  'echoes_paused',
] as const
type CsvRecord = Partial<Record<(typeof COLUMNS)[number], Cell>>

/** Everything that is known of a person as one table: the account, each entry oldest first, each Echo. */
export async function completeData(
  deps: { db: Db; analyst: Analyst },
  vault: AccountVault,
  now: Date,
): Promise<DownloadFile> {
  const account = await accountStore(deps.db, vault).read()
  if (!account) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
  return {
    name: fileName({ prefix: 'soundings-data', timeZone: account.timeZone, now }, 'csv'),
    type: 'text/csv; charset=utf-8',
    content: Readable.from(inChunks(rows(deps, vault, account, now)), { objectMode: false }),
  }
}

async function* rows(
  deps: { db: Db; analyst: Analyst },
  vault: AccountVault,
  account: Account,
  now: Date,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHead(COLUMNS)
  yield row(accountRecord(account))
  for await (const entry of keptEntriesStore(deps.db, vault).oldestFirst()) yield row(entryRecord(entry))
  const echoes = await allStandingEchoes(deps, vault, now)
  for (const echo of echoes.toReversed()) yield row(echoRecord(echo))
  for (const echo of await echoesStore(deps.db, vault).damaged()) yield row(damagedEchoRecord(echo))
}

function row(record: CsvRecord): string {
  return csvRow(COLUMNS.map((column) => record[column] ?? null))
}

function accountRecord(account: Account): CsvRecord {
  return {
    record: 'account',
    id: account.id,
    created_at: account.createdAt.toISOString(),
    time_zone: account.timeZone,
    email: account.email ?? noteOn(account, 'email'),
    display_name: account.displayName ?? noteOn(account, 'display_name'),
    subscription_tier: account.tier,
    intentions: noteOn(account, 'intentions') ?? account.onboarding.intentions.join('; '),
    frequency: account.onboarding.frequency ?? noteOn(account, 'preferences'),
    tone: account.onboarding.tone ?? noteOn(account, 'preferences'),
    echoes_paused: noteOn(account, 'echo_pause') ?? pausedAs(account.echoPause),
  }
}

/** Why a cell of the account is empty though something was stored there. */
function noteOn({ unreadable }: Account, field: Account['unreadable'][number]): string | null {
  return unreadable.includes(field) ? 'Damaged on the disk of the server; it can’t be read.' : null
}

function pausedAs(pause: Account['echoPause']): string | null {
  if (pause === null) return null
  return `until ${pause.until === null ? 'resumed' : isoDateOf(pause.until)}`
}

function entryRecord(entry: KeptEntry): CsvRecord {
  return {
    record: 'entry',
    id: entry.id,
    created_at: entry.createdAt.toISOString(),
    updated_at: entry.updatedAt.toISOString(),
    added_at: entry.addedAt.toISOString(),
    local_date: entry.undated ? 'Undated' : isoDateOf(entry.day),
    time_zone: entry.timeZone,
    title: entry.title,
    text: entry.content,
    mood: entry.mood,
    energy: entry.energy,
    focus: entry.focus,
    tags: entry.tags.map(({ tag }) => tag).join('; '),
    word_count: entry.wordCount,
    undated: entry.undated,
    historic: entry.historic,
    origin: entry.origin,
    photographed: entry.photographed,
    typing_speed_wpm: entry.typingSpeedWpm,
    time_on_entry_seconds: entry.timeOnEntrySeconds,
    edit_count: entry.editCount,
    sentiment_score: entry.sentimentScore,
    lexical_diversity: entry.lexicalDiversity,
  }
}

function echoRecord(echo: StoredEcho): CsvRecord {
  return {
    record: 'echo',
    id: echo.id,
    created_at: echo.generatedAt.toISOString(),
    local_date: isoDateOf(echo.day),
    text: echo.text,
    pattern: echo.patternLabel,
    based_on_entries: echo.basedOnEntries,
    timeframe_days: echo.timeframeDays,
    resonance_score: echo.resonance,
  }
}

function damagedEchoRecord({ id, generatedAt, day }: DamagedEcho): CsvRecord {
  return {
    record: 'echo',
    id,
    created_at: generatedAt.toISOString(),
    local_date: isoDateOf(day),
    text: DAMAGED_ECHO_NOTE,
  }
}

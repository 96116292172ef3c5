import { Readable } from 'node:stream'
import { csvHead, csvRow, DAMAGED_ECHO_NOTE, type Cell } from '@soundings/core/exports'
import { isoDateOf, localDay } from '@soundings/core/time'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { echoMarksStore, type StoredMark } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore, type DamagedEcho, type StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { letterSentences, letterKey, type Letter } from '@soundings/core/letters'
import { standingLetters } from '#server/capabilities/letters/index.ts'
import { allStandingEchoes, type StandingDeps } from '#server/capabilities/echoes/index.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { DownloadFile } from '#server/platform/http/download.ts'
import { telemetryOf, type EntryRecord } from '#server/capabilities/entries/index.ts'
import { fileName } from './document-file.ts'

/** Spreadsheets recognize UTF-8 by its byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** One record per line. Its kind (account, entry, echo, letter or told) determines which columns it fills. */
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
  'answers',
  'prompt',
  'place',
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
  'told_echo',
  'told_echo_at',
  'email',
  'display_name',
  'subscription_tier',
  'intentions',
  'frequency',
  'tone',
  'echoes_paused',
] as const
type CsvRecord = Partial<Record<(typeof COLUMNS)[number], Cell>>

/**
 * All data of a person as one table: the account, the entries from the oldest on, the Echos, the letters, and the marks
 * whose Echo was withdrawn.
 */
export async function completeData(
  deps: StandingDeps & { db: Db },
  vault: AccountVault,
  now: Date,
): Promise<DownloadFile> {
  const account = await accountStore(deps.db, vault).existing()
  return {
    name: fileName({ prefix: 'soundings-data', timeZone: account.timeZone, now }, 'csv'),
    type: 'text/csv; charset=utf-8',
    content: Readable.from(inChunks(rows(deps, vault, account, now)), { objectMode: false }),
  }
}

async function* rows(
  deps: StandingDeps & { db: Db },
  vault: AccountVault,
  account: Account,
  now: Date,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHead(COLUMNS)
  yield row(accountRecord(account))
  for await (const entry of archivedEntriesStore(deps.db, vault).oldestFirst()) yield row(entryRecord(entry))
  const echoes = await allStandingEchoes(deps, vault, now)
  const marks = new Map((await echoMarksStore(deps.db, vault).list()).map((mark) => [mark.echo, mark]))
  for (const echo of echoes.toReversed()) yield row(echoRecord(echo, marks.get(echo.id)))
  for (const echo of await echoesStore(deps.db, vault).damaged()) yield row(damagedEchoRecord(echo))
  const today = localDay(now, account.timeZone)
  for (const letter of await standingLetters(deps, vault, today)) yield row(letterRecord(letter))
  const present = await echoesStore(deps.db, vault).ids()
  for (const mark of marks.values()) if (!present.has(mark.echo)) yield row(toldRecord(mark))
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
    email: account.email ?? damageNote(account, 'email'),
    display_name: account.displayName ?? damageNote(account, 'display_name'),
    subscription_tier: account.tier,
    intentions: damageNote(account, 'intentions') ?? account.onboarding.intentions.join('; '),
    frequency: account.onboarding.frequency ?? damageNote(account, 'preferences'),
    tone: account.onboarding.tone ?? damageNote(account, 'preferences'),
    echoes_paused: damageNote(account, 'echo_pause') ?? pausedAs(account.echoPause),
  }
}

/** The note that says why a cell of the account is empty although a value is stored. */
function damageNote({ unreadable }: Account, field: Account['unreadable'][number]): string | null {
  return unreadable.includes(field) ? 'Damaged on the server’s disk; it can’t be read.' : null
}

function pausedAs(pause: Account['echoPause']): string | null {
  if (pause === null) return null
  return `until ${pause.until === null ? 'resumed' : isoDateOf(pause.until)}`
}

function entryRecord(entry: EntryRecord): CsvRecord {
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
    answers: entry.answers?.question ?? null,
    prompt: entry.prompt ?? null,
    place: entry.place ?? null,
    word_count: entry.wordCount,
    undated: entry.undated,
    historic: entry.historic,
    origin: entry.origin,
    photographed: entry.photographed,
    ...telemetryOf(entry),
  }
}

function echoRecord(echo: StoredEcho, mark: StoredMark | undefined): CsvRecord {
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
    told_echo: mark ? toldAs(mark) : null,
    told_echo_at: mark ? new Date(mark.at).toISOString() : null,
  }
}

/** A letter is named by its period; its date is the day on which it was made. */
function letterRecord(letter: Letter): CsvRecord {
  return {
    record: 'letter',
    id: letterKey(letter),
    local_date: isoDateOf(letter.day),
    text: letterSentences(letter).join('\n'),
  }
}

/** The row of a mark that remains although its Echo was withdrawn. */
function toldRecord(mark: StoredMark): CsvRecord {
  const told_echo_at = new Date(mark.at).toISOString()
  return { record: 'told', id: mark.echo, created_at: told_echo_at, told_echo: toldAs(mark), told_echo_at }
}

function toldAs({ said: { verdict, value } }: StoredMark): string {
  if (verdict === 'never') return `Never again: ${value}`
  return verdict === 'true' ? 'Rings true' : 'Not me'
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

import { createHash } from 'node:crypto'
import { entryMarkdown, longMonth } from '@soundings/core/exports'
import { dayOfDate, daysInMonth, isoDateOf, localStamp } from '@soundings/core/time'
import type { Readable } from 'node:stream'
import type { Analyst } from '#server/analysis/pool.ts'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { allStandingEchoes } from '#server/capabilities/echoes/standing-echoes.store.ts'
import { keptEntriesStore, type KeptEntry, type KeptRange } from '#server/capabilities/entries/kept-entries.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { inChunks } from '#server/files/chunks.ts'
import { zipStream, type ZipPart } from '#server/files/zip-stream.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { SealBrokenError } from '#server/vault/sealed-box.ts'
import { monthPath, newManifest, PATHS, photographPaths, type Manifest } from './archive-layout.ts'
import { toEchoLine } from './echo-line.ts'
import { toEntryLine } from './entry-line.ts'
import type { PhotographLine } from './photograph-line.ts'
import type { ProfileLine } from './profile-line.ts'
import { README } from './readme.ts'
import { nothingUnreadable, unreadableNote, type Unreadable } from './unreadable.ts'

type Deps = { db: Db; analyst: Analyst }

/** Everything was deleted while it left: what has left is a part, and must not look like the whole. */
class JournalGoneError extends Error {
  override name = 'JournalGoneError'
}

/** What is found out while the files are written. */
type Ledger = {
  files: Manifest['files']
  counts: Manifest['counts']
  months: Set<string>
  undated: boolean
  /** Ids of the entries that have left. The journal may change meanwhile; what follows speaks of no other. */
  entries: Set<string>
  /** What was met and does not open. */
  unreadable: Unreadable
}

/** Everything of a person in one ZIP, written while it is sent. */
export async function writeArchive(
  deps: Deps,
  vault: AccountVault,
  now: Date,
): Promise<{ name: string; type: string; content: Readable }> {
  const account = await accountStore(deps.db, vault).read()
  if (!account) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
  const date = isoDateOf(localStamp(now.getTime(), account.timeZone).day)
  return {
    name: `soundings-archive-${date}.zip`,
    type: 'application/zip',
    content: zipStream(archiveParts(deps, vault, account, now), now),
  }
}

async function* archiveParts(deps: Deps, vault: AccountVault, account: Account, now: Date): AsyncGenerator<ZipPart> {
  const ledger: Ledger = {
    files: [],
    counts: { entries: 0, echoes: 0, photographs: 0 },
    months: new Set(),
    undated: false,
    entries: new Set(),
    unreadable: nothingUnreadable(),
  }
  const text = (path: string, pieces: AsyncIterable<string> | Iterable<string>): ZipPart => ({
    path,
    content: entered(ledger, path, inChunks(pieces)),
  })
  yield text(PATHS.readme, [README])
  yield text(PATHS.account, [`${JSON.stringify(accountFacts(account), null, 2)}\n`])
  yield* profileParts(deps, vault, account, ledger)
  const { unreadable } = ledger
  const told = await echoesStore(deps.db, vault).ids()
  yield text(PATHS.entries, entryLines(deps, vault, ledger))
  yield text(PATHS.echoes, echoLines(deps, vault, now, ledger, told))
  const kept = await photographsStore(deps.db, vault).kept()
  const photographs = kept.filter(({ entryId }) => ledger.entries.has(entryId) || unreadable.entries.has(entryId))
  const lines = photographs.map(({ id, entryId, mediaType }) => ({ id, entry_id: entryId, media_type: mediaType }))
  yield* photographParts(deps, vault, lines, ledger)
  for (const month of [...ledger.months].toSorted()) {
    yield text(monthPath(month), journalText(deps, vault, ledger, longMonth(month), rangeOfMonth(month)))
  }
  if (ledger.undated) yield text(PATHS.undated, journalText(deps, vault, ledger, 'Undated', { undated: true }))
  const note = unreadableNote(unreadable)
  if (note !== null) yield text(PATHS.unreadable, [note])
  if (!(await keptEntriesStore(deps.db, vault).areThere([...ledger.entries]))) throw new JournalGoneError()
  const { files, counts } = ledger
  const manifest = newManifest({ created_at: now.toISOString(), counts, files })
  yield { path: PATHS.manifest, content: [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)] }
}

/** Enters a file into the ledger with the hash of what has really left. */
async function* entered(
  ledger: Ledger,
  path: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of content) {
    hash.update(piece)
    bytes += piece.length
    yield piece
  }
  ledger.files.push({ path, bytes, sha256: hash.digest('hex') })
}

async function* entryLines(deps: Deps, vault: AccountVault, ledger: Ledger): AsyncGenerator<string> {
  for await (const entry of keptEntriesStore(deps.db, vault).oldestFirst()) {
    // Deleted and brought back with another date, it may be met twice.
    if (ledger.entries.has(entry.id)) continue
    if (entry.undated) ledger.undated = true
    else ledger.months.add(isoDateOf(entry.day).slice(0, 7))
    if (entry.damaged) {
      // Put back from a line, the note in its place would count as its text.
      ledger.unreadable.entries.set(entry.id, entry)
      continue
    }
    ledger.entries.add(entry.id)
    ledger.counts.entries++
    yield `${JSON.stringify(toEntryLine(entry))}\n`
  }
}

/** Those that still stand of the ones that were told before the entries left: a later one may rest on later entries. */
async function* echoLines(
  deps: Deps,
  vault: AccountVault,
  now: Date,
  ledger: Ledger,
  told: ReadonlySet<string>,
): AsyncGenerator<string> {
  for (const { id, day } of await echoesStore(deps.db, vault).damaged()) {
    ledger.unreadable.echoes.push({ id, date: isoDateOf(day) })
  }
  const echoes = await allStandingEchoes(deps, vault, now)
  for (const echo of echoes.toReversed()) {
    const { entries, quotes } = echo.receipt
    const named = [...entries, ...quotes.map(({ entry }) => entry)]
    if (!told.has(echo.id) || !named.every((id) => ledger.entries.has(id))) continue
    ledger.counts.echoes++
    yield `${JSON.stringify(toEchoLine(echo))}\n`
  }
}

/** The bytes first: a photograph that is gone by then has no line, and neither has one without its entry. */
async function* photographParts(
  deps: Deps,
  vault: AccountVault,
  lines: readonly PhotographLine[],
  ledger: Ledger,
): AsyncGenerator<ZipPart> {
  const written: PhotographLine[] = []
  for (const line of lines) {
    const { id, entry_id: entryId } = line
    const photograph = await readable(photographsStore(deps.db, vault).read(id))
    if (photograph === 'damaged') ledger.unreadable.photographs.push({ id, entryId, paths: [] })
    if (!photograph || photograph === 'damaged') continue
    const paths = photographPaths(id, line.media_type)
    // Images are packed already.
    yield { path: paths.original, content: entered(ledger, paths.original, [photograph.original]), compress: false }
    yield { path: paths.display, content: entered(ledger, paths.display, [photograph.display]), compress: false }
    if (ledger.entries.has(entryId)) written.push(line)
    else ledger.unreadable.photographs.push({ id, entryId, paths: [paths.original, paths.display] })
  }
  ledger.counts.photographs = written.length
  const content = inChunks(written.map((line) => `${JSON.stringify(line)}\n`))
  yield { path: PATHS.photographs, content: entered(ledger, PATHS.photographs, content) }
}

/** Name, time zone and picture, byte for byte as they are kept. */
async function* profileParts(
  { db }: Deps,
  vault: AccountVault,
  account: Account,
  ledger: Ledger,
): AsyncGenerator<ZipPart> {
  const avatars = avatarsStore(db, vault)
  const version = await avatars.version()
  const found = version === null ? null : await readable(avatars.read(version))
  const picture = found === 'damaged' ? null : found
  ledger.unreadable.profile.push(...account.unreadable, ...(found === 'damaged' ? ['picture'] : []))
  const line: ProfileLine = {
    display_name: account.displayName,
    time_zone: account.timeZone,
    picture: picture !== null,
  }
  const content = inChunks([`${JSON.stringify(line)}\n`])
  yield { path: PATHS.profile, content: entered(ledger, PATHS.profile, content) }
  if (picture) yield { path: PATHS.picture, content: entered(ledger, PATHS.picture, [picture]), compress: false }
}

async function* journalText(
  deps: Deps,
  vault: AccountVault,
  ledger: Ledger,
  title: string,
  range: KeptRange,
): AsyncGenerator<string> {
  yield `# ${title}\n\n`
  for await (const entry of keptEntriesStore(deps.db, vault).oldestFirst(range)) {
    if (ledger.entries.has(entry.id) || ledger.unreadable.entries.has(entry.id)) yield entryMarkdown(told(entry))
  }
}

/** What is read of a sealed value, or the word that it does not open. */
async function readable<T>(reading: Promise<T>): Promise<T | 'damaged'> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof SealBrokenError) return 'damaged'
    throw error
  }
}

function told(entry: KeptEntry) {
  return { ...entry, time: entry.createdAt.getTime(), tags: entry.tags.map(({ tag }) => tag) }
}

function rangeOfMonth(name: string): KeptRange {
  const [year = 0, month = 0] = name.split('-').map(Number)
  const fromDay = dayOfDate(year, month, 1) ?? 0
  return { fromDay, toDay: fromDay + daysInMonth(year, month) - 1, undated: false }
}

/** What is known of the account itself. It is told and not restored; what may come back of it stands in the profile. */
function accountFacts({ onboarding, echoPause, ...account }: Account) {
  return {
    email: account.email,
    display_name: account.displayName,
    time_zone: account.timeZone,
    subscription_tier: account.tier,
    created_at: account.createdAt.toISOString(),
    intentions: onboarding.intentions,
    frequency: onboarding.frequency,
    tone: onboarding.tone,
    echoes_paused: echoPause && { until: echoPause.until === null ? null : isoDateOf(echoPause.until) },
  }
}

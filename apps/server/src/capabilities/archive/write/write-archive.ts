import { createHash } from 'node:crypto'
import { entryMarkdown, longMonth } from '@soundings/core/exports'
import { dayOfDate, daysInMonth, isoDateOf, localStamp } from '@soundings/core/time'
import type { Readable } from 'node:stream'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { echoMarksStore } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { allStandingEchoes, type StandingDeps } from '#server/capabilities/echoes/index.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import { standingLetters } from '#server/capabilities/letters/index.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import { onThisDayStore } from '#server/capabilities/on-this-day/on-this-day.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import { zipStream, type ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { SealBrokenError } from '#server/platform/vault/sealed-box.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { EntryRange } from '#server/capabilities/entries/entry-pages.store.ts'
import { monthPath, newManifest, PATHS, photographPaths, type Manifest } from '../archive-layout.ts'
import { toEchoLine } from '../echo-line.ts'
import { toEntryLine } from '../entry-line.ts'
import { toLetterLine } from '../letter-line.ts'
import { toNeverAgainLine } from '../never-again-line.ts'
import { toOnThisDayLine } from '../on-this-day-line.ts'
import type { PhotographLine } from '../photograph-line.ts'
import type { ProfileLine } from '../profile-line.ts'
import { README } from './readme.ts'
import { nothingUnreadable, unreadableNote, type Unreadable } from './unreadable.ts'

type Deps = StandingDeps & { db: Db }

/** All data was deleted during writing: the sent part must not look like a complete archive. */
class JournalGoneError extends Error {
  override name = 'JournalGoneError'
}

/** Facts collected while the files are written. */
type Ledger = {
  files: Manifest['files']
  counts: Manifest['counts']
  months: Set<string>
  undated: boolean
  /** Ids of the entries already sent. The journal may change in the meantime; later files mention only these. */
  entries: Set<string>
  /** Items that cannot be decrypted. */
  unreadable: Unreadable
}

/** Streams everything of a person as one ZIP. */
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
  yield* onThisDayParts(deps, vault, ledger)
  const { unreadable } = ledger
  const initialIds = await echoesStore(deps.db, vault).ids()
  yield text(PATHS.entries, entryLines(deps, vault, ledger))
  const sent = new Set<string>()
  yield text(PATHS.echoes, echoLines(deps, vault, now, ledger, { initialIds, sent }))
  yield* neverAgainParts(deps, vault, ledger, sent)
  yield* letterParts(deps, vault, now, ledger)
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
  if (!(await archivedEntriesStore(deps.db, vault).areThere([...ledger.entries]))) throw new JournalGoneError()
  const { files, counts } = ledger
  const manifest = newManifest({ created_at: now.toISOString(), counts, files })
  yield { path: PATHS.manifest, content: [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)] }
}

/** Adds a file to the manifest with the hash of the bytes that were sent. */
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
  for await (const entry of archivedEntriesStore(deps.db, vault).oldestFirst()) {
    // An entry that is deleted and restored with another date can appear twice.
    if (ledger.entries.has(entry.id)) continue
    if (entry.undated) ledger.undated = true
    else ledger.months.add(isoDateOf(entry.day).slice(0, 7))
    if (entry.damaged) {
      // A line with the placeholder would be restored as the entry's text.
      ledger.unreadable.entries.set(entry.id, entry)
      continue
    }
    ledger.entries.add(entry.id)
    ledger.counts.entries++
    yield `${JSON.stringify(toEntryLine(entry))}\n`
  }
}

/**
 * The valid ones among the Echos made before the entries were sent: a later Echo may refer to later entries.
 * @param sent gets the ids of those that are written
 */
async function* echoLines(
  deps: Deps,
  vault: AccountVault,
  now: Date,
  ledger: Ledger,
  { initialIds, sent }: { initialIds: ReadonlySet<string>; sent: Set<string> },
): AsyncGenerator<string> {
  for (const { id, day } of await echoesStore(deps.db, vault).damaged()) {
    ledger.unreadable.echoes.push({ id, date: isoDateOf(day) })
  }
  const echoes = await allStandingEchoes(deps, vault, now)
  const marksStore = echoMarksStore(deps.db, vault)
  const marks = new Map((await marksStore.list()).map((mark) => [mark.echo, mark]))
  ledger.unreadable.marks.push(...(await marksStore.damaged()))
  for (const echo of echoes.toReversed()) {
    const { entries, quotes } = echo.receipt
    const named = [...entries, ...quotes.map(({ entry }) => entry)]
    if (!initialIds.has(echo.id) || !named.every((id) => ledger.entries.has(id))) continue
    ledger.counts.echoes++
    sent.add(echo.id)
    yield `${JSON.stringify(toEchoLine(echo, marks.get(echo.id) ?? null))}\n`
  }
}

/** The bytes come first: a photograph deleted by then has no line, and neither has one without its entry. */
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
    // Images are already compressed.
    yield { path: paths.original, content: entered(ledger, paths.original, [photograph.original]), compress: false }
    yield { path: paths.display, content: entered(ledger, paths.display, [photograph.display]), compress: false }
    if (ledger.entries.has(entryId)) written.push(line)
    else ledger.unreadable.photographs.push({ id, entryId, paths: [paths.original, paths.display] })
  }
  ledger.counts.photographs = written.length
  const content = inChunks(written.map((line) => `${JSON.stringify(line)}\n`))
  yield { path: PATHS.photographs, content: entered(ledger, PATHS.photographs, content) }
}

/** Name, time zone and picture, byte for byte as stored. */
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

/** The choices about On this day, if there are any. */
async function* onThisDayParts({ db }: Deps, vault: AccountVault, ledger: Ledger): AsyncGenerator<ZipPart> {
  const choices = await onThisDayStore(db, vault).read()
  if (choices === 'damaged') ledger.unreadable.profile.push('on this day')
  if (choices === null || choices === 'damaged') return
  const content = inChunks([`${JSON.stringify(toOnThisDayLine(choices))}\n`])
  yield { path: PATHS.onThisDay, content: entered(ledger, PATHS.onThisDay, content) }
}

/** The letters, if there are any, with the sentences that still hold and whose entries were all sent. */
async function* letterParts(deps: Deps, vault: AccountVault, now: Date, ledger: Ledger): AsyncGenerator<ZipPart> {
  ledger.unreadable.letters.push(...(await lettersStore(deps.db, vault).damaged()))
  const today = localStamp(now.getTime(), await accountStore(deps.db, vault).timeZone()).day
  const whole = (await standingLetters(deps, vault, today)).filter(({ sentences }) =>
    sentences.every(({ receipt }) => receipt.entries.every((id) => ledger.entries.has(id))),
  )
  if (whole.length === 0) return
  const content = inChunks(whole.map((letter) => `${JSON.stringify(toLetterLine(letter))}\n`))
  yield { path: PATHS.letters, content: entered(ledger, PATHS.letters, content) }
}

/** What should never come again, as far as its Echo isn’t in the archive. */
async function* neverAgainParts(
  { db }: Deps,
  vault: AccountVault,
  ledger: Ledger,
  sent: ReadonlySet<string>,
): AsyncGenerator<ZipPart> {
  const marks = await echoMarksStore(db, vault).list()
  const alone = marks.filter(({ echo, said }) => said.verdict === 'never' && !sent.has(echo))
  if (alone.length === 0) return
  const content = inChunks(alone.map((mark) => `${JSON.stringify(toNeverAgainLine(mark))}\n`))
  yield { path: PATHS.neverAgain, content: entered(ledger, PATHS.neverAgain, content) }
}

async function* journalText(
  deps: Deps,
  vault: AccountVault,
  ledger: Ledger,
  title: string,
  range: EntryRange,
): AsyncGenerator<string> {
  yield `# ${title}\n\n`
  for await (const entry of archivedEntriesStore(deps.db, vault).oldestFirst(range)) {
    if (ledger.entries.has(entry.id) || ledger.unreadable.entries.has(entry.id))
      yield entryMarkdown(markdownFields(entry))
  }
}

/** The decrypted value, or the placeholder when it cannot be decrypted. */
async function readable<T>(reading: Promise<T>): Promise<T | 'damaged'> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof SealBrokenError) return 'damaged'
    throw error
  }
}

function markdownFields(entry: EntryRecord) {
  const question = entry.answers ? { question: entry.answers.question } : {}
  return { ...entry, ...question, time: entry.createdAt.getTime(), tags: entry.tags.map(({ tag }) => tag) }
}

function rangeOfMonth(name: string): EntryRange {
  const [year = 0, month = 0] = name.split('-').map(Number)
  const fromDay = dayOfDate(year, month, 1) ?? 0
  return { fromDay, toDay: fromDay + daysInMonth(year, month) - 1, undated: false }
}

/** Data of the account itself. This file is only for reading; the restorable part is in the profile. */
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

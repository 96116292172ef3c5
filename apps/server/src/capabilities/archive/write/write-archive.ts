import { entryMarkdown, longMonth } from '@soundings/core/exports'
import { dayOfDate, daysInMonth, isoDateOf, localDay } from '@soundings/core/time'
import type { Readable } from 'node:stream'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { echoMarksStore } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { allStandingEchoes, type StandingDeps } from '#server/capabilities/echoes/index.ts'
import { earlierVersionsStore } from '#server/capabilities/entries/earlier-versions.store.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import { standingLetters } from '#server/capabilities/letters/index.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import { zipStream, type ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { EntryRange } from '#server/capabilities/entries/entry-pages.store.ts'
import { entryPhotographPath, monthPath, newManifest, PATHS } from '../archive-layout.ts'
import { toEchoLine } from '../lines/echo-line.ts'
import { toEntryLine } from '../lines/entry-line.ts'
import { toLetterLine } from '../lines/letter-line.ts'
import { toNeverAgainLine } from '../lines/never-again-line.ts'
import type { ProfileLine } from '../lines/profile-line.ts'
import { accountFacts } from './account-facts.ts'
import { entered, readable, type Ledger } from './ledger.ts'
import { entryPhotographParts, photographParts } from './photograph-parts.ts'
import { README } from './readme.ts'
import { nothingUnreadable, unreadableNote } from './unreadable.ts'
import { versionLines } from './version-lines.ts'
import { writingParts } from './writing-parts.ts'
import { onThisDayText, reminderText } from './choice-texts.ts'

type Deps = StandingDeps & { db: Db }

/** All data was deleted during writing: the sent part must not look like a complete archive. */
class JournalGoneError extends Error {
  override name = 'JournalGoneError'
}

/** Streams everything of a person as one ZIP. */
export async function writeArchive(
  deps: Deps,
  vault: AccountVault,
  now: Date,
): Promise<{ name: string; type: string; content: Readable }> {
  const account = await accountStore(deps.db, vault).existing()
  const date = isoDateOf(localDay(now, account.timeZone))
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
    photographs: new Set(),
    unreadable: nothingUnreadable(),
  }
  const text = (path: string, pieces: AsyncIterable<string> | Iterable<string>): ZipPart => ({
    path,
    content: entered(ledger, path, inChunks(pieces)),
  })
  yield text(PATHS.readme, [README])
  yield text(PATHS.account, [`${JSON.stringify(accountFacts(account), null, 2)}\n`])
  yield* profileParts(deps, vault, account, ledger)
  yield* writingParts(deps.db, vault, ledger)
  const { unreadable } = ledger
  const choices = await onThisDayText(deps.db, vault, unreadable)
  if (choices !== null) yield text(PATHS.onThisDay, [choices])
  const reminders = await reminderText(deps.db, vault, unreadable)
  if (reminders !== null) yield text(PATHS.reminders, [reminders])
  const initialIds = await echoesStore(deps.db, vault).ids()
  yield text(PATHS.entries, entryLines(deps, vault, ledger))
  yield* versionParts(deps, vault, ledger)
  const sent = new Set<string>()
  yield text(PATHS.echoes, echoLines(deps, vault, now, ledger, { initialIds, sent }))
  yield* neverAgainParts(deps, vault, ledger, sent)
  yield* letterParts(deps, vault, now, ledger)
  const isListed = ({ entryId }: { entryId: string }) => ledger.entries.has(entryId) || unreadable.entries.has(entryId)
  const photographs = (await photographsStore(deps.db, vault).kept()).filter(isListed)
  const lines = photographs.map(({ id, entryId, mediaType }) => ({ id, entry_id: entryId, media_type: mediaType }))
  yield* photographParts(deps, vault, lines, ledger)
  const inEntries = (await entryPhotographsStore(deps.db, vault).kept()).filter(isListed)
  yield* entryPhotographParts(deps, vault, inEntries, ledger)
  for (const month of [...ledger.months].toSorted()) {
    yield text(
      monthPath(month),
      journalText(deps, vault, ledger, longMonth(month), { range: rangeOfMonth(month), base: '../../' }),
    )
  }
  if (ledger.undated)
    yield text(PATHS.undated, journalText(deps, vault, ledger, 'Undated', { range: { undated: true }, base: '../' }))
  const note = unreadableNote(unreadable)
  if (note !== null) yield text(PATHS.unreadable, [note])
  if (!(await archivedEntriesStore(deps.db, vault).areThere([...ledger.entries]))) throw new JournalGoneError()
  const { files, counts } = ledger
  const manifest = newManifest({ created_at: now.toISOString(), counts, files })
  yield { path: PATHS.manifest, content: [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)] }
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
 * The valid Echos that were made before the entries were sent: a later Echo may refer to later entries.
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

/** The letters, if there are any, with the sentences that are still true and whose entries were all sent. */
async function* letterParts(deps: Deps, vault: AccountVault, now: Date, ledger: Ledger): AsyncGenerator<ZipPart> {
  ledger.unreadable.letters.push(...(await lettersStore(deps.db, vault).damaged()))
  const today = localDay(now, await accountStore(deps.db, vault).timeZone())
  const whole = (await standingLetters(deps, vault, today)).filter(({ sentences }) =>
    sentences.every(({ receipt }) => receipt.entries.every((id) => ledger.entries.has(id))),
  )
  if (whole.length === 0) return
  const content = inChunks(whole.map((letter) => `${JSON.stringify(toLetterLine(letter))}\n`))
  yield { path: PATHS.letters, content: entered(ledger, PATHS.letters, content) }
}

/** The earlier versions of the entries that were sent, if there are any. */
async function* versionParts(deps: Deps, vault: AccountVault, ledger: Ledger): AsyncGenerator<ZipPart> {
  const stored = await earlierVersionsStore(deps.db, vault).all()
  const versions = stored.filter(({ entryId }) => ledger.entries.has(entryId))
  if (versions.length === 0) return
  const lines = versionLines(deps, vault, versions, (version) => ledger.unreadable.versions.push(version))
  yield { path: PATHS.versions, content: entered(ledger, PATHS.versions, inChunks(lines)) }
}

/** The “Never again” marks whose Echo isn’t in the archive. */
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
  { range, base }: { range: EntryRange; base: string },
): AsyncGenerator<string> {
  yield `# ${title}\n\n`
  for await (const entry of archivedEntriesStore(deps.db, vault).oldestFirst(range)) {
    if (ledger.entries.has(entry.id) || ledger.unreadable.entries.has(entry.id))
      yield entryMarkdown(markdownFields(entry, ledger, base))
  }
}

/** @param base the path from the file to the root of the archive */
function markdownFields(entry: EntryRecord, ledger: Ledger, base: string) {
  const question = entry.answers ? { question: entry.answers.question } : {}
  const title = entry.titled ? entry.title : undefined
  const pictures = (entry.photographs ?? [])
    .filter(({ id }) => ledger.photographs.has(id))
    .map(({ id, description }) => ({ path: `${base}${entryPhotographPath(id)}`, description }))
  return {
    ...entry,
    ...question,
    time: entry.createdAt.getTime(),
    title,
    tags: entry.tags.map(({ tag }) => tag),
    pictures,
  }
}

function rangeOfMonth(name: string): EntryRange {
  const [year = 0, month = 0] = name.split('-').map(Number)
  const fromDay = dayOfDate(year, month, 1) ?? 0
  return { fromDay, toDay: fromDay + daysInMonth(year, month) - 1, undated: false }
}

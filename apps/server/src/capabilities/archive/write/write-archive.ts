import { longMonth } from '@soundings/core/exports'
import { isoDateOf, localDay } from '@soundings/core/time'
import type { Readable } from 'node:stream'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import type { StandingDeps } from '#server/capabilities/echoes/index.ts'
import { earlierVersionsStore } from '#server/capabilities/entries/earlier-versions.store.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import { zipStream, type ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { monthPath, newManifest, PATHS } from '../archive-layout.ts'
import { toEntryLine } from '../lines/entry-line.ts'
import { accountFacts } from './account-facts.ts'
import { echoLines, neverAgainParts } from './echo-parts.ts'
import { journalText, rangeOfMonth } from './journal-text.ts'
import { entered, type Ledger } from './ledger.ts'
import { letterParts } from './letter-parts.ts'
import { entryPhotographParts, photographParts } from './photograph-parts.ts'
import { profileParts } from './profile-parts.ts'
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

/** Streams all data of an account as one ZIP. */
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

/** The earlier versions of the entries that were sent, if there are any. */
async function* versionParts(deps: Deps, vault: AccountVault, ledger: Ledger): AsyncGenerator<ZipPart> {
  const stored = await earlierVersionsStore(deps.db, vault).all()
  const versions = stored.filter(({ entryId }) => ledger.entries.has(entryId))
  if (versions.length === 0) return
  const lines = versionLines(deps, vault, versions, (version) => ledger.unreadable.versions.push(version))
  yield { path: PATHS.versions, content: entered(ledger, PATHS.versions, inChunks(lines)) }
}

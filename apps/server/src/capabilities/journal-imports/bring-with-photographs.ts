import { randomUUID } from 'node:crypto'
import { isInvisible } from '@soundings/core/entries'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import type { JournalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import type { DrawnPicture, PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import type { NamedPhotograph } from '#server/capabilities/entries/index.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { refuseBeyondQuota } from '#server/capabilities/entry-photographs/index.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { DraftEntry } from './draft-entry.ts'
import type { NewRecord } from './drafts-as-entries.ts'
import type { ImportTally } from './import-tally.ts'
import { photographsWithRoom } from './photographs-with-room.ts'

export type BringDeps = { db: Db; analyst: Analyst; photographs: PhotographReader; quotaBytes: number }

/** The journal that an import goes to, the reader of its source, and the tally that counts it. */
export type Bringing = {
  vault: AccountVault
  reader: JournalReader
  tally: ImportTally
  now: Date
  signal: AbortSignal
}

/** An entry of an import, with the hash that is the same each time its record is imported. */
export type KeyedEntry = { entry: NewRecord; keyHash: Buffer }

/** Imports an entry with its photographs. A photograph that can’t be read or has no room is reported. */
export async function bringWithPhotographs(
  deps: BringDeps,
  bringing: Bringing,
  draft: DraftEntry,
  { entry, keyHash }: KeyedEntry,
): Promise<void> {
  const { vault, tally, now } = bringing
  const { named, drawn } = await drawnPictures(deps, bringing, draft)
  const { fitting, isStored } = await deps.db.transaction(async (tx) => {
    const fitting = await photographsWithRoom(drawn, (more) => refuseBeyondQuota(tx, vault, more, deps.quotaBytes))
    const ids = new Set(fitting.map(({ id }) => id))
    const photographs = named.filter(({ id }) => ids.has(id))
    // An entry that consists only of photographs isn’t stored when none of them can be.
    if (photographs.length === 0 && isBare(draft)) return { fitting, isStored: false }
    const whole = photographs.length > 0 ? { ...entry, photographs } : entry
    const stored = await arrivingEntriesStore(tx, vault).insert([{ entry: whole, keyHash }])
    if (!stored.has(entry.id)) return { fitting, isStored: false }
    for (const picture of fitting) await entryPhotographsStore(tx, vault).insert(picture, entry.id, now)
    return { fitting, isStored: true }
  })
  for (let left = drawn.length - fitting.length; left > 0; left--) tally.note(draft, 'no_room_for_photograph')
  if (isStored) tally.stored(entry, fitting.length)
  else tally.skipped()
}

type Pictures = { named: NamedPhotograph[]; drawn: (DrawnPicture & { id: string })[] }

/** The photographs of a draft that can be read. */
async function drawnPictures(
  deps: BringDeps,
  { reader, tally, signal }: Bringing,
  draft: DraftEntry,
): Promise<Pictures> {
  const pictures: Pictures = { named: [], drawn: [] }
  for (const { path, description } of draft.photographs) {
    signal.throwIfAborted()
    const bytes = await reader.photograph(draft.part, path)
    const picture = bytes && (await drawnPicture(deps, bytes, signal))
    tally.photographDone(draft)
    if (!picture) {
      tally.note(draft, 'unreadable_photograph')
      continue
    }
    const id = randomUUID()
    pictures.drawn.push({ id, ...picture })
    pictures.named.push({ id, description })
  }
  return pictures
}

function drawnPicture({ photographs }: BringDeps, bytes: Buffer, signal: AbortSignal): Promise<DrawnPicture | null> {
  // An image from our own export keeps its bytes.
  return photographs.redrawnPicture(bytes, signal).catch((error: unknown) => {
    if (error instanceof ReadingError) return null
    throw error
  })
}

/** True for a draft that consists only of photographs. */
function isBare({ content, title, record }: DraftEntry): boolean {
  return isInvisible(content) && title === null && record.mood === null
}

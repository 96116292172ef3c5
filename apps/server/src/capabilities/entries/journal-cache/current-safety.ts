import { DECIDING_DAYS, safetyState, type SafetyState } from '@soundings/core/safety'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryHeads } from '../entry-heads.store.ts'
import { safetyStore, type DecidingEntry } from '../safety.store.ts'
import type { JournalMarks } from './journal-marks.ts'
import { inLoads } from './loads.ts'
import type { SafetyScans, Scanned } from './safety-scans.ts'

/** The number of texts that are decrypted at a time, and the number of characters that are scanned in one job. */
const SCANNED_AT_ONCE = 20
const PART_CHARACTERS = 60_000

/** The sources of the safety state, and the caches that make it fast. */
export type SafetyDeps = { db: Queryable; analyst: Analyst; marks: JournalMarks; scans: SafetyScans }

/**
 * The current safety state. It is never stored, and computed again after every change. Only the entries of the deciding
 * days are read, and only versions not scanned before are decrypted.
 */
export async function currentSafety(deps: SafetyDeps, vault: AccountVault, today: number): Promise<SafetyState> {
  const mark = await deps.marks.of(deps.db, vault)
  return joined(vault, `${mark} ${today}`, () => safetyOf(deps, vault, today))
}

const joined = inFlight<SafetyState>()

async function safetyOf({ db, analyst, scans }: SafetyDeps, vault: AccountVault, today: number): Promise<SafetyState> {
  const entries = await safetyStore(db, vault).deciding(today - DECIDING_DAYS)
  const known = new Map(scans.of(vault.accountId))
  const unseen = entries.filter((entry) => !known.has(keyOf(entry)))
  const heads = entryHeads(db, vault)
  for (const batch of inLoads(unseen, SCANNED_AT_ONCE)) {
    const bodies = await heads.open(batch.map(({ id }) => id))
    const texts: { key: string; content: string; sentiment: number | null }[] = []
    for (const entry of batch) {
      const body = bodies.get(entry.id)
      const sentiment = body?.measures?.sentimentScore ?? entry.clearSentiment
      // A text that cannot be decrypted has no words to scan; its ratings still count.
      if (body === null) known.set(keyOf(entry), { level: 'none', sentiment })
      else if (body) texts.push({ key: keyOf(entry), content: body.content, sentiment })
    }
    for (const part of inParts(texts)) {
      const contents = part.map(({ content }) => content)
      const levels = await analyst.levels(vault.accountId, contents)
      for (const [index, { key, sentiment }] of part.entries()) {
        known.set(key, { level: levels[index] ?? 'none', sentiment })
      }
      // The finished scans are stored even if the next batch takes too long.
      scans.set(vault.accountId, new Map(known))
    }
  }
  const decided = new Map<string, Scanned>()
  const scanned = entries.flatMap((entry) => {
    const found = known.get(keyOf(entry))
    // The entry was deleted during the scan.
    if (!found) return []
    decided.set(keyOf(entry), found)
    return [{ day: entry.day, mood: entry.mood, ...found }]
  })
  scans.set(vault.accountId, decided)
  return safetyState(scanned, today)
}

/** The texts in groups that are sent to the analyzer together: several short ones, and a long one by itself. */
function* inParts<T extends { content: string }>(texts: readonly T[]): Generator<T[]> {
  let part: T[] = []
  let characters = 0
  for (const text of texts) {
    if (part.length > 0 && characters + text.content.length > PART_CHARACTERS) {
      yield part
      part = []
      characters = 0
    }
    part.push(text)
    characters += text.content.length
  }
  if (part.length > 0) yield part
}

function keyOf({ id, version }: DecidingEntry): string {
  return `${id} ${version}`
}

import { DECIDING_DAYS, safetyState, type Level, type SafetyState } from '@soundings/core/safety'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { inLoads } from './loads.ts'
import { whileUnderWay } from '#server/isolation/while-under-way.ts'
import { entryVersions } from './entry-versions.store.ts'

type SafetyRow = {
  entry_id: string
  version: string
  day: number
  mood: number | null
  sentiment_score: number | null
  bytes: number
}

/** What an entry says about danger, and how its words sound. */
type Scanned = { level: Level; sentiment: number | null }

/** Texts that are opened at a time, and characters that are looked through as one piece of work. */
const SCANNED_AT_ONCE = 20
const PART_CHARACTERS = 60_000

/**
 * What entries that were looked at before came to, by entry and version. No word of a text is in it. It lives as long as
 * the account's key is at hand, and holds the entries of the last look.
 */
const scanned = new WeakMap<AccountVault, ReadonlyMap<string, Scanned>>()

/**
 * What may be drawn from the journal right now. Never stored, and asked again after every change: it reads only the few
 * entries that can decide it, and opens those that it has not seen in this form.
 */
export async function currentSafety(deps: SafetyDeps, vault: AccountVault, today: number): Promise<SafetyState> {
  const mark = await entryVersions(deps.db, vault).mark()
  return joined(vault, `${mark} ${today}`, () => safetyOf(deps, vault, today))
}

type SafetyDeps = { db: Queryable; analyst: Analyst }

const joined = whileUnderWay<SafetyState>()

async function safetyOf({ db, analyst }: SafetyDeps, vault: AccountVault, today: number): Promise<SafetyState> {
  const rows = await deciding(db, vault, today - DECIDING_DAYS)
  const known = new Map(scanned.get(vault))
  const unseen = rows.filter((row) => !known.has(keyOf(row)))
  const versions = entryVersions(db, vault)
  for (const batch of inLoads(unseen, SCANNED_AT_ONCE)) {
    const bodies = await versions.open(batch.map(({ entry_id }) => entry_id))
    const texts: { key: string; content: string; sentiment: number | null }[] = []
    for (const row of batch) {
      const body = bodies.get(row.entry_id)
      const sentiment = body?.measures?.sentimentScore ?? row.sentiment_score
      // Of a text that does not open nothing is known; its ratings count all the same.
      if (body === null) known.set(keyOf(row), { level: 'none', sentiment })
      else if (body) texts.push({ key: keyOf(row), content: body.content, sentiment })
    }
    for (const part of inParts(texts)) {
      const contents = part.map(({ content }) => content)
      const levels = await analyst.levels(vault.accountId, contents)
      for (const [index, { key, sentiment }] of part.entries()) {
        known.set(key, { level: levels[index] ?? 'none', sentiment })
      }
      // What was found stays found, should the next part take too long.
      scanned.set(vault, new Map(known))
    }
  }
  const looked = new Map<string, Scanned>()
  const entries = rows.flatMap((row) => {
    const found = known.get(keyOf(row))
    // Deleted while it was being looked at.
    if (!found) return []
    looked.set(keyOf(row), found)
    return [{ day: row.day, mood: row.mood, ...found }]
  })
  scanned.set(vault, looked)
  return safetyState(entries, today)
}

/** Texts that go to the analyst together: as many as are short work, and a long one by itself. */
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

function keyOf({ entry_id, version }: SafetyRow): string {
  return `${entry_id} ${version}`
}

/** The entries of the last days, oldest first. */
async function deciding(db: Queryable, vault: AccountVault, fromDay: number): Promise<SafetyRow[]> {
  return db.query<SafetyRow>(
    `select entry_id, xmin::text as version, day, mood, sentiment_score, octet_length(body_sealed) as bytes from entries
     where account_id = $1 and deleted_at is null and day >= $2
     order by created_at, entry_id`,
    [vault.accountId, fromDay],
  )
}

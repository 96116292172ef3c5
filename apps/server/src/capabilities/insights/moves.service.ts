import type { Moves } from '@soundings/contract/insights'
import {
  areMovesShown,
  MOVES_CHARACTERS_MAX,
  MOVES_ENTRIES_MAX,
  type MovesSpan,
  type SpanMoves,
} from '@soundings/core/moves'
import type { EchoEntry } from '@soundings/core/echo'
import { localStamp, weekdayOf } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { currentSafety, type SafetyDeps, type WhileUnchanged } from '#server/capabilities/entries/index.ts'
import type { ReadablePart } from '#server/platform/analysis/pool.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import { inFlight } from '#server/platform/isolation/in-flight.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

type AllSpans = Record<MovesSpan, SpanMoves>

export type MovesDeps = SafetyDeps & { moves: WhileUnchanged<AllSpans> }

const EMPTY: SpanMoves = { days: 0, tried: 0, moves: [], waiting: [] }

/**
 * What moves with what in one span; nothing in hard times. All spans are computed together, off the event loop, and
 * once for each state of the journal and each day.
 */
export async function movesIn(
  deps: MovesDeps,
  vault: AccountVault,
  { span, now }: { span: MovesSpan; now: Date },
): Promise<Moves> {
  const { db, analyst } = deps
  const timeZone = await accountStore(db, vault).timeZone()
  const today = localStamp(now.getTime(), timeZone).day
  const safety = await currentSafety(deps, vault, today)
  if (!areMovesShown(safety)) return { shown: false, span, ...EMPTY }
  const mark = await deps.marks.of(db, vault)
  const spans = await joined(vault, `${mark} ${today}`, () =>
    deps.moves.of(db, vault, String(today), () =>
      analyst.moves(vault.accountId, async (readable) => ({
        entries: await newestEntries(db, vault, readable),
        today,
      })),
    ),
  )
  return { shown: true, span, ...spans[span] }
}

const joined = inFlight<AllSpans>()

/** The newest dated entries, decrypted batch by batch, up to the limits of core. */
async function newestEntries(db: Queryable, vault: AccountVault, readable: ReadablePart): Promise<EchoEntry[]> {
  const entries: EchoEntry[] = []
  let characters = 0
  for await (const entry of entriesStore(db, vault).newestFirst({ undated: false })) {
    const { id, createdAt, day, hour, mood, energy, focus, tags, historic } = entry
    const content = await readable(entry.content)
    characters += content.length
    if (characters > MOVES_CHARACTERS_MAX) break
    const weekday = weekdayOf(day)
    entries.push({ id, time: createdAt.getTime(), day, weekday, hour, content, mood, energy, focus, tags, historic })
    if (entries.length === MOVES_ENTRIES_MAX) break
  }
  return entries
}

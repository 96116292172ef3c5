import type { Moves } from '@soundings/contract/insights'
import { areMovesShown, type MovesSpan, type SpanMoves } from '@soundings/core/moves'
import { localDay } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { currentSafety, type SafetyDeps, type WhileUnchanged } from '#server/capabilities/entries/index.ts'
import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { newestEntries } from './newest-entries.ts'

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
  const today = localDay(now, timeZone)
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

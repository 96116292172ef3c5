import type { AcousticAnalysis } from '@soundings/contract/acoustic'
import { localDay } from '@soundings/core/time'
import type { DeviceTier, AcousticEntry } from '@soundings/core/acoustic'
import type { ReadablePart } from '#server/platform/analysis/pool.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { currentSafety, type SafetyDeps } from '#server/capabilities/entries/index.ts'
import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { PictureCache } from './picture-cache.ts'

export type AcousticDeps = SafetyDeps & { pictures: PictureCache }

/** The picture of the last `days` local days, or the reason why there is none. Computed off the event loop. */
export async function acousticPicture(
  deps: AcousticDeps,
  vault: AccountVault,
  { days, deviceTier, now }: { days: number; deviceTier: DeviceTier; now: Date },
): Promise<AcousticAnalysis> {
  const { db, analyst, pictures } = deps
  const timeZone = await accountStore(db, vault).timeZone()
  const today = localDay(now, timeZone)
  const safety = await currentSafety(deps, vault, today)
  const mark = await deps.marks.of(db, vault)
  const key = [days, deviceTier, safety, today, mark].join('|')
  const known = pictures.get(vault.accountId, key)
  if (known) return withMetrics(known, { cache_hit: true })
  return joined(vault, key, async () => {
    const started = performance.now()
    const outcome = await analyst.acoustic(vault.accountId, async (readable) => ({
      entries: await acousticEntries(db, vault, today - days + 1, readable),
      today,
      days,
      deviceTier,
      safety,
      accountId: vault.accountId,
    }))
    const compute_ms = Math.round(performance.now() - started)
    const analysis = outcome.acoustic_analysis
    const answer: AcousticAnalysis = {
      ...outcome,
      acoustic_analysis: analysis && {
        ...analysis,
        performance_metrics: { ...analysis.performance_metrics, compute_ms, cache_hit: false },
      },
    }
    pictures.set(vault.accountId, key, answer)
    return answer
  })
}

const joined = inFlight<AcousticAnalysis>()

async function acousticEntries(
  db: Queryable,
  vault: AccountVault,
  fromDay: number,
  readable: ReadablePart,
): Promise<AcousticEntry[]> {
  const entries: AcousticEntry[] = []
  for await (const entry of entriesStore(db, vault).newestFirst({ fromDay })) {
    entries.push({
      id: entry.id,
      time: entry.createdAt.getTime(),
      day: entry.day,
      content: await readable(entry.content),
      mood: entry.mood,
      energy: entry.energy,
      focus: entry.focus,
      sentiment: entry.sentimentScore,
      lexicalDiversity: entry.lexicalDiversity,
      typingSpeed: entry.typingSpeedWpm,
      historic: entry.historic,
    })
  }
  return entries
}

function withMetrics(answer: AcousticAnalysis, metrics: { cache_hit: boolean }): AcousticAnalysis {
  const { acoustic_analysis: analysis } = answer
  if (!analysis) return answer
  return {
    ...answer,
    acoustic_analysis: { ...analysis, performance_metrics: { ...analysis.performance_metrics, ...metrics } },
  }
}

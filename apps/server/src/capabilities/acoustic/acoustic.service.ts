import type { AcousticAnalysis } from '@soundings/contract/acoustic'
import { localStamp } from '@soundings/core/time'
import type { DeviceTier, WaveEntry } from '@soundings/core/waves'
import type { Analyst, ReadablePart } from '#server/analysis/pool.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { entryVersions } from '#server/capabilities/entries/entry-versions.store.ts'
import { currentSafety } from '#server/capabilities/entries/safety.store.ts'
import { whileUnderWay } from '#server/isolation/while-under-way.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'

/** Pictures kept in memory: numbers only, no text. */
const KEPT = 500

export type PictureCache = Map<string, AcousticAnalysis>
export type AcousticDeps = { db: Queryable; analyst: Analyst; cache: PictureCache }

export function pictureCache(): PictureCache {
  return new Map()
}

/** The picture of the last `days` local days, or the reason why there is none. Computed off the event loop. */
export async function acousticPicture(
  { db, analyst, cache }: AcousticDeps,
  vault: AccountVault,
  { days, deviceTier, now }: { days: number; deviceTier: DeviceTier; now: Date },
): Promise<AcousticAnalysis> {
  const timeZone = await accountStore(db, vault).timeZone()
  const today = localStamp(now.getTime(), timeZone).day
  const safety = await currentSafety({ db, analyst }, vault, today)
  const mark = await entryVersions(db, vault).mark()
  const key = [vault.accountId, days, deviceTier, safety, today, mark].join('|')
  const kept = cache.get(key)
  if (kept) return withMetrics(kept, { cache_hit: true })
  return joined(vault, key, async () => {
    const started = performance.now()
    const outcome = await analyst.acoustic(vault.accountId, async (readable) => ({
      entries: await waveEntries(db, vault, today - days + 1, readable),
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
    cache.set(key, answer)
    const [oldest] = cache.keys()
    if (cache.size > KEPT && oldest) cache.delete(oldest)
    return answer
  })
}

const joined = whileUnderWay<AcousticAnalysis>()

async function waveEntries(
  db: Queryable,
  vault: AccountVault,
  fromDay: number,
  readable: ReadablePart,
): Promise<WaveEntry[]> {
  const entries: WaveEntry[] = []
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

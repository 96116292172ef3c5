import type { FittingPromptList, PromptsQuery } from '@soundings/contract/prompts'
import { echoDepthScore, fittingPrompts, pickPrompts, timeOfDay, type FittingPrompts } from '@soundings/core/prompts'
import { seededRandom } from '@soundings/core/random'
import { features } from '@soundings/core/text'
import { localStamp } from '@soundings/core/time'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { entryFiguresStore } from '#server/capabilities/entries/entry-figures.store.ts'
import { currentSafety, type SafetyDeps } from '#server/capabilities/entries/index.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

export type PromptsDeps = SafetyDeps & {
  /** The tag on most entries of an account, null without any. */
  topTag: (vault: AccountVault) => Promise<string | null>
}

/** The number of entries that are read to compute the depth of a journal (docs/spec/rules.md#prompts). */
const DEPTH_ENTRIES = 7
/** The number of characters that are read of each text: the beginning is enough, and is quick to read. */
const DEPTH_CHARACTERS = 8_000
/** Counting words needs no valences. */
const NO_LEXICON = new Map<string, number>()

/**
 * Prompts that fit the recent entries, the ratings under the sliders and the time of day. The same account, local day
 * and round give the same prompts, as long as the same ones fit.
 */
export async function promptsFor(
  deps: PromptsDeps,
  { vault, timeZone }: { vault: AccountVault; timeZone: string },
  { round, ...ratings }: PromptsQuery,
  now: Date,
): Promise<FittingPromptList> {
  const { day, hour } = localStamp(now.getTime(), timeZone)
  const fitting = fittingPrompts(await currentSafety(deps, vault, day))
  const topTag = await deps.topTag(vault)
  const context = {
    ...ratings,
    echoDepthScore: await depthOf(deps, vault, fitting),
    topTags: topTag === null ? [] : [topTag],
    timeOfDay: timeOfDay(hour),
    fitting,
  }
  const random = seededRandom(`${vault.accountId}|${day}|${round}|${fitting}`)
  return { fitting, prompts: pickPrompts(context, random).map(({ id, text }) => ({ id, text })) }
}

async function depthOf({ db }: PromptsDeps, vault: AccountVault, fitting: FittingPrompts): Promise<number> {
  const newest = (await entriesStore(db, vault).page(DEPTH_ENTRIES))
    .filter(({ damaged }) => !damaged)
    .map(({ content }) => features(content.slice(0, DEPTH_CHARACTERS), NO_LEXICON))
  const words = newest.reduce((sum, entry) => sum + entry.wordCount, 0)
  const insight = newest.reduce((sum, entry) => sum + entry.insight, 0)
  return echoDepthScore({
    wordCounts: newest.map((entry) => entry.wordCount),
    insightPer100: words > 0 ? (100 * insight) / words : 0,
    questionShare: newest.length > 0 ? newest.filter((entry) => entry.questions > 0).length / newest.length : 0,
    echoes: await echoesStore(db, vault).count(),
    entries: await entryFiguresStore(db, vault).countNotHistoric(),
    fitting,
  })
}

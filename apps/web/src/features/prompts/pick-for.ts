import { echoDepthScore, pickPrompt, timeOfDay, type Prompt } from '@soundings/core/prompts'
import { seededRandom } from '@soundings/core/random'
import { features } from '@soundings/core/text'
import type { PromptSituation } from './choose-prompt.ts'

export { PROMPT_MEMORY } from '@soundings/core/prompts'

/** Entries that the depth of a journal is read from (design section G.3). */
const DEPTH_ENTRIES = 7
/** Counting words needs no valences. */
const NO_LEXICON = new Map<string, number>()

type Moment = { hour: number; seed: string; recent: readonly string[] }

/** The prompt that fits what was written lately, the ratings under the sliders and the time of day. */
export function pickFor(situation: PromptSituation, moment: Moment): Prompt {
  const { fitting, latest, ratings, topTags } = situation
  const readable = latest.filter(({ damaged }) => !damaged)
  const newest = readable.slice(0, DEPTH_ENTRIES).map((entry) => features(entry.content, NO_LEXICON))
  const words = newest.reduce((sum, entry) => sum + entry.wordCount, 0)
  const insight = newest.reduce((sum, entry) => sum + entry.insight, 0)
  const depth = echoDepthScore({
    wordCounts: newest.map((entry) => entry.wordCount),
    insightPer100: words > 0 ? (100 * insight) / words : 0,
    questionShare: newest.length > 0 ? newest.filter((entry) => entry.questions > 0).length / newest.length : 0,
    echoes: situation.echoes,
    entries: latest.length,
    fitting,
  })
  const context = { ...ratings, echoDepthScore: depth, topTags, timeOfDay: timeOfDay(moment.hour), fitting }
  return pickPrompt(context, moment.recent, seededRandom(moment.seed))
}

import type { Random } from '../random/index.ts'
import { mean } from '../statistics/index.ts'
import {
  DEPTH_THRESHOLD,
  MOOD_MEAN_THRESHOLD,
  PROMPT_MEMORY,
  RANDOM_PROMPT_CHANCE,
  TIMELY_WEIGHT,
} from './constants.ts'
import type { FittingPrompts } from './fitting.ts'
import { LIBRARY } from './library/library.ts'
import { THEMES, type Mode, type Prompt, type Shelf } from './prompt.ts'
import type { TimeOfDay } from './time-of-day.ts'

/** The situation that a prompt is chosen for. */
export type PromptContext = {
  /** Ratings 1-5. */
  mood: number
  energy: number
  focus: number
  /** 0-1, see `echoDepthScore`. */
  echoDepthScore: number
  /** The most frequent tags, most frequent first. The caller leaves out tags of entries with crisis wording. */
  topTags: readonly string[]
  timeOfDay: TimeOfDay
  /** Which prompts fit the safety state; a low state narrows the choice whatever the ratings. */
  fitting: FittingPrompts
}

/**
 * Picks a prompt (docs/spec/rules.md#prompts). One time in 7 it comes from the whole library; otherwise from the shelf
 * of the theme in the first top tag, if any; otherwise from a deep (score above 0.6) or base shelf, shadow (mean rating
 * below 3) or grounding. When only grounding prompts fit, it comes from base grounding (one time in 7 with the steady
 * shelf added), and when only steady prompts fit, from the steady shelf. Prompts for another time of day are left out;
 * prompts for this time count twice.
 * @param recentIds ids shown before, newest first; the first 8 are not shown again
 */
export function pickPrompt(context: PromptContext, recentIds: readonly string[], random: Random): Prompt {
  return pickFrom(LIBRARY, context, recentIds, random)
}

/**
 * `pickPrompt` from any library. If no prompt is left, it ignores the time of day, then the theme, then the depth.
 * @throws RangeError when every remaining prompt was shown recently
 */
export function pickFrom(
  library: readonly Prompt[],
  context: PromptContext,
  recentIds: readonly string[],
  random: Random,
): Prompt {
  const recent = new Set(recentIds.slice(0, PROMPT_MEMORY))
  const fresh = library.filter(({ id }) => !recent.has(id))
  const [narrow, ...wider] = shelvesToTry(context, random() < RANDOM_PROMPT_CHANCE).map((shelves) =>
    fresh.filter(({ shelf }) => shelves === 'all' || shelves.includes(shelf)),
  )
  const timely = narrow?.filter(({ time }) => time === undefined || time.includes(context.timeOfDay))
  const candidates = [timely, narrow, ...wider].find((pool) => pool && pool.length > 0) ?? []
  const weighted = candidates.flatMap((prompt) =>
    prompt.time?.includes(context.timeOfDay) ? Array<Prompt>(TIMELY_WEIGHT).fill(prompt) : prompt,
  )
  const drawn = weighted[Math.floor(random() * weighted.length)]
  if (!drawn) throw new RangeError('every prompt for this moment was shown recently')
  return drawn
}

/** The shelves to choose from, narrowest first. */
function shelvesToTry(context: PromptContext, isRandom: boolean): (readonly Shelf[] | 'all')[] {
  if (context.fitting === 'steady') return [['steady']]
  if (context.fitting === 'grounding') return [isRandom ? ['base-grounding', 'steady'] : ['base-grounding']]
  if (isRandom) return ['all']

  const firstTag = context.topTags[0]?.toLowerCase() ?? ''
  const theme = THEMES.find((word) => firstTag.includes(word))
  const depth = context.echoDepthScore > DEPTH_THRESHOLD ? 'deep' : 'base'
  const mode: Mode = mean([context.mood, context.energy, context.focus]) < MOOD_MEAN_THRESHOLD ? 'shadow' : 'grounding'
  const byRating: Shelf[][] = [[`${depth}-${mode}`], [`base-${mode}`, `deep-${mode}`]]
  return theme ? [[theme], ...byRating] : byRating
}

import type { Random } from '../random/index.ts'
import { mean } from '../statistics/index.ts'
import { DEPTH_THRESHOLD, MOOD_MEAN_THRESHOLD, PROMPT_MEMORY, RANDOM_PROMPT_CHANCE, TIMELY_LOTS } from './constants.ts'
import type { FittingPrompts } from './fitting.ts'
import { LIBRARY } from './library/library.ts'
import { THEMES, type Mode, type Prompt, type Shelf } from './prompt.ts'
import type { TimeOfDay } from './time-of-day.ts'

/** What a prompt is chosen by. */
export type PromptContext = {
  /** Ratings 1-5. */
  mood: number
  energy: number
  focus: number
  /** 0-1, see `echoDepthScore`. */
  echoDepthScore: number
  /** Tags used most, the first one first. Those of entries with wording of crisis are left out by the caller. */
  topTags: readonly string[]
  timeOfDay: TimeOfDay
  /** A low period narrows the choice, whatever the ratings say. */
  fitting: FittingPrompts
}

/**
 * A prompt for this moment (product-spec section 5, design sections 2.3 and G.2). One time in 7 it comes from the whole
 * library; otherwise from the shelf of the theme that the first top tag contains, or else from deep (score above 0.6) or
 * base and shadow (mean rating below 3) or grounding. Where only grounding prompts fit, it comes from base grounding
 * (one time in 7 with the steady shelf beside it), and where only steady ones do, from the steady shelf. Prompts for another time of day are left out, those for this
 * one count twice.
 * @param recentIds ids shown before, newest first; the first 8 are not shown again
 */
export function pickPrompt(context: PromptContext, recentIds: readonly string[], random: Random): Prompt {
  return pickFrom(LIBRARY, context, recentIds, random)
}

/**
 * `pickPrompt` from any library. When nothing is left to choose from, the time of day is let go, then the theme, then
 * the depth.
 * @throws RangeError when even then every prompt was shown lately
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
  const lots = candidates.flatMap((prompt) =>
    prompt.time?.includes(context.timeOfDay) ? Array<Prompt>(TIMELY_LOTS).fill(prompt) : prompt,
  )
  const drawn = lots[Math.floor(random() * lots.length)]
  if (!drawn) throw new RangeError('every prompt of the shelves for this moment was shown lately')
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

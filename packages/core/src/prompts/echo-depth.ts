import { clamp, median } from '../statistics/index.ts'
import {
  DEPTH_CAP_IN_LOW_PERIODS,
  DEPTH_ENTRIES_SCALE,
  DEPTH_FULL_ECHOES,
  DEPTH_FULL_INSIGHT,
  DEPTH_FULL_QUESTION_SHARE,
  DEPTH_FULL_WORDS,
  DEPTH_WEIGHTS,
} from './constants.ts'
import type { FittingPrompts } from './fitting.ts'

/** Statistics of how the user writes; "newest" means the last 7 entries. */
type WritingHabit = {
  /** Words in each of the newest entries, in any order. */
  wordCounts: readonly number[]
  /** Insight words per 100 words over the newest entries. */
  insightPer100: number
  /** Share 0-1 of the newest entries that contain a question. */
  questionShare: number
  /** Echos received so far. */
  echoes: number
  /** Entries written so far. */
  entries: number
  fitting: FittingPrompts
}

/**
 * The depth score of a journal, 0 to 1 (docs/spec/rules.md#prompts): 0.30·(1 − e^(−entries/15)) + 0.25·median words/180
 * + 0.25·insight words per 100/2.5 + 0.10·2·share of entries with a question + 0.10·echoes/8, with each quotient
 * limited to 0-1. At most 0.5 while some prompts don't fit the safety state.
 */
export function echoDepthScore(habit: WritingHabit): number {
  const score =
    DEPTH_WEIGHTS.entries * (1 - Math.exp(-habit.entries / DEPTH_ENTRIES_SCALE)) +
    DEPTH_WEIGHTS.length * clamp(median(habit.wordCounts) / DEPTH_FULL_WORDS) +
    DEPTH_WEIGHTS.insight * clamp(habit.insightPer100 / DEPTH_FULL_INSIGHT) +
    DEPTH_WEIGHTS.questions * clamp(habit.questionShare / DEPTH_FULL_QUESTION_SHARE) +
    DEPTH_WEIGHTS.echoes * clamp(habit.echoes / DEPTH_FULL_ECHOES)
  return habit.fitting === 'all' ? score : Math.min(DEPTH_CAP_IN_LOW_PERIODS, score)
}

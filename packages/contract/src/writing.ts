import { DAY_START_MAX, WORD_GOAL_MAX, WORD_GOAL_MIN } from '@soundings/core/writing'
import { z } from 'zod'
import { OwnPromptText } from './entries.ts'

const GOAL_OUT_OF_RANGE = {
  error: `Enter a whole number from ${WORD_GOAL_MIN} to ${WORD_GOAL_MAX.toLocaleString('en')}.`,
}

const choices = {
  /** The hour, 0-6, at which a day starts for streaks: earlier entries count for the day before. */
  day_start: z.int().min(0).max(DAY_START_MAX),
  /** The word goal of an entry, or null without a goal. */
  word_goal: z
    .int(GOAL_OUT_OF_RANGE)
    .min(WORD_GOAL_MIN, GOAL_OUT_OF_RANGE)
    .max(WORD_GOAL_MAX, GOAL_OUT_OF_RANGE)
    .nullable(),
  /** False hides the count of days and the streak star. */
  streaks_shown: z.boolean(),
}

/** How a person likes to write. */
export const WritingChoices = z
  .object({
    ...choices,
    /** False when the choices were damaged on the server’s disk; the defaults apply until they are saved again. */
    readable: z.boolean(),
  })
  .meta({ id: 'WritingChoices' })
export type WritingChoices = z.infer<typeof WritingChoices>

/** Omitted choices stay unchanged. */
export const WritingChange = z.strictObject(choices).partial().meta({ id: 'WritingChange' })
export type WritingChange = z.infer<typeof WritingChange>

export const OwnPrompt = z
  .object({
    id: z.uuid(),
    /**
     * The text of the prompt; null when it was damaged on the server’s disk. The prompt can then be changed or removed.
     */
    text: z.string().nullable(),
  })
  .meta({ id: 'OwnPrompt' })
export type OwnPrompt = z.infer<typeof OwnPrompt>

/** The own prompts, the oldest first. */
export const OwnPromptList = z.object({ prompts: z.array(OwnPrompt) }).meta({ id: 'OwnPromptList' })
export type OwnPromptList = z.infer<typeof OwnPromptList>

export const NewOwnPrompt = z.strictObject({ text: OwnPromptText }).meta({ id: 'NewOwnPrompt' })
export type NewOwnPrompt = z.infer<typeof NewOwnPrompt>

import {
  DAY_START_MAX,
  OWN_PROMPT_LENGTH_MAX,
  OWN_PROMPTS_MAX,
  WORD_GOAL_MAX,
  WORD_GOAL_MIN,
} from '@soundings/core/writing'
import { z } from 'zod'
import { Id, isText, listOf, Moment } from './fields.ts'

/** The person’s writing preferences (null without choices), and their own prompts, oldest first. */
export const WritingLine = z.strictObject({
  choices: z
    .strictObject({
      day_start: z.int().min(0).max(DAY_START_MAX),
      word_goal: z.int().min(WORD_GOAL_MIN).max(WORD_GOAL_MAX).nullable(),
      streaks_shown: z.boolean(),
    })
    .nullable(),
  prompts: listOf(
    z.strictObject({ id: Id, added_at: Moment, text: z.string().min(1).max(OWN_PROMPT_LENGTH_MAX).refine(isText) }),
    OWN_PROMPTS_MAX,
  ),
})
export type WritingLine = z.infer<typeof WritingLine>

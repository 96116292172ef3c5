import {
  DAY_START_MAX,
  OWN_PROMPT_LENGTH_MAX,
  OWN_PROMPTS_MAX,
  WORD_GOAL_MAX,
  WORD_GOAL_MIN,
} from '@soundings/core/writing'
import { z } from 'zod'
import { PATHS } from '../archive-layout.ts'
import { Id, isText, listOf, Moment } from './entry-line.ts'
import type { Archive } from '../read/open-archive.ts'
import { damaged } from '../refusals.ts'

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

/** The line in an archive; null without choices and prompts or if it is from before version 5. @throws AppError */
export async function writingOf(archive: Archive): Promise<WritingLine | null> {
  if (!archive.manifest.files.some(({ path }) => path === PATHS.writing)) return null
  const found: WritingLine[] = []
  for await (const line of archive.lines(PATHS.writing, WritingLine)) found.push(line)
  const [writing, another] = found
  if (!writing || another) throw damaged(PATHS.writing)
  return writing
}

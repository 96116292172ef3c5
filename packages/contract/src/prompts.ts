import { FITTING_PROMPTS } from '@soundings/core/prompts'
import { z } from 'zod'

/** "New prompt" pressed more often than this in a day starts over. */
const ROUNDS_MAX = 10_000

const Slider = z.coerce.number().int().min(1).max(5).default(3)

/** The ratings under the sliders, and how often another prompt was asked for today. */
export const PromptsQuery = z.object({
  mood: Slider,
  energy: Slider,
  focus: Slider,
  round: z.coerce.number().int().min(0).max(ROUNDS_MAX).default(0),
})
export type PromptsQuery = z.infer<typeof PromptsQuery>

/** One more than must rest, best first: whichever were shown lately, one of them was not. */
export const FittingPromptList = z
  .object({
    fitting: z.enum(FITTING_PROMPTS),
    prompts: z.array(z.object({ id: z.string(), text: z.string() })),
  })
  .meta({ id: 'FittingPromptList' })
export type FittingPromptList = z.infer<typeof FittingPromptList>

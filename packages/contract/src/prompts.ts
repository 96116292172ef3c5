import { FITTING_PROMPTS } from '@soundings/core/prompts'
import { z } from 'zod'

/** The most presses of “New prompt” that a request may name. */
const ROUNDS_MAX = 10_000

const Slider = z.coerce.number().int().min(1).max(5).default(3)

/** The ratings of the sliders, and how often another prompt was requested today. */
export const PromptsQuery = z.object({
  mood: Slider,
  energy: Slider,
  focus: Slider,
  round: z.coerce.number().int().min(0).max(ROUNDS_MAX).default(0),
})
export type PromptsQuery = z.infer<typeof PromptsQuery>

/** One prompt more than the number that must not repeat, best first, so that at least one was not shown recently. */
export const FittingPromptList = z
  .object({
    fitting: z.enum(FITTING_PROMPTS),
    prompts: z.array(z.object({ id: z.string(), text: z.string() })),
  })
  .meta({ id: 'FittingPromptList' })
export type FittingPromptList = z.infer<typeof FittingPromptList>

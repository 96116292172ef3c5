import type { Random } from '../random/index.ts'
import { PROMPT_MEMORY } from './constants.ts'
import { pickPrompt, type PromptContext } from './pick-prompt.ts'
import type { Prompt } from './prompt.ts'

/**
 * One prompt more than the number remembered, each picked as if the ones before had been shown. A page that remembers
 * the last 8 can then show the first prompt that is not among them.
 */
export function pickPrompts(context: PromptContext, random: Random): Prompt[] {
  const picked: Prompt[] = []
  while (picked.length <= PROMPT_MEMORY) {
    const shown = picked.map(({ id }) => id).toReversed()
    picked.push(pickPrompt(context, shown, random))
  }
  return picked
}

import type { Random } from '../random/index.ts'
import { PROMPT_MEMORY } from './constants.ts'
import { pickPrompt, type PromptContext } from './pick-prompt.ts'
import type { Prompt } from './prompt.ts'

/**
 * One prompt more than must rest, each picked as if those before it had been shown: whoever remembers the last 8 can
 * show the first that is not among them.
 */
export function pickPrompts(context: PromptContext, random: Random): Prompt[] {
  const picked: Prompt[] = []
  while (picked.length <= PROMPT_MEMORY) {
    const shown = picked.map(({ id }) => id).toReversed()
    picked.push(pickPrompt(context, shown, random))
  }
  return picked
}

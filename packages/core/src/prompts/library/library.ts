import type { Prompt } from '../prompt.ts'
import { BASE_GROUNDING } from './base-grounding.ts'
import { BASE_SHADOW } from './base-shadow.ts'
import { DEEP_GROUNDING } from './deep-grounding.ts'
import { DEEP_SHADOW } from './deep-shadow.ts'
import { FEAR } from './fear.ts'
import { STEADY } from './steady.ts'
import { WORTH } from './worth.ts'

/** All current prompts. */
export const LIBRARY: readonly Prompt[] = [
  ...BASE_GROUNDING,
  ...BASE_SHADOW,
  ...DEEP_GROUNDING,
  ...DEEP_SHADOW,
  ...WORTH,
  ...FEAR,
  ...STEADY,
]

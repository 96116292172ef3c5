import { expect, test } from 'vitest'
import type { SafetyState } from '../safety/index.ts'
import { fittingPrompts } from './index.ts'

test.each([
  ['open', 'all'],
  ['gentle', 'grounding'],
  ['quiet', 'steady'],
] as const satisfies readonly (readonly [SafetyState, string])[])(
  'in the safety state %s, %s prompts fit',
  (state, fitting) => {
    expect(fittingPrompts(state)).toBe(fitting)
  },
)

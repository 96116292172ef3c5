import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { FITTING_PROMPTS, pickPrompts, PROMPT_MEMORY, type PromptContext } from './index.ts'

const context: PromptContext = {
  mood: 3,
  energy: 3,
  focus: 3,
  echoDepthScore: 0.4,
  topTags: [],
  timeOfDay: 'evening',
  fitting: 'all',
}

test.each(FITTING_PROMPTS)(
  'with %s prompts fitting, the list has one more than the number remembered, without repeats',
  (fitting) => {
    for (const timeOfDay of ['morning', 'midday', 'evening', 'night'] as const) {
      for (let seed = 0; seed < 20; seed++) {
        const ids = pickPrompts({ ...context, fitting, timeOfDay }, seededRandom(`${seed}`)).map(({ id }) => id)
        expect(new Set(ids).size).toBe(PROMPT_MEMORY + 1)
      }
    }
  },
)

test('the same seed picks the same prompts in the same order', () => {
  const pick = (seed: string) => pickPrompts(context, seededRandom(seed))
  expect(pick('a')).toEqual(pick('a'))
  expect(pick('a')).not.toEqual(pick('b'))
})

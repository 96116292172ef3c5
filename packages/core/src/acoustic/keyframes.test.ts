import { expect, test } from 'vitest'
import { animationKeyframes } from './keyframes.ts'

test('ten entries play for eight seconds, in five stages', () => {
  expect(animationKeyframes(10, false)).toEqual([
    { stage: 'loading', at_ms: 0, easing: 'cubic-out' },
    { stage: 'acoustic_space', at_ms: 800, easing: 'cubic-out' },
    { stage: 'wave_flow', at_ms: 2800, easing: 'cubic-out' },
    { stage: 'echo_reflections', at_ms: 5600, easing: 'cubic-out' },
    { stage: 'complete', at_ms: 8000, easing: 'cubic-out' },
  ])
})

test('the animation never exceeds twelve seconds and takes no time with reduced motion', () => {
  expect(animationKeyframes(60, false).at(-1)?.at_ms).toBe(12_000)
  expect(animationKeyframes(60, true).map(({ at_ms }) => at_ms)).toEqual([0, 0, 0, 0, 0])
})

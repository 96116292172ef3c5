import { expect, test } from 'vitest'
import { FALLBACK_TIMES, progressOf, STAGES, stageAt } from './stages.ts'

test('stages follow one another and end with complete', () => {
  const seen = [0, 800, 1600, 2300, 3000, 99_000].map((elapsed) => stageAt(FALLBACK_TIMES, elapsed))
  expect(seen).toEqual(['loading', 'acoustic_space', 'wave_flow', 'echo_reflections', 'complete', 'complete'])
  expect(stageAt(FALLBACK_TIMES, -1)).toBe('loading')
})

test('a stage goes from 0 to 1 and never back', () => {
  for (const { id } of STAGES.slice(1, 4)) {
    let last = 0
    for (let elapsed = 0; elapsed <= 3200; elapsed += 50) {
      const progress = progressOf(FALLBACK_TIMES, id, elapsed)
      expect(progress).toBeGreaterThanOrEqual(last)
      last = progress
    }
    expect(last).toBe(1)
  }
})

test('with reduced motion everything shows at once', () => {
  const still = STAGES.map(({ id }) => ({ stage: id, at_ms: 0 }))
  expect(stageAt(still, 0)).toBe('complete')
  expect(progressOf(still, 'echo_reflections', 0)).toBe(1)
})

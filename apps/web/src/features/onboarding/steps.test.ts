import { expect, test } from 'vitest'
import { anOnboarding } from '#web/testing/builders.ts'
import { expectedStep, stepOfPath } from './steps.ts'

test.each([
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 4],
])('after %i saved steps, step %i is next', (saved, next) => {
  expect(expectedStep(anOnboarding(saved))).toBe(next)
})

test('without a status the first step is next', () => {
  expect(expectedStep(null)).toBe(1)
})

test.each([
  ['/onboarding/step-1', 1],
  ['/onboarding/step-4/', 4],
  ['/onboarding/step-0', null],
  ['/onboarding/step-5', null],
  ['/onboarding/step-12', null],
  ['/onboarding', null],
])('the path %s names the step %s', (path, step) => {
  expect(stepOfPath(path)).toBe(step)
})

import { expect, test } from 'vitest'
import { inputsHash } from '../../../testing/safety/inputs.ts'
import { MODEL } from './index.ts'
import { BITS, INPUTS } from './weights.ts'

test('the model matches the current lines and code; if not, run npm run train:safety', () => {
  expect(INPUTS).toBe(inputsHash())
})

test('the model has all its weights, and some are not zero', () => {
  expect(MODEL.weights).toHaveLength(2 * 2 ** BITS)
  expect(MODEL.weights.some((weight) => weight > 100)).toBe(true)
  expect(MODEL.weights.some((weight) => weight < -20)).toBe(true)
})

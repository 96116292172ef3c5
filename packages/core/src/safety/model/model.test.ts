import { expect, test } from 'vitest'
import { inputsHash } from '../../../testing/safety/inputs.ts'
import { MEANING_FEATURES } from '../meaning.ts'
import { MODEL } from './index.ts'
import { BITS, INPUTS } from './weights.ts'

test('the model matches the current lines and code; if not, run npm run train:safety', () => {
  expect(INPUTS).toBe(inputsHash())
})

test('the classifier has all its weights, and some are not zero', () => {
  const { weights } = MODEL.classifier
  expect(weights).toHaveLength(2 * 2 ** BITS)
  expect(weights.some((weight) => weight > 100)).toBe(true)
  expect(weights.some((weight) => weight < -20)).toBe(true)
})

test('the networks have all their weights', () => {
  for (const { weights, bias, out } of MODEL.meaning.nets) {
    expect(weights).toHaveLength(MEANING_FEATURES * MODEL.meaning.hidden)
    expect([bias.length, out.length]).toEqual([MODEL.meaning.hidden, MODEL.meaning.hidden])
    expect(weights.some((weight) => weight > 100)).toBe(true)
  }
})

import type { Model } from '../../src/safety/classifier.ts'
import type { MeaningModel, MeaningNet } from '../../src/safety/meaning.ts'

/** The share of the weights, the largest ones, that is clipped, so that the others are rounded less. */
const CUT = 0.0005
const STEPS = 127

/** A model with its weights rounded to whole numbers from −127 to 127. */
export function rounded({ weights, bias }: Model): Model & { weights: Int8Array } {
  return { ...roundedWeights(weights), bias }
}

/** Networks with their weights rounded in the same way. */
export function roundedNets({ hidden, nets }: MeaningModel) {
  return { hidden, nets: nets.map((net) => ({ ...net, ...roundedWeights(net.weights) })) }
}

function roundedWeights(weights: MeaningNet['weights']): { weights: Int8Array; scale: number } {
  const sizes = Float32Array.from(weights, Math.abs).toSorted()
  const scale = (sizes[Math.floor(sizes.length * (1 - CUT))] ?? 1) / STEPS
  const whole = Int8Array.from(weights, (weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / scale))))
  return { weights: whole, scale }
}

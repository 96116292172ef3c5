import {
  gathered,
  meaningFeatures,
  MEANING_FEATURES,
  type MeaningModel,
  type MeaningNet,
} from '../../src/safety/meaning.ts'
import { readText } from '../../src/safety/scan.ts'
import type { SafetyLine } from './lines.ts'
import { randomOf, shuffle } from './random.ts'

/** Settings for training the networks. */
export type MeaningTraining = {
  nets: number
  hidden: number
  epochs: number
  batch: number
  rate: number
  /** Pulls weights to zero. */
  decay: number
  lookAlikeWeight: number
  diaryWeight: number
}

export const MEANING_TRAINING: MeaningTraining = {
  nets: 2,
  hidden: 32,
  epochs: 20,
  batch: 128,
  rate: 1e-3,
  decay: 5e-3,
  lookAlikeWeight: 3.2,
  diaryWeight: 0.3,
}

/** Adam’s averages of slopes and of their squares. */
const MOMENTS = [0.9, 0.999] as const
const TINY = 1e-8

type Sample = { features: Float32Array; label: number; weight: number }

/** Trains the networks with Adam on the English lines. The same lines and settings always give the same model. */
export function trainMeaning(
  lines: readonly SafetyLine[],
  settings: MeaningTraining = MEANING_TRAINING,
): MeaningModel & { nets: (MeaningNet & { weights: Float32Array })[] } {
  const samples = samplesOf(lines, settings)
  const { means, deviations } = standardized(samples)
  const nets = Array.from({ length: settings.nets }, (_, seed) => {
    const net = trainedNet(samples, settings, seed + 1)
    return unstandardized(net, means, deviations)
  })
  return { hidden: settings.hidden, nets }
}

function samplesOf(lines: readonly SafetyLine[], settings: MeaningTraining): Sample[] {
  return lines
    .filter(({ lang }) => lang === 'en')
    .flatMap((line) => {
      const features = meaningFeatures(readText(line.text).map(({ words }) => gathered(words)))
      const label = line.expect === 'hold' || line.expect === 'heavy' ? 1 : 0
      return features ? [{ features, label, weight: weightOf(line, label, settings) }] : []
    })
}

function weightOf({ kind }: SafetyLine, label: number, settings: MeaningTraining): number {
  if (kind === 'diary') return settings.diaryWeight
  return label === 1 || kind === 'ordinary' ? 1 : settings.lookAlikeWeight
}

/** Shifts and scales every feature to mean 0 and deviation 1. */
function standardized(samples: readonly Sample[]): { means: Float64Array; deviations: Float64Array } {
  const means = new Float64Array(MEANING_FEATURES)
  const squares = new Float64Array(MEANING_FEATURES)
  for (const { features } of samples) addScaled(means, features, 1 / samples.length)
  for (const { features } of samples) {
    const away = features.map((value, at) => (value - (means[at] ?? 0)) ** 2)
    addScaled(squares, away, 1 / samples.length)
  }
  const deviations = squares.map((square) => Math.sqrt(square) || 1)
  for (const { features } of samples) {
    for (const [at, value] of features.entries()) features[at] = (value - (means[at] ?? 0)) / (deviations[at] ?? 1)
  }
  return { means, deviations }
}

type Numbers = Float32Array | Float64Array

/** Adds a vector times a factor to a part of another. */
function addScaled(to: Numbers, vector: Numbers, factor: number, from = 0): void {
  for (let at = 0; at < vector.length; at++) to[from + at] = (to[from + at] ?? 0) + factor * (vector[at] ?? 0)
}

type Parameters = { weights: Float32Array; bias: Float32Array; out: Float32Array; outBias: Float32Array }

function trainedNet(samples: readonly Sample[], settings: MeaningTraining, seed: number): Parameters {
  const { hidden, epochs, batch, rate, decay } = settings
  const random = randomOf(seed)
  const uniform = (length: number, bound: number) => Float32Array.from({ length }, () => bound * (2 * random() - 1))
  const net: Parameters = {
    weights: uniform(hidden * MEANING_FEATURES, Math.sqrt(6 / (hidden + MEANING_FEATURES))),
    bias: new Float32Array(hidden),
    out: uniform(hidden, Math.sqrt(6 / (hidden + 1))),
    outBias: new Float32Array(1),
  }
  const slopes: Parameters = {
    weights: new Float32Array(net.weights.length),
    bias: new Float32Array(hidden),
    out: new Float32Array(hidden),
    outBias: new Float32Array(1),
  }
  const steps = (['weights', 'bias', 'out', 'outBias'] as const).map((name) => adam(net[name], slopes[name], rate))
  const active = new Float32Array(hidden)
  const order = [...samples]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += batch) {
      const part = order.slice(from, from + batch)
      for (const values of Object.values(slopes)) values.fill(0)
      for (const sample of part) addSlopes(sample, net, slopes, active, part.length)
      addScaled(slopes.weights, net.weights, decay)
      addScaled(slopes.out, net.out, decay)
      for (const step of steps) step()
    }
  }
  return net
}

/** A step of Adam (Kingma & Ba 2015) for one list of values. */
function adam(values: Float32Array, slopes: Float32Array, rate: number): () => void {
  const first = new Float32Array(values.length)
  const second = new Float32Array(values.length)
  let step = 0
  return () => {
    step++
    const size = (rate * Math.sqrt(1 - MOMENTS[1] ** step)) / (1 - MOMENTS[0] ** step)
    for (let at = 0; at < values.length; at++) {
      const slope = slopes[at] ?? 0
      const mean = MOMENTS[0] * (first[at] ?? 0) + (1 - MOMENTS[0]) * slope
      const square = MOMENTS[1] * (second[at] ?? 0) + (1 - MOMENTS[1]) * slope * slope
      first[at] = mean
      second[at] = square
      values[at] = (values[at] ?? 0) - (size * mean) / (Math.sqrt(square) + TINY)
    }
  }
}

function addSlopes(
  { features, label, weight }: Sample,
  net: Parameters,
  slopes: Parameters,
  active: Float32Array,
  count: number,
): void {
  let answer = net.outBias[0] ?? 0
  for (let unit = 0; unit < active.length; unit++) {
    const from = unit * MEANING_FEATURES
    let sum = net.bias[unit] ?? 0
    for (let at = 0; at < MEANING_FEATURES; at++) sum += (features[at] ?? 0) * (net.weights[from + at] ?? 0)
    active[unit] = Math.max(0, sum)
    answer += Math.max(0, sum) * (net.out[unit] ?? 0)
  }
  const error = (weight * (1 / (1 + Math.exp(-answer)) - label)) / count
  slopes.outBias[0] = (slopes.outBias[0] ?? 0) + error
  addScaled(slopes.out, active, error)
  for (const [unit, value] of active.entries()) {
    if (value === 0) continue
    const back = error * (net.out[unit] ?? 0)
    slopes.bias[unit] = (slopes.bias[unit] ?? 0) + back
    addScaled(slopes.weights, features, back, unit * MEANING_FEATURES)
  }
}

/** The network for features that are not standardized. */
function unstandardized(
  { weights, bias, out, outBias }: Parameters,
  means: Float64Array,
  deviations: Float64Array,
): MeaningNet & { weights: Float32Array } {
  const plain = weights.map((weight, i) => weight / (deviations[i % MEANING_FEATURES] ?? 1))
  const shifted = Array.from(bias, (value, unit) => {
    const own = plain.subarray(unit * MEANING_FEATURES, (unit + 1) * MEANING_FEATURES)
    return own.reduce((sum, weight, at) => sum - (means[at] ?? 0) * weight, value)
  })
  return { weights: plain, scale: 1, bias: shifted, out: [...out], outBias: outBias[0] ?? 0 }
}

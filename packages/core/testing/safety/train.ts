import { kindFactor, OUTPUTS, type Model } from '../../src/safety/classifier.ts'
import { windowsOf } from '../../src/safety/clauses.ts'
import { KINDS, visitFeatures } from '../../src/safety/features.ts'
import { readText } from '../../src/safety/scan.ts'
import type { SafetyLine } from './lines.ts'
import { randomOf, shuffle } from './random.ts'

/** Settings for training the classifier. */
export type Training = {
  bits: number
  epochs: number
  rate: number
  decay: number
  seed: number
  ordinaryWeight: number
  /** Weight of ordinary lines in languages that have few lines. */
  foreignOrdinaryWeight: number
  /** Weight of harmless lines that share words with grave ones. */
  lookAlikeWeight: number
  diaryWeight: number
  heavyWeight: number
}

export const TRAINING: Training = {
  bits: 17,
  epochs: 15,
  rate: 0.2,
  decay: 2e-4,
  seed: 1,
  ordinaryWeight: 1,
  foreignOrdinaryWeight: 2,
  lookAlikeWeight: 3.2,
  diaryWeight: 0.1,
  heavyWeight: 1.5,
}

/** Feature buckets of one sentence, by kind. */
type Sentence = readonly (readonly number[])[]
/** A window with its class: 0 harmless, 1 a hold kind, 2 a heavy kind. */
type Sample = { sentences: readonly Sentence[]; label: number; weight: number }

/** Trains a softmax regression with AdaGrad. The same lines and settings always give the same model. */
export function train(lines: readonly SafetyLine[], settings: Training = TRAINING): Model {
  const random = randomOf(settings.seed)
  const samples = samplesOf(lines, settings, random)
  const size = 2 ** settings.bits * OUTPUTS
  const weights = new Float32Array(size)
  const slopes = new Float32Array(size).fill(1e-2)
  const bias: [number, number] = [-1, -2]
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(samples, random)
    for (const sample of samples) learn(sample, weights, slopes, bias, settings)
  }
  return { weights, scale: 1, bias }
}

function learn(
  { sentences, label, weight }: Sample,
  weights: Float32Array,
  slopes: Float32Array,
  bias: [number, number],
  { rate, decay }: Training,
): void {
  const factors = KINDS.map((_, kind) => kindFactor(sentences.reduce((sum, s) => sum + (s[kind]?.length ?? 0), 0)))
  let [hold, heavy] = bias
  for (const sentence of sentences) {
    for (const [kind, buckets] of sentence.entries()) {
      const factor = factors[kind] ?? 0
      for (const bucket of buckets) {
        hold += factor * (weights[bucket] ?? 0)
        heavy += factor * (weights[bucket + 1] ?? 0)
      }
    }
  }
  const most = Math.max(0, hold, heavy)
  const [h, v, n] = [Math.exp(hold - most), Math.exp(heavy - most), Math.exp(-most)]
  const errors = [
    weight * (h / (h + v + n) - Number(label === 1)),
    weight * (v / (h + v + n) - Number(label === 2)),
  ] as const
  for (const output of [0, 1] as const) bias[output] -= 0.01 * errors[output]
  for (const sentence of sentences) {
    for (const [kind, buckets] of sentence.entries()) {
      const factor = factors[kind] ?? 0
      for (const bucket of buckets) {
        for (const output of [0, 1] as const) {
          const at = bucket + output
          const now = weights[at] ?? 0
          const slope = errors[output] * factor + decay * now
          const sum = (slopes[at] ?? 0) + slope * slope
          slopes[at] = sum
          weights[at] = now - (rate * slope) / Math.sqrt(sum)
        }
      }
    }
  }
}

function samplesOf(lines: readonly SafetyLine[], settings: Training, random: () => number): Sample[] {
  const mask = 2 ** settings.bits - 1
  const read = lines.map((line) => ({ line, sentences: featuresOf(line.text, mask) }))
  const harmless = read.filter(({ line }) => line.expect === 'none')
  const other = () => harmless[Math.floor(random() * harmless.length)]?.sentences ?? []
  const samples: Sample[] = []
  for (const { line, sentences } of read) {
    const label = line.expect === 'hold' ? 1 : line.expect === 'heavy' ? 2 : 0
    const weight = weightOf(line, label, settings)
    samples.push({ sentences, label, weight })
    // The same line inside an ordinary entry, so that surrounding sentences neither hide nor raise an alarm.
    samples.push({ sentences: [...other(), ...sentences], label, weight: weight / 2 })
    if (label === 0 && sentences.length > 1) {
      for (const { start, end } of windowsOf(readText(line.text).map(({ words }) => words))) {
        if (end - start < sentences.length)
          samples.push({ sentences: sentences.slice(start, end), label, weight: weight / 2 })
      }
    }
  }
  return samples
}

function weightOf({ kind, lang }: SafetyLine, label: number, settings: Training): number {
  if (kind === 'diary') return settings.diaryWeight
  if (kind === 'ordinary') return lang === 'en' ? settings.ordinaryWeight : settings.foreignOrdinaryWeight
  return [settings.lookAlikeWeight, 1, settings.heavyWeight][label] ?? 1
}

function featuresOf(text: string, mask: number): Sentence[] {
  return readText(text).map((reading) => {
    const kinds = KINDS.map((): number[] => [])
    visitFeatures(reading, (kind, hash) => kinds[kind]?.push((hash & mask) * OUTPUTS))
    return kinds
  })
}

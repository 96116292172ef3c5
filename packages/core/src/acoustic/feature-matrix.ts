import { mean, standardDeviation } from '../statistics/index.ts'
import { FEATURE_MIN_DEVIATION, FEATURE_MIN_SHARE } from './constants.ts'
import type { WaveReading } from './reading.ts'

/** The features of an entry, by column name (docs/spec/rules.md#acoustic). */
const FEATURES = {
  mood: ({ ratings }: WaveReading) => ratings.mood,
  energy: ({ ratings }: WaveReading) => ratings.energy,
  focus: ({ ratings }: WaveReading) => ratings.focus,
  sentiment: ({ sentiment }: WaveReading) => sentiment,
  length: ({ wordCount }: WaveReading) => Math.log2(1 + wordCount),
  diversity: ({ lexicalDiversity }: WaveReading) => lexicalDiversity,
  tempo: ({ typingSpeed }: WaveReading) => typingSpeed,
} as const

export type Feature = keyof typeof FEATURES
const FEATURE_NAMES = ['mood', 'energy', 'focus', 'sentiment', 'length', 'diversity', 'tempo'] as const

/** One feature over all entries, with mean 0 and sample deviation 1. */
export type FeatureColumn = { feature: Feature; values: number[] }

/**
 * The n × p columns of the analysis. A feature that fewer than 60 % of the entries have, or that doesn't vary, is left
 * out; a missing value is replaced by the mean of the others.
 */
export function featureMatrix(readings: readonly WaveReading[]): FeatureColumn[] {
  return FEATURE_NAMES.flatMap((feature) => {
    const raw = readings.map(FEATURES[feature])
    const present = raw.filter((value) => value !== null)
    if (present.length < FEATURE_MIN_SHARE * readings.length) return []
    const center = mean(present)
    const filled = raw.map((value) => value ?? center)
    const deviation = standardDeviation(filled)
    if (deviation < FEATURE_MIN_DEVIATION) return []
    return [{ feature, values: filled.map((value) => (value - center) / deviation) }]
  })
}

import { windowsOf, type Window } from './clauses.ts'
import { KINDS, OWN_KINDS, visitNeighbors, visitWord, type Take } from './features.ts'
import type { SentenceReading } from './sentence-reading.ts'
import type { Word } from './word.ts'

/**
 * The classifier's outputs: hold kinds (suicide, self-harm, abuse, intent to harm) and heavy kinds (grief, despair
 * ...).
 */
export const OUTPUTS = 2

/** A trained classifier: a weight for each output in every bucket of features. */
export type Model = {
  /** `OUTPUTS` weights per bucket; the number of buckets is a power of two. */
  weights: Int8Array | Float32Array
  /** Multiplied with each weight. */
  scale: number
  bias: readonly [hold: number, heavy: number]
}

/** Probabilities, 0-1, of a hold kind and of a hold or heavy kind. */
type Probabilities = { hold: number; any: number }

/**
 * The highest probabilities of any window, lowered for a long text; and for each sentence the highest `any` of the
 * windows that include it, together and by the classifier alone.
 */
export type Finding = Probabilities & { around: readonly number[]; aroundAlone: readonly number[] }

/** A kind with fewer features than this counts as if it had this many. */
const FEATURES_MIN = 4

/** The factor applied to the sum of weights of a kind with `count` features. */
export function kindFactor(count: number): number {
  return 1 / Math.sqrt(Math.max(FEATURES_MIN, count))
}

/**
 * The most worrying of many windows is often worrying by chance, and in a dark or literary style every window is.
 * Beyond a few windows, the log odds are lowered by a share of the logarithm of the number of windows, and by the
 * average window's excess over an everyday entry.
 */
const WINDOWS_FREE = 4
const WINDOWS_SHARE = 1.2
const EVERYDAY_LOG_ODDS = -3

/** The largest absolute log odds, so that no probability is 0 or 1. */
const LOG_ODDS_MAX = 20

/** Values per kind of a sentence's features: their number, and the sum of their weights for each output. */
const CELLS = 1 + OUTPUTS
const NOTHING: number[] = KINDS.flatMap(() => [0, 0, 0])
/** The values of kinds that a word has by itself. */
const OWN_CELLS = Uint8Array.from(OWN_KINDS.flatMap((kind) => [0, 1, 2].map((value) => kind * CELLS + value)))

/** Log odds of a grave window by another measure; null when it can’t tell. */
export type Opinion = (window: Window) => number | null

/**
 * The share of each measure in the log odds that both give, and what is added: chosen on writers left out of the training.
 * The second measure is better at ordinary lines and worse at look-alikes.
 */
const AGREED = { classifier: 0.65, opinion: 0.325, shift: 0.8 }

/**
 * Classifies every window of a text.
 * @param opinion a second measure of a window
 */
export function findingOf(readings: readonly SentenceReading[], model: Model, opinion: Opinion = () => null): Finding {
  const sums = readings.map((reading) => sumsOf(reading, model))
  const windows = windowsOf(readings.map(({ words }) => words))
  const around = readings.map(() => 0)
  const aroundAlone = readings.map(() => 0)
  let [hold, any, average] = [0, 0, 0]
  for (const window of windows) {
    const found = findingIn(window, sums, model)
    const together = agreed(found, opinion(window))
    hold = Math.max(hold, together.hold)
    any = Math.max(any, together.any)
    for (let i = window.start; i < window.end; i++) {
      around[i] = Math.max(around[i] ?? 0, together.any)
      aroundAlone[i] = Math.max(aroundAlone[i] ?? 0, found.any)
    }
    average += Math.log(found.any / (1 - found.any)) / windows.length
  }
  const times = Math.max(1, windows.length / WINDOWS_FREE)
  const style = Math.max(0, average - EVERYDAY_LOG_ODDS) * (1 - 1 / times)
  const factor = Math.exp(-WINDOWS_SHARE * Math.log(times) - style)
  return { hold: withOdds(hold, factor), any: withOdds(any, factor), around, aroundAlone }
}

/** The combined result of the classifier and the second measure. */
function agreed({ hold, any }: Probabilities, opinion: number | null): Probabilities {
  if (opinion === null) return { hold, any }
  const logOdds = AGREED.classifier * Math.log(any / (1 - any)) + AGREED.opinion * opinion + AGREED.shift
  const together = 1 / (1 + Math.exp(-logOdds))
  return { hold: (hold * together) / any, any: together }
}

function withOdds(probability: number, factor: number): number {
  return (probability * factor) / (probability * factor + 1 - probability)
}

function sumsOf(reading: SentenceReading, model: Model): number[] {
  const sums = summed((take) => visitNeighbors(reading, take), model)
  for (const word of reading.read) {
    const own = ownSums(word, model)
    for (let i = 0; i < OWN_CELLS.length; i++) {
      const cell = OWN_CELLS[i] ?? 0
      sums[cell] = (sums[cell] ?? 0) + (own[cell] ?? 0)
    }
  }
  return sums
}

/** Sums of a word's own features, which are the same in every sentence. */
function ownSums(word: Word, model: Model): readonly number[] {
  if (word.sums?.model === model) return word.sums.values
  const values = summed((take) => visitWord(word, take), model)
  word.sums = { model, values }
  return values
}

function summed(visit: (take: Take) => void, { weights }: Model): number[] {
  const sums = NOTHING.slice()
  adding = { sums, weights, mask: weights.length / OUTPUTS - 1 }
  visit(add)
  return sums
}

/**
 * The sums to which `add` adds features, and the weights that it uses. `add` is the same function for all sentences, so
 * that it is compiled into its callers.
 */
let adding = { sums: NOTHING, weights: new Int8Array() as Model['weights'], mask: 0 }

function add(kind: number, hash: number): void {
  const { sums, weights, mask } = adding
  const cell = kind * CELLS
  const bucket = (hash & mask) * OUTPUTS
  sums[cell] = (sums[cell] ?? 0) + 1
  sums[cell + 1] = (sums[cell + 1] ?? 0) + (weights[bucket] ?? 0)
  sums[cell + 2] = (sums[cell + 2] ?? 0) + (weights[bucket + 1] ?? 0)
}

function findingIn(
  { start, end }: Window,
  sums: readonly (readonly number[])[],
  { scale, bias }: Model,
): Probabilities {
  let [hold, heavy] = bias
  for (let kind = 0; kind < KINDS.length; kind++) {
    let [count, holdSum, heavySum] = [0, 0, 0]
    for (let i = start; i < end; i++) {
      const cells = sums[i]
      count += cells?.[kind * CELLS] ?? 0
      holdSum += cells?.[kind * CELLS + 1] ?? 0
      heavySum += cells?.[kind * CELLS + 2] ?? 0
    }
    const factor = kindFactor(count) * scale
    hold += holdSum * factor
    heavy += heavySum * factor
  }
  hold = Math.max(-LOG_ODDS_MAX, Math.min(LOG_ODDS_MAX, hold))
  heavy = Math.max(-LOG_ODDS_MAX, Math.min(LOG_ODDS_MAX, heavy))
  const most = Math.max(0, hold, heavy)
  const [h, v, n] = [Math.exp(hold - most), Math.exp(heavy - most), Math.exp(-most)]
  return { hold: h / (h + v + n), any: (h + v) / (h + v + n) }
}

/** Built by `npm run train:worth` from 2327 ratings; not to be edited. */
export const INPUTS = '4a84375558508cc49b0f4823e2ae0fba39715a7be66d6e79c838874c9104f442'
export const BASE: number = 1.487
export const WEIGHTS: Readonly<Record<string, number>> = {
  length: 1.531,
  exclamation: 0.649,
  startsWithWriter: -0.131,
  figure: -0.124,
  dayName: -0.219,
  ordinary: -0.311,
  place: 0.222,
  rarest: 0.649,
  early: 0.234,
  threads: 0.933,
  pair: -0.201,
  pairLength: -1.286,
  pairNamed: -0.714,
  pairRank: 1.171,
  pairMore: 1.859,
  pairKnown: 0.417,
  pairOutcome: 0.214,
}

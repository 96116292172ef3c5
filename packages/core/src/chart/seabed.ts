import type { Path, Point } from './geometry.ts'
import { smoothLine } from './smooth.ts'

/** Entries that the floor under the editor is drawn from (design section 5). */
export const SEABED_ENTRIES = 30

const STRATA = 5
/** Words of a floor that reaches full depth, when no entry is longer. */
const DEEP_WORDS = 150
/** A curve needs three points; fewer entries make a level floor or a single slope. */
const MIN_POINTS = 3

/** The floor as a profile of the last 30 lengths in words, oldest first: five strata, each a fill and its crest. */
export function seabed(words: readonly number[], width: number, height: number): { fill: Path; crest: Path }[] {
  const lengths = atLeastThree(words.slice(-SEABED_ENTRIES))
  const deepest = Math.max(DEEP_WORDS, ...lengths)
  return Array.from({ length: STRATA }, (_, k) => {
    const points = lengths.map((length, i): Point => {
      const depth = 0.12 + (length / deepest) * 0.42 + k * 0.13
      return [(i / (lengths.length - 1)) * width, height * depth + Math.sin(i * 0.7 + k) * 2]
    })
    const d = smoothLine(points)
    return {
      fill: { d: `${d}L${width} ${height}L0 ${height}Z`, className: `sa-d${k + 2}` },
      crest: { d, className: k === 0 ? 'sa-iso sa-index' : 'sa-iso' },
    }
  })
}

function atLeastThree(words: readonly number[]): readonly number[] {
  if (words.length >= MIN_POINTS) return words
  const first = words[0] ?? 0
  const last = words.at(-1) ?? 0
  return [first, (first + last) / 2, last]
}

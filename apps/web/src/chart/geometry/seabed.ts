import { tintRole, type Path, type Point } from './geometry.ts'
import { smoothLine } from './smooth.ts'

/** The number of entries that shape the floor under the editor. */
export const SEABED_ENTRIES = 30

const STRATA = 5
/** Words at full depth when no entry is longer. */
const DEEP_WORDS = 150
/** Fewest points of a curve. Fewer entries make a level floor or a single slope. */
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
      fill: { d: `${d}L${width} ${height}L0 ${height}Z`, role: tintRole(k + 2) },
      crest: { d, role: k === 0 ? 'indexIsobath' : 'isobath' },
    }
  })
}

function atLeastThree(words: readonly number[]): readonly number[] {
  if (words.length >= MIN_POINTS) return words
  const first = words[0] ?? 0
  const last = words.at(-1) ?? 0
  return [first, (first + last) / 2, last]
}

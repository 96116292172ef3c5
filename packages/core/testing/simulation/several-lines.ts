import type { Line } from './line.ts'
import { SEVERAL_EFFECTS, SEVERAL_SIZES, type SeveralTold } from './several-effects.ts'

/** Targets: the share of simulated lives whose second (and third) effect is found, and the share of false patterns. */
const TARGETS = { power: 0.45, falseShare: 0.05 }
const [SECOND_SIZE, THIRD_SIZE] = SEVERAL_SIZES

/** How often the second and third effect of a simulated life are found, and how many of the patterns shown are false. */
export function severalLines(lives: readonly SeveralTold[]): Line[] {
  if (lives.length === 0) return []
  const at = (size: number) => lives.flatMap((life) => life.filter((one) => one.size === size))
  const [claims, wrong] = (['claims', 'wrong'] as const).map((name) =>
    at(THIRD_SIZE).reduce((sum, one) => sum + one[name], 0),
  )
  const share = (wrong ?? 0) / Math.max(1, claims ?? 0)
  return [
    powerLine('second', 1, SECOND_SIZE),
    powerLine('third', 2, THIRD_SIZE),
    {
      measure: `false share of told patterns with three effects (${lives.length} lives)`,
      target: `≤ ${100 * TARGETS.falseShare}%`,
      reached: `${(100 * share).toFixed(1)}% (${wrong} of ${claims})`,
      isMet: share <= TARGETS.falseShare,
      isRequired: false,
    },
  ]

  function powerLine(name: string, index: number, size: number): Line {
    const found = at(size).filter((one) => one.found[index]).length
    const reached = found / lives.length
    return {
      measure: `power of the ${name} effect, +${SEVERAL_EFFECTS[index]?.points} by ${size} entries`,
      target: `≥ ${100 * TARGETS.power}%`,
      reached: `${Math.round(100 * reached)}%`,
      isMet: reached >= TARGETS.power,
      isRequired: false,
    }
  }
}

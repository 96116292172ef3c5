import { line, polar, tenth, type Circle, type Lettering, type Path, type Point, type Role } from './geometry.ts'
import { smoothRing } from './smooth.ts'

/** The four subscores of clarity, 0-100 each. */
export type Subscores = readonly [consistency: number, stability: number, trajectory: number, balance: number]

export type ClarityRing = {
  size: number
  /** Ticks of the scale; those up to the score are lit. */
  ticks: Path[]
  labels: Lettering[]
  /** The outline of a basin with four full subscores. */
  limit: Circle
  /** The basin from rim to bottom, each line with the tint, 1 to 6, that fills it. */
  basin: (Path & { tint: number })[]
  lobes: { mark: Circle; label: Lettering }[]
  needle: { hand: Path; dot: Circle }
}

const TICKS = 100
const SUBSCORE_INITIALS = ['C', 'S', 'T', 'B'] as const
const BASIN_LINES = 7
const BASIN_POINTS = 96
/** Share of the basin's radius that remains at a subscore of 0. */
const GROUND = 0.16
const TWELVE_O_CLOCK = -Math.PI / 2
/** Px from the ticks' outer ends to the limit line, so that a letter fits beyond a full subscore. */
const RIM = 40
/** Px from a lobe's mark to the middle of its letter, and the least distance from the limit line. */
const BESIDE = 15
const CLEAR = 9
/** Px around the center where the page shows the score in digits. */
const FIGURES = 52

/**
 * A score from 0 to 100 as a ring of 100 ticks with a needle, around a basin whose four lobes, on the diagonals, are
 * the subscores. Radius of the basin at angle θ: mean of the subscores weighted by max(0, cos(θ − lobe))³, minus 0.16
 * cos²(2θ) between the lobes.
 */
export function clarityRing(score: number, subscores: Subscores, size = 340): ClarityRing {
  const center = size / 2
  const outer = center - 24
  const inner = outer - RIM
  const at = (percent: number, r: number) => polar(center, center, (percent / TICKS) * Math.PI * 2 + TWELVE_O_CLOCK, r)
  const reach = (subscore: number) => inner * (GROUND + ((1 - GROUND) * subscore) / 100)
  return {
    size,
    ticks: Array.from({ length: TICKS }, (_, k) => ({
      d: line(at(k, outer), at(k, outer - (k % 25 === 0 ? 18 : k % 5 === 0 ? 13 : 9))),
      role: k < score ? 'countedTick' : 'clarityTick',
    })),
    labels: [0, 25, 50, 75].map((percent) => centeredOn(at(percent, outer + 13), String(percent), 'label')),
    limit: { x: center, y: center, r: tenth(inner), role: 'limit' },
    basin: Array.from({ length: BASIN_LINES }, (_, k) => ({
      d: smoothRing(basinLine(center, (angle) => reach(basinScore(angle, subscores)) * (1 - k * 0.105))),
      role: k === 0 ? 'basinRim' : 'basin',
      tint: Math.min(6, k + 1),
    })),
    lobes: subscores.map((subscore, i) => {
      const [x, y] = polar(center, center, lobeAngle(i), reach(subscore))
      const beside = polar(center, center, lobeAngle(i), offLimit(Math.max(FIGURES, reach(subscore) + BESIDE), inner))
      return {
        mark: { x: tenth(x), y: tenth(y), r: 3.2, role: 'lobe' },
        label: centeredOn(beside, SUBSCORE_INITIALS[i] ?? '', 'sounding'),
      }
    }),
    needle: {
      hand: { d: line(at(score, outer + 4), at(score, outer - 16)), role: 'needle' },
      dot: dotAt(at(score, outer + 8)),
    },
  }
}

/** The radius for a letter planned at `r`, moved beyond the limit line if the letter would touch it. */
function offLimit(r: number, limit: number): number {
  return Math.abs(r - limit) < CLEAR ? limit + CLEAR : r
}

function lobeAngle(i: number): number {
  return (i * Math.PI) / 2 - Math.PI / 4
}

function basinScore(angle: number, subscores: Subscores): number {
  let weights = 0
  let sum = 0
  for (const [i, subscore] of subscores.entries()) {
    const weight = Math.max(0, Math.cos(angle - lobeAngle(i))) ** 3
    weights += weight
    sum += weight * subscore
  }
  return (sum / weights) * (1 - 0.16 * Math.cos(2 * angle) ** 2)
}

function basinLine(center: number, radius: (angle: number) => number): Point[] {
  return Array.from({ length: BASIN_POINTS }, (_, i) => {
    const angle = (i / BASIN_POINTS) * Math.PI * 2
    return polar(center, center, angle, radius(angle))
  })
}

function centeredOn([x, y]: Point, text: string, role: Role): Lettering {
  return { x: tenth(x), y: tenth(y), text, role, anchor: 'middle', centered: true }
}

function dotAt([x, y]: Point): Circle {
  return { x: tenth(x), y: tenth(y), r: 4, role: 'needleDot' }
}

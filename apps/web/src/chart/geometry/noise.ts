import { seededRandom } from '@soundings/core/random'

/** The height at each point. */
export type Field = (x: number, y: number) => number

const LATTICE = 256

/**
 * Gradient noise (K. Perlin 2002, quintic fade) in two octaves over a shuffled lattice of unit vectors, centered on
 * 0.5, from about 0 to 1. Value noise would draw boxy contours. The same seed gives the same floor.
 */
export function gradientNoise(seed: number): Field {
  const random = seededRandom(seed)
  const gradients = Array.from({ length: LATTICE }, () => {
    const angle = random() * Math.PI * 2
    return { x: Math.cos(angle), y: Math.sin(angle) }
  })
  const order = Array.from({ length: LATTICE }, (_, i) => i)
  for (let i = LATTICE - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const swapped = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = swapped
  }

  const corner = (column: number, row: number, dx: number, dy: number): number => {
    const index = order[((order[column & (LATTICE - 1)] ?? 0) + row) & (LATTICE - 1)] ?? 0
    const gradient = gradients[index]
    return gradient ? gradient.x * dx + gradient.y * dy : 0
  }

  const octave = (x: number, y: number): number => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const dy = y - row
    const a = corner(column, row, dx, dy)
    const b = corner(column + 1, row, dx - 1, dy)
    const c = corner(column, row + 1, dx, dy - 1)
    const d = corner(column + 1, row + 1, dx - 1, dy - 1)
    const u = fade(dx)
    const v = fade(dy)
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
  }

  return (x, y) => 0.5 + octave(x, y) * 0.82 + octave(x * 2.03 + 17.3, y * 2.03 + 5.1) * 0.26
}

/** 6t⁵ − 15t⁴ + 10t³ */
function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

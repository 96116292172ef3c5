import type { Path, Point } from './geometry.ts'
import { gradientNoise } from './noise.ts'
import { smoothLine } from './smooth.ts'

/** Lines of an edge; the last one also fills the area below it. */
const LINES = 4
const OVERHANG = 20

/** The edge between two sections of a page: contour lines below the first, and the fill of the second. */
export function sectionEdge(width: number, height: number, seed: number): { fill: Path; lines: Path[] } {
  const noise = gradientNoise(seed)
  const curves = Array.from({ length: LINES }, (_, k) => {
    const points: Point[] = []
    for (let x = -OVERHANG; x <= width + OVERHANG; x += 24)
      points.push([x, height * (0.3 + k * 0.17) + (noise(x / 340, k * 0.3) - 0.5) * height * 0.42])
    return smoothLine(points)
  })
  const lowest = curves.at(-1) ?? ''
  return {
    fill: { d: `${lowest}L${width + OVERHANG} ${height}L-${OVERHANG} ${height}Z`, role: 'edgeFill' },
    lines: curves.map((d, k) => ({ d, role: k === LINES - 1 ? 'indexIsobath' : 'isobath' })),
  }
}

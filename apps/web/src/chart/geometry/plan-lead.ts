import { tintRole, type Path, type Point } from './geometry.ts'
import { leadLine, type LeadLine } from './lead-line.ts'
import { smoothLine } from './smooth.ts'

export const PLAN_LEAD_SIZE = { width: 380, height: 96 } as const

/** Layers of the drawing. A plan's line ends in the first, second or third. */
const STRATA = 3
const PITCH = 24
const LEAD_X = 326

/** A plan as a lead line that goes down to `depth` (1 to 3): the strata, two echoes around the plumb, and the line. */
export function planLead(depth: number): { strata: { fill: Path; crest: Path }[]; rings: string[]; lead: LeadLine } {
  const { height } = PLAN_LEAD_SIZE
  const strata = Array.from({ length: STRATA }, (_, index): { fill: Path; crest: Path } => {
    const at = index + 1
    const top = 12 + at * PITCH
    const crest = smoothLine(
      Array.from({ length: 9 }, (_, i): Point => [i * 50 - 10, top + Math.sin(i * 1.2 + at) * 4]),
    )
    return {
      fill: { d: `${crest}L400 ${height + 4}L-10 ${height + 4}Z`, role: tintRole(at + 1) },
      crest: { d: crest, role: at === depth ? 'indexIsobath' : 'isobath' },
    }
  })
  const bottom = 12 + depth * PITCH + 3
  const rings = [13, 26].map((r) => `M${LEAD_X - r} ${bottom - 4}a${r} ${r} 0 0 1 ${r * 2} 0`)
  return { strata, rings, lead: leadLine(LEAD_X, 0, bottom) }
}

export type RingSpacing = { firstRadius: number; step: number; growth: number }

/**
 * Spacing of `count` rings on a disc designed for `room` rings. Up to `room` rings keep their distance; more move
 * closer together, so that the outermost ring is where ring `room` would be.
 */
export function ringSpacing(count: number, room: number, { firstRadius, step, growth }: RingSpacing): RingSpacing {
  if (count <= room || room < 2) return { firstRadius, step, growth }
  const tighter = growth ** ((room - 1) / (count - 1))
  return { firstRadius, step: (step * steps(room - 1, growth)) / steps(count - 1, tighter), growth: tighter }
}

/** 1 + g + g² + … (n terms) */
function steps(n: number, growth: number): number {
  return growth === 1 ? n : (growth ** n - 1) / (growth - 1)
}

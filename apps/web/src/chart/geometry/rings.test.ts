import fc from 'fast-check'
import { expect, test } from 'vitest'
import { echoSignature } from './echo-signature.ts'
import { ringSpacing } from './ring-spacing.ts'
import { drawRings, RESONANCE_UNKNOWN, type RingsOptions } from './rings.ts'

const options: RingsOptions = { made: 5, firstRadius: 26, step: 26, seed: 3, resonance: 0.8 }

/** Spread of the distances from (0, 0) to the handles of a ring. */
function wobble(d: string): number {
  const radii = [...d.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map((match) =>
    Math.hypot(Number(match[1]), Number(match[2])),
  )
  return Math.max(...radii) - Math.min(...radii)
}

test('there is one ring per entry, and missing entries are dashed circles without a station', () => {
  const { rings } = drawRings(0, 0, { ...options, made: 3, total: 7 })
  expect(rings.map((ring) => ring.role === 'openRing')).toEqual([false, false, false, true, true, true, true])
  expect(rings.map((ring) => ring.station !== null)).toEqual([true, true, true, false, false, false, false])
  for (const { d } of rings.slice(3)) expect(wobble(d)).toBeLessThan(0.3)
})

test('the stronger the resonance, the rounder the circles', () => {
  const at = (resonance: number) => drawRings(0, 0, { ...options, resonance }).rings.map(({ d }) => wobble(d))
  const [strong, middling, weak] = [at(1), at(0.7), at(0.2)]
  for (const i of strong.keys()) {
    expect(strong[i]).toBeLessThan(0.3)
    expect(middling[i]).toBeGreaterThan(strong[i]!)
    expect(weak[i]).toBeGreaterThan(middling[i]!)
  }
})

test('an unknown resonance counts as 0.8, one out of range as its limit', () => {
  const drawn = (resonance: number | null) => drawRings(0, 0, { ...options, resonance })
  expect(drawn(null)).toEqual(drawn(RESONANCE_UNKNOWN))
  expect(drawn(1.4)).toEqual(drawn(1))
})

test('a station turns clockwise from twelve o’clock and shows its words', () => {
  const { rings } = drawRings(100, 100, { ...options, resonance: 1, turns: [0, 0.25], words: [142] })
  expect(rings[0]!.station).toMatchObject({ x: 100, y: 74 })
  expect(rings[1]!.station!.x).toBeGreaterThan(150)
  expect(rings[0]!.sounding).toMatchObject({ text: '14', sub: '2' })
  expect(rings[1]!.sounding).toBeNull()
})

test('without entries there is only the core', () => {
  expect(drawRings(10, 20, { ...options, made: 0 })).toEqual({
    rings: [],
    rose: null,
    core: { x: 10, y: 20, r: 4, role: 'core' },
  })
})

test('more rings than there is room for end at the same radius', () => {
  const spacing = { firstRadius: 24, step: 21, growth: 1.05 }
  const outermost = (count: number, { firstRadius, step, growth }: typeof spacing) => {
    let radius = firstRadius
    for (let i = 1; i < count; i++) radius += step * growth ** (i - 1)
    return radius
  }
  expect(ringSpacing(9, 9, spacing)).toEqual(spacing)
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 90 }), (count) => {
      expect(outermost(count, ringSpacing(count, 9, spacing))).toBeCloseTo(outermost(9, spacing), 6)
    }),
  )
})

test('a signature fits all rings of its Echo inside its frame', () => {
  for (const count of [0, 1, 7, 40]) {
    const { rings } = echoSignature({ seed: 5, count, resonance: null })
    expect(rings).toHaveLength(count)
    for (const { d } of rings) for (const n of d.match(/-?[\d.]+/g) ?? []) expect(Number(n)).toBeGreaterThan(-1)
  }
  const drawn = (seed: number) => echoSignature({ seed, count: 7, resonance: 0.5 })
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
})

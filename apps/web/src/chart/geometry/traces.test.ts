import { expect, test } from 'vitest'
import { FREQUENCIES, TONES } from '@soundings/core/account'
import { clarityRing } from './clarity-ring.ts'
import { sectionEdge } from './edge.ts'
import { frequencyTrace } from './frequency-trace.ts'
import { gaugeDepth, leadGauge } from './gauge.ts'
import { leadLine } from './lead-line.ts'
import { planLead } from './plan-lead.ts'
import { seabed } from './seabed.ts'
import { toneTrace } from './tone-trace.ts'

test('no drawing contains NaN', () => {
  const drawn = [
    ...TONES.flatMap((tone) => toneTrace(tone)),
    ...FREQUENCIES.flatMap((frequency) => frequencyTrace(frequency)).map(({ d }) => d),
    ...[[], [40], [40, 90], [40, 90, 160]]
      .flatMap((words) => seabed(words, 760, 90))
      .flatMap((s) => [s.fill.d, s.crest.d]),
    ...clarityRing(0, [0, 0, 0, 0]).basin.map(({ d }) => d),
    ...[1, 2, 3].flatMap((depth) => [...planLead(depth).rings, planLead(depth).lead.line]),
    ...sectionEdge(1440, 150, 4).lines.map(({ d }) => d),
  ]
  for (const d of drawn) {
    expect(d).toMatch(/^M/)
    expect(d).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('every tone has its own trace', () => {
  expect(new Set(TONES.map((tone) => toneTrace(tone).join())).size).toBe(TONES.length)
})

test('a week has a tall stroke for each day of writing', () => {
  const tall = FREQUENCIES.map((frequency) => frequencyTrace(frequency).filter((p) => p.role === 'writingDay').length)
  expect(tall).toEqual([7, 1, 3])
})

test('the plumb goes down as words are written and stops at the foot of the gauge', () => {
  expect(gaugeDepth(0, 430)).toBe(34)
  expect(gaugeDepth(75, 430)).toBe(34 + 185)
  expect(gaugeDepth(150, 430)).toBe(404)
  expect(gaugeDepth(4000, 430)).toBe(404)
  expect(leadLine(50, 0, 110)).toMatchObject({ line: 'M50 0V101', plumb: expect.stringMatching(/^M50 100c/) })
})

test('a gauge is numbered where it has room', () => {
  expect(leadGauge(76, 430).labels.map((label) => label.text)).toEqual(['50', '100', '150'])
  expect(leadGauge(40, 350).labels).toEqual([])
  expect(leadGauge(40, 350).ticks).toHaveLength(16)
})

test('a floor is drawn from the last thirty lengths, level while there is nothing', () => {
  const lengths = Array.from({ length: 45 }, (_, i) => i * 3)
  expect(seabed(lengths, 760, 90)).toEqual(seabed(lengths.slice(-30), 760, 90))
  expect(seabed([], 760, 90)).toEqual(seabed([0, 0, 0], 760, 90))
  expect(seabed([200, 200, 200], 760, 90)).not.toEqual(seabed([0, 0, 0], 760, 90))
})

test('a clarity score lights as many ticks, and its basin reaches the limit where a subscore is full', () => {
  const ring = clarityRing(68, [100, 58, 71, 49])
  expect(ring.ticks.filter(({ role }) => role === 'countedTick')).toHaveLength(68)
  const { mark } = ring.lobes[0]!
  expect(Math.hypot(mark.x - 170, mark.y - 170)).toBeCloseTo(ring.limit.r, 0)
  expect(ring.lobes.map(({ label }) => label.text)).toEqual(['C', 'S', 'T', 'B'])
})

test('a subscore’s letter touches neither contour, limit, tick, needle nor the score in the middle, whatever the numbers are', () => {
  const scale = [0, 25, 50, 70, 76, 80, 85, 90, 95, 100]
  for (const subscore of scale) {
    for (const others of scale) {
      // At 12.5 the needle covers the first lobe.
      const ring = clarityRing(12.5, [subscore, others, others, others])
      const { label } = ring.lobes[0]!
      const touched = (d: string) => pointsOf(d).some(([x, y]) => isOnLetter(label, x, y))
      const lines = [...ring.basin, ...ring.ticks, ring.needle.hand].map(({ d }) => d)
      expect(lines.filter(touched)).toEqual([])
      expect(Math.abs(label.y - 170)).toBeGreaterThan(FIGURES_HALF + LETTER_HALF)
      const fromLimit = Math.abs(Math.hypot(label.x - 170, label.y - 170) - ring.limit.r)
      expect(fromLimit).toBeGreaterThan(LETTER_HALF + 2)
    }
  }
})

/** Half the height of the score on the page. */
const FIGURES_HALF = 28

/** Half the height of a capital at 15 px, and half its width. */
const LETTER_HALF = 5

function isOnLetter(letter: { x: number; y: number }, x: number, y: number): boolean {
  return Math.abs(x - letter.x) < LETTER_HALF && Math.abs(y - letter.y) < LETTER_HALF
}

/** Corners of a path, and points at most every px between them. */
function pointsOf(d: string): [x: number, y: number][] {
  const corners = [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  return corners.flatMap(([x, y], i) => {
    const [nextX, nextY] = corners[i + 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y)))
    return Array.from({ length: steps + 1 }, (_, k): [number, number] => [
      x + ((nextX - x) * k) / steps,
      y + ((nextY - y) * k) / steps,
    ])
  })
}

test('a more expensive plan reaches a deeper stratum', () => {
  const marked = [1, 2, 3].map((depth) =>
    planLead(depth).strata.findIndex(({ crest }) => crest.role === 'indexIsobath'),
  )
  expect(marked).toEqual([0, 1, 2])
  expect([1, 2, 3].map((depth) => planLead(depth).lead.line)).toEqual(['M326 0V30', 'M326 0V54', 'M326 0V78'])
})

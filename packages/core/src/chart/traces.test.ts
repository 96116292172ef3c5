import { expect, test } from 'vitest'
import { FREQUENCIES, TONES } from '../preferences/index.ts'
import { clarityRing } from './clarity-ring.ts'
import { sectionEdge } from './edge.ts'
import { frequencyTrace } from './frequency-trace.ts'
import { gaugeDepth, leadGauge } from './gauge.ts'
import { leadLine } from './lead-line.ts'
import { seabed } from './seabed.ts'
import { toneTrace } from './tone-trace.ts'

test('no drawing holds a number that is none', () => {
  const drawn = [
    ...TONES.flatMap((tone) => toneTrace(tone)),
    ...FREQUENCIES.flatMap((frequency) => frequencyTrace(frequency)).map(({ d }) => d),
    ...[[], [40], [40, 90], [40, 90, 160]]
      .flatMap((words) => seabed(words, 760, 90))
      .flatMap((s) => [s.fill.d, s.crest.d]),
    ...clarityRing(0, [0, 0, 0, 0]).basin.map(({ d }) => d),
    ...sectionEdge(1440, 150, 4).lines.map(({ d }) => d),
  ]
  for (const d of drawn) {
    expect(d).toMatch(/^M/)
    expect(d).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('every tone has a trace of its own', () => {
  expect(new Set(TONES.map((tone) => toneTrace(tone).join())).size).toBe(TONES.length)
})

test('a week shows as many tall strokes as days of writing', () => {
  const tall = FREQUENCIES.map(
    (frequency) => frequencyTrace(frequency).filter((p) => p.className === 'sa-fq on').length,
  )
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
  expect(ring.ticks.filter(({ className }) => className.includes(' on'))).toHaveLength(68)
  const { mark } = ring.lobes[0]!
  expect(Math.hypot(mark.x - 170, mark.y - 170)).toBeCloseTo(ring.limit.r, 0)
  expect(ring.lobes.map(({ label }) => label.text)).toEqual(['C', 'S', 'T', 'B'])
})

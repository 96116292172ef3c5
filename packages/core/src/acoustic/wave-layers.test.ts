import { expect, test } from 'vitest'
import { aReading, TODAY } from './journals.fixture.ts'
import { waveLayers } from './wave-layers.ts'

const FIRST = TODAY - 13
/** One entry a day at noon, all three ratings as given. */
const readingsOf = (ratingOf: (i: number) => number) =>
  Array.from({ length: 14 }, (_, i) => {
    const level = ratingOf(i)
    return aReading(FIRST + i, { ratings: { mood: level, energy: level, focus: level } })
  })

test('five bands of equal ratio from 14 days to 2, as in the payload of the specification', () => {
  const layers = waveLayers(
    readingsOf((i) => 1 + (i % 5)),
    5,
    FIRST,
  )
  expect(layers.map(({ id }) => id)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4'])
  expect(layers[0]?.band).toEqual([9.642, 13.775])
  for (const { period_days, band, cycles } of layers) {
    expect(period_days).toBeGreaterThanOrEqual(band[0])
    expect(period_days).toBeLessThanOrEqual(band[1])
    expect(cycles * period_days).toBeCloseTo(14, 1)
  }
})

test('a wave of four days is loudest in the band that includes four days', () => {
  const layers = waveLayers(
    readingsOf((i) => 3 + 2 * Math.cos((2 * Math.PI * (i + 0.5 - 1)) / 4)),
    3,
    FIRST,
  )
  const loudest = layers.toSorted((a, b) => b.amplitude - a.amplitude)[0]!
  expect(loudest.id).toBe('w1')
  expect(Math.abs(loudest.period_days - 4)).toBeLessThan(0.25)
  // The crest is a day after the start of the window: phase 2π/4.
  expect(Math.abs(loudest.phase - Math.PI / 2)).toBeLessThan(0.6)
  expect(loudest.opacity).toBeGreaterThan(0.6)
})

test('constant ratings give waves at rest, with the hue of the mood around the middle layer', () => {
  const layers = waveLayers(
    readingsOf(() => 4),
    5,
    FIRST,
  )
  for (const layer of layers) expect(layer).toMatchObject({ amplitude: 0.04, opacity: 0.25, speed: 0.75, phase: 0 })
  expect(layers.map(({ hue }) => hue)).toEqual([119, 106, 93, 79, 66])
})

test('extreme ratings stay within the picture', () => {
  for (const layer of waveLayers(
    readingsOf((i) => (i % 2 === 0 ? 1 : 5)),
    3,
    FIRST,
  )) {
    expect(layer.amplitude).toBeGreaterThanOrEqual(0.04)
    expect(layer.amplitude).toBeLessThanOrEqual(0.36)
  }
})

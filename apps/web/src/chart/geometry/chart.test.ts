import { expect, test } from 'vitest'
import { drawChart, type ChartOptions } from './chart.ts'

const options: ChartOptions = {
  deeps: [
    { x: 200, y: 150, words: 142, focus: 2 },
    { x: 420, y: 210, words: 99, focus: 3 },
  ],
  seed: 11,
  tints: [-20, 240],
  floorNumerals: 10,
}

test('the same entries give the same chart, another seed another', () => {
  expect(drawChart(600, 400, options)).toEqual(drawChart(600, 400, options))
  expect(drawChart(600, 400, { ...options, seed: 12 }).isobaths).not.toEqual(drawChart(600, 400, options).isobaths)
})

test('every contour is a closed path and every fourth an index line', () => {
  const { isobaths } = drawChart(600, 400, options)
  expect(isobaths.length).toBeGreaterThan(10)
  for (const { d } of isobaths) expect(d).toMatch(/^M[^M]*Z(M[^M]*Z)*$/)
  const index = isobaths.flatMap(({ role }, i) => (role === 'indexIsobath' ? [i] : []))
  expect(index.slice(1).every((at, i) => at - index[i]! === 4)).toBe(true)
})

test('tints run from shallow to deep, each once', () => {
  const roles = drawChart(600, 400, { ...options, from: -40, tints: [-40, 160] }).tints.map((tint) => tint.role)
  expect(roles).toEqual(roles.toSorted())
  expect(new Set(roles).size).toBe(roles.length)
})

test('the numeral of an entry reads tens and lowered ones', () => {
  const own = drawChart(600, 400, options).soundings.filter((sounding) => sounding.role === 'ownSounding')
  expect(own.map(({ text, sub }) => [text, sub])).toEqual([
    ['14', '2'],
    ['9', '9'],
  ])
})

test('no lettering overlaps the page’s text', () => {
  const { soundings, labels } = drawChart(600, 400, { ...options, keepOut: [[0, 0, 600, 230]] })
  for (const { y } of [...soundings, ...labels]) expect(y).toBeGreaterThanOrEqual(230)
})

test('without entries the chart is an empty floor', () => {
  const { isobaths, soundings } = drawChart(600, 400, { ...options, deeps: [], floorNumerals: 0 })
  expect(isobaths.length).toBeGreaterThan(0)
  expect(soundings).toEqual([])
})

test('values and numerals can be left out, and a graticule can be added', () => {
  const plain = drawChart(600, 400, { ...options, labels: false, numerals: false, graticule: 250 })
  expect(plain.labels).toEqual([])
  expect(plain.soundings).toEqual([])
  expect(plain.graticule).toBe('M250 0V400M500 0V400M0 250H600')
  expect(drawChart(600, 400, options).graticule).toBe('')
})

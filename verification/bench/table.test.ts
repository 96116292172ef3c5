import { expect, test } from 'vitest'
import { isMet, table, type Line } from './table.ts'

const KEPT: Line = { measure: 'median a frame', figure: 1.2345, unit: 'ms', limit: 4 }
const BROKEN: Line = { measure: 'p95 a frame', figure: 4.2, unit: 'ms', limit: 4 }

test('a benchmark shows each figure next to its limit or floor, with ratio and verdict', () => {
  const slow: Line = { measure: 'save', figure: 31, unit: 'ms', floor: 10, ratioMax: 3 }
  const few: Line = { measure: 'saves', figure: 70, unit: '/s', floor: 100, ratioMin: 0.8 }
  const plain: Line = { measure: 'tags', figure: 50, unit: '/s', floor: 100 }
  const size: Line = { measure: 'installed', figure: 512, unit: 'MiB', told: '' }
  expect(`\n${table([KEPT, BROKEN, slow, few, plain, size])}`).toBe(`
| measure        | figure  | floor or limit | ratio | verdict               |
| -------------- | ------- | -------------- | ----- | --------------------- |
| median a frame | 1.23 ms | limit 4 ms     | 0.31  | met                   |
| p95 a frame    | 4.2 ms  | limit 4 ms     | 1.05  | MISSED                |
| save           | 31 ms   | floor 10 ms    | 3.10  | MISSED (at most 3)    |
| saves          | 70 /s   | floor 100 /s   | 0.70  | MISSED (at least 0.8) |
| tags           | 50 /s   | floor 100 /s   | 0.50  |                       |
| installed      | 512 MiB |                |       |                       |
`)
})

test('a figure at its limit, or at its ratio to the floor, passes', () => {
  expect([KEPT, BROKEN, { ...KEPT, figure: 4 }].map(isMet)).toEqual([true, false, true])
  const base = { measure: 'save', figure: 30, unit: 'ms', floor: 10 }
  expect([3, 2.9].map((ratioMax) => isMet({ ...base, ratioMax }))).toEqual([true, false])
  expect([3, 3.1].map((ratioMin) => isMet({ ...base, ratioMin }))).toEqual([true, false])
  expect(isMet(base)).toBe(true)
})

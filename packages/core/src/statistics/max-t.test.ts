import { expect, test } from 'vitest'
import { seededRandom } from '../random/index.ts'
import { maxT } from './index.ts'

const days = (n: number) => Array.from({ length: n }, (_, i) => i)

test('the p of one pair matches the exact permutation test', () => {
  // Eight rows, four of them marked: 70 assignments. Wide gaps, so there is no carry-over.
  const outcome = [1, 2, 3, 4, 5, 6, 7, 9]
  const marks = [0, 0, 0, 1, 0, 1, 1, 1]
  const observed = Math.abs(9 + 7 + 6 + 4 - (1 + 2 + 3 + 5))
  let extreme = 0
  let all = 0
  for (let set = 0; set < 256; set++) {
    const chosen = outcome.filter((_, i) => set & (1 << i))
    if (chosen.length !== 4) continue
    all++
    const sum = chosen.reduce((a, b) => a + b, 0)
    if (Math.abs(2 * sum - 37) >= observed) extreme++
  }
  const result = maxT(
    [outcome],
    [marks],
    days(8).map((day) => day * 10),
    seededRandom('exact'),
  )
  expect(all).toBe(70)
  expect(result?.p).toBeCloseTo(extreme / all, 1)
})

test('the strongest pair is found, and more covariates make its p larger', () => {
  const random = seededRandom('rows')
  const noise = () => Array.from({ length: 40 }, () => random())
  const marks = days(40).map((day) => (day % 3 === 0 ? 1 : 0))
  const effect = noise().map((value, i) => value + 0.45 * marks[i]!)
  const alone = maxT([effect], [marks], days(40), seededRandom('p'))
  const others = Array.from({ length: 12 }, noise)
  const among = maxT([noise(), effect], [...others, marks], days(40), seededRandom('p'))
  expect(among).toMatchObject({ outcome: 1, covariate: 12 })
  expect(among!.p).toBeGreaterThan(alone!.p)
})

test('under the null, one test in twenty reaches 0.05, even with carry-over', () => {
  let hits = 0
  for (let run = 0; run < 400; run++) {
    const random = seededRandom(`null ${run}`)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const outcome = [normal()]
    const mark = [0]
    for (let i = 1; i < 40; i++) {
      outcome.push(0.4 * outcome[i - 1]! + normal())
      mark.push(random() < 0.4 ? 1 - mark[i - 1]! : mark[i - 1]!)
    }
    const result = maxT([outcome], [mark], days(40), seededRandom(run))
    if (result && result.p <= 0.05) hits++
  }
  expect(hits / 400).toBeLessThan(0.085)
  expect(hits).toBeGreaterThan(4)
})

test('series without variation give no test', () => {
  expect(maxT([[3, 3, 3]], [[0, 1, 0]], days(3), seededRandom(1))).toBeNull()
})

import { expect, test } from 'vitest'
import { atLeast, atMost, none, notKnown, table } from './facts.ts'

test('a proof shows each result next to the requirement, with a verdict', () => {
  const facts = [none('entries lost', 0), none('entries halved', 2), atMost('slowest answer', 1203.4, 1000, ' ms')]
  expect(`\n${table(facts)}`).toBe(`
| fact           | found   | must be         | verdict |
| -------------- | ------- | --------------- | ------- |
| entries lost   | 0       | 0               | holds   |
| entries halved | 2       | 0               | BROKEN  |
| slowest answer | 1200 ms | at most 1000 ms | BROKEN  |
`)
})

test('a proof that tried too little has not passed', () => {
  expect([atLeast('states', 499, 500).holds, atLeast('states', 500, 500).holds]).toEqual([false, true])
})

test('a check that this machine cannot make is reported without a verdict', () => {
  expect(table([notKnown('known vulnerabilities', 'no answer', '0')])).toContain('| not known |')
})

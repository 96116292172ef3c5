import { expect, test } from 'vitest'
import { atLeast, atMost, none, notKnown, table } from './facts.ts'

test('a proof shows what it found beside what must be, with its verdict', () => {
  const facts = [none('entries lost', 0), none('entries halved', 2), atMost('slowest answer', 1203.4, 1000, ' ms')]
  expect(`\n${table(facts)}`).toBe(`
| fact           | found   | must be         | verdict |
| -------------- | ------- | --------------- | ------- |
| entries lost   | 0       | 0               | holds   |
| entries halved | 2       | 0               | BROKEN  |
| slowest answer | 1200 ms | at most 1000 ms | BROKEN  |
`)
})

test('a proof that looked at less than it should has not held', () => {
  expect([atLeast('states', 499, 500).holds, atLeast('states', 500, 500).holds]).toEqual([false, true])
})

test('what cannot be found out on this machine is said, and is no verdict', () => {
  expect(table([notKnown('known vulnerabilities', 'no answer', '0')])).toContain('| not known |')
})

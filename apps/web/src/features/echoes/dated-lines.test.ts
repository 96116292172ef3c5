import { expect, test } from 'vitest'
import { datedLines } from './dated-lines.ts'

test('each dated line of an Echo is a part of its own', () => {
  const [first, second, third] = ['On May 3: “It rained. A lot.”', 'On May 9: “Sun at last!”', 'And May 12: “Rain.”']
  expect(datedLines(`${first} ${second} ${third}`)).toEqual([first, second, third])
  expect(datedLines(`Two lines of yours. May 3: “It rained.” May 9: “Sun.”`)).toEqual([
    'Two lines of yours.',
    'May 3: “It rained.”',
    'May 9: “Sun.”',
  ])
  expect(datedLines('“It rained.” You wrote that on May 3. On May 9 you wrote: “Sun.”')).toEqual([
    '“It rained.” You wrote that on May 3.',
    'On May 9 you wrote: “Sun.”',
  ])
})

test('an Echo with one line, or with none, has one part', () => {
  for (const text of [
    'You wrote this on May 3: “He said: go on.”',
    '“It rained.” That’s from May 3.',
    'For mood, 3.9.',
  ]) {
    expect(datedLines(text)).toEqual([text])
  }
})

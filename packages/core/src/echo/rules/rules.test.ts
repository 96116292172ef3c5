import { expect, test } from 'vitest'
import { RULES, ruleNamed } from './index.ts'

test('each rule has a unique name that begins with its type', () => {
  const names = RULES.map(({ detector }) => detector.rule)
  expect(new Set(names).size).toBe(names.length)
  for (const { detector } of RULES) expect(detector.rule.split('/')[0]).toBe(detector.type)
})

test('one type has one label', () => {
  const labels = new Map(RULES.map(({ detector }) => [detector.type, detector.label]))
  for (const { detector } of RULES) expect(detector.label).toBe(labels.get(detector.type))
  expect(labels.get('mirror')).toBe('A line of yours')
})

test('in gentle times only a line or the number of days may be used', () => {
  const allowed = RULES.filter(({ detector }) => detector.inGentleTimes).map(({ detector }) => detector.type)
  expect(allowed.toSorted()).toEqual(['mirror', 'presence'])
})

test('a rule is found by its name', () => {
  expect(ruleNamed('tag_mood')?.detector.label).toBe('A tag and a rating')
  expect(ruleNamed('horoscope')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { RULES, ruleNamed } from './rules.ts'

test('rules have names of their own that begin with their type', () => {
  const names = RULES.map(({ detector }) => detector.rule)
  expect(new Set(names).size).toBe(names.length)
  for (const { detector } of RULES) expect(detector.rule.split('/')[0]).toBe(detector.type)
})

test('one type has one label', () => {
  const labels = new Map(RULES.map(({ detector }) => [detector.type, detector.label]))
  for (const { detector } of RULES) expect(detector.label).toBe(labels.get(detector.type))
  expect(labels.get('hinge')).toBe('Turns on “but”')
})

test('what may be told in a heavy period is what the design allows', () => {
  const allowed = RULES.filter(({ detector }) => detector.inHeavyPeriods).map(({ detector }) => detector.type)
  expect(new Set(allowed)).toEqual(new Set(['mirror', 'question', 'return_gap', 'ritual', 'recurring_word', 'rhyme']))
})

test('a rule is found by its name', () => {
  expect(ruleNamed('tag_mood')?.detector.label).toBe('A tag and a rating')
  expect(ruleNamed('horoscope')).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { Line } from '../../packages/core/testing/simulation/line.ts'
import { groupedFigures } from './grouped-figures.ts'

const line = (measure: string, target: string, reached: string, isMet: boolean | null = true): Line => ({
  measure,
  target,
  reached,
  isMet,
  isRequired: false,
})

test('languages are rows, with their targets in the head and what is missed in the cell', () => {
  const { languages } = groupedFigures([
    line('German: Echos with a quote, of all (36 entries, 35 recognized)', '≥ 5', '13 of 14'),
    line('German: the same by the lists alone', '≤ 5%', '0 of 112'),
    line('French: Echos with a quote, of all (36 entries, 36 recognized)', '≥ 5', '4 of 14', false),
    line('audit failures', '0', '0'),
  ])
  expect(languages.split('\n')).toEqual([
    '| language | Echos with a quote, of all (≥ 5) | the same by the lists alone (≤ 5%) |',
    '| --- | --- | --- |',
    '| German (36 entries, 35 recognized) | 13 of 14 | 0 of 112 |',
    '| French (36 entries, 36 recognized) | 4 of 14 MISSED |  |',
  ])
})

test('the power of a rule is one row, without figures that have a target', () => {
  const { power } = groupedFigures([
    line('power tag_mood 1.6 42', '≥ 80%', '78%', false),
    line('power tag_mood 0.8 (9 a cell)', '-', '42: 0%  85: 22%', null),
    line('power tag_mood 1.2 (9 a cell)', '-', '42: 44%  85: 100%', null),
  ])
  expect(power.split('\n')).toEqual([
    '| rule | 0.8 | 1.2 |',
    '| --- | --- | --- |',
    '| tag_mood | 42: 0%, 85: 22% | 42: 44%, 85: 100% |',
  ])
})

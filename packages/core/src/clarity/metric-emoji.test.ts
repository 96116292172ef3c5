import { expect, test } from 'vitest'
import { METRICS, RATING_LABELS } from '../entries/index.ts'
import { metricEmoji } from './index.ts'

test('the three example cards have the emoji of the specification', () => {
  expect(metricEmoji('mood', 4, 'Rising')).toEqual({ glyph: '🙂', name: 'Good' })
  expect(metricEmoji('energy', 3, 'Steady')).toEqual({ glyph: '🔋', name: 'Steady' })
  expect(metricEmoji('focus', 2, 'Dipping')).toEqual({ glyph: '☁', name: 'Unclear' })
})

test.each(METRICS)('%s has five steps, each with its own glyph and the name of its rating', (metric) => {
  const steps = [1, 2, 3, 4, 5].map((rating) => metricEmoji(metric, rating, 'Steady'))
  expect(steps.map(({ name }) => name)).toEqual(RATING_LABELS[metric])
  expect(new Set(steps.map(({ glyph }) => glyph)).size).toBe(5)
  const subset = new Set('🔋🔍🕯🪫🎯☁⚡⛅⭐🌀🔥😐😄😊😔😞🙂')
  for (const { glyph } of steps) expect(subset).toContain(glyph)
})

test('a trend shifts the emoji by at most half a step', () => {
  const names = (latest: number) =>
    (['Dipping', 'Steady', 'Rising'] as const).map((trend) => metricEmoji('mood', latest, trend).name)
  expect(names(3.3)).toEqual(['Neutral', 'Neutral', 'Good'])
  expect(names(3.5)).toEqual(['Neutral', 'Good', 'Good'])
  expect(names(3.7)).toEqual(['Neutral', 'Good', 'Good'])
  expect(names(5)).toEqual(['Great', 'Great', 'Great'])
  expect(names(1)).toEqual(['Low', 'Low', 'Low'])
})

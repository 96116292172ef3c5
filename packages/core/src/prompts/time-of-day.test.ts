import { expect, test } from 'vitest'
import { timeOfDay } from './index.ts'

test('the day has four parts: morning from 5, midday from 11, evening from 17, night from 22', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => timeOfDay(hour))
  expect(parts).toEqual([
    ...Array<string>(5).fill('night'),
    ...Array<string>(6).fill('morning'),
    ...Array<string>(6).fill('midday'),
    ...Array<string>(5).fill('evening'),
    ...Array<string>(2).fill('night'),
  ])
})

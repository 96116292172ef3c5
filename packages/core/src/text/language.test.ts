import { expect, test } from 'vitest'
import { englishShare, isEnglish, words } from './index.ts'

test('English prose has many English function words, and French has few', () => {
  expect(englishShare(words('I was out on the quay and it was cold for that time of the year.'))).toBeGreaterThan(0.4)
  expect(englishShare(words('Hier soir, nous avons marché le long du port sous une pluie fine.'))).toBe(0)
  expect(englishShare([])).toBe(0)
})

test('the median of the newest ten entries decides, so one foreign entry changes nothing', () => {
  expect(isEnglish([0.3, 0.3, 0, 0.3])).toBe(true)
  expect(isEnglish([...Array<number>(20).fill(0.3), ...Array<number>(10).fill(0.02)])).toBe(false)
  expect(isEnglish([])).toBe(false)
})

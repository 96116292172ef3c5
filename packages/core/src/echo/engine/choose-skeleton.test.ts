import { expect, test } from 'vitest'
import type { PastEcho } from '../finding/receipt.ts'
import { usableSkeletons } from './choose-skeleton.ts'

test('no line returns within 21 Echos; the one used longest ago comes first, unused ones before it', () => {
  const skeletons = {
    Concise: [],
    Reflective: [],
    Playful: [],
    Spiritual: [],
    Neutral: ['{word} a', '{word} b', '{word} c', '{quote}'],
  }
  const past = (n: number): PastEcho => ({
    day: n,
    text: '',
    receipt: { skeleton: `r/Neutral/${n}` } as PastEcho['receipt'],
  })
  const order = (history: PastEcho[]) =>
    usableSkeletons('r', skeletons, 'Neutral', { word: 'x' }, history, 's').map(({ id }) => id)
  const others = Array.from({ length: 20 }, () => past(9))
  expect(order([past(1), ...others])).toEqual(order([]).filter((id) => id !== 'r/Neutral/1'))
  expect(order([past(1), ...others, past(9)]).at(-1)).toBe('r/Neutral/1')
  expect(order([past(2), past(1), ...others, past(9)]).slice(-2)).toEqual(['r/Neutral/2', 'r/Neutral/1'])
  expect(order([]).toSorted()).toEqual(['r/Neutral/1', 'r/Neutral/2', 'r/Neutral/3'])
})

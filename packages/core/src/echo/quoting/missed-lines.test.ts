import { expect, test } from 'vitest'
import { isHeldOut, readWriters } from '../../../testing/safety/lines.ts'
import { quotableShare } from '../../../testing/safety/quotable.ts'
import { comesBack } from '../../../testing/safety/quoted-back.ts'
import { atLeast, scan } from '../../safety/index.ts'

const HELD_OUT = readWriters('en')
  .filter(isHeldOut)
  .flatMap((writer) => writer.lines)
const GRAVE = HELD_OUT.filter(({ expect: level }) => level === 'hold' || level === 'heavy')

test('no grave line that the scan missed is quoted, in any tone, that day or on the three after', () => {
  const missed = GRAVE.filter(({ text }) => !atLeast(scan(text).level, 'heavy'))
  // Every eighth, to save time; `npm run evaluate -- --safety` tests all of them.
  for (const { text } of missed.filter((_, i) => i % 8 === 0)) expect(comesBack(text)).toEqual([])
})

test('of lines by writers outside its training data, the allow-list passes at most one in a hundred', () => {
  const { any, playful } = quotableShare(HELD_OUT)
  expect(any.found / any.of).toBeLessThanOrEqual(0.01)
  expect(playful.found / playful.of).toBeLessThanOrEqual(0.005)
})

test('in a calm time, it passes at most one in twenty-five, and none with a joke more', () => {
  const { any, playful } = quotableShare(HELD_OUT, true)
  expect(any.found / any.of).toBeLessThanOrEqual(0.04)
  expect(playful.found / playful.of).toBeLessThanOrEqual(0.005)
})

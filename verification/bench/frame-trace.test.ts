import { expect, test } from 'vitest'
import { framesOf, type TraceEvent } from './frame-trace.ts'

const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur: dur / 2,
})

test('a frame counts its callback once and what runs until the next one, on its own thread only', () => {
  const trace = [
    event('FireAnimationFrame', 16_000, 1000),
    event('FunctionCall', 33_000, 500),
    event('FireAnimationFrame', 0, 2000),
    event('FunctionCall', 100, 1800),
    event('RunMicrotasks', 5000, 700),
    event('FunctionCall', 6000, 900, 2),
    event('Paint', 8000, 900),
    event('FireAnimationFrame', 40_000, 1000),
  ]
  expect(framesOf(trace)).toEqual([
    { at: 0, script: 1.35, clock: 2.7 },
    { at: 16, script: 0.75, clock: 1.5 },
  ])
})

test('frames before a pause belong to something else', () => {
  const trace = [0, 16_000, 900_000, 916_000, 932_000].map((ts) => event('FireAnimationFrame', ts, 1000))
  expect(framesOf(trace).map(({ at }) => at)).toEqual([0, 16])
})

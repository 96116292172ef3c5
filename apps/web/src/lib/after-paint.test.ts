import { expect, test } from 'vitest'
import { afterPaint } from './after-paint.ts'

const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? setTimeout(resolve) : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

test('the work is done after the frame that is being made, not in it', async () => {
  const order: string[] = []
  afterPaint(() => order.push('work'))
  requestAnimationFrame(() => order.push('frame'))
  await expect.poll(() => order).toEqual(['frame', 'work'])
})

test('canceled work is not done', async () => {
  let isDone = false
  const takeBack = afterPaint(() => (isDone = true))
  takeBack()
  await frames(3)
  expect(isDone).toBe(false)
})

test('work can be canceled between the frame and the work', async () => {
  let isDone = false
  const takeBack = afterPaint(() => (isDone = true))
  requestAnimationFrame(takeBack)
  await frames(3)
  expect(isDone).toBe(false)
})

import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setTimeout(resolve, 120))

test('pending work is done in order', async () => {
  const done: string[] = []
  for (const name of ['first', 'second', 'third']) whenIdle(() => done.push(name))
  expect(done).toEqual([])
  await expect.poll(() => done).toEqual(['first', 'second', 'third'])
})

test('each task has its own idle moment', async () => {
  const moments: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (moment: () => void) => moments.push(moment))
  const done: string[] = []
  whenIdle(() => done.push('first'))
  whenIdle(() => done.push('second'))
  expect(moments).toHaveLength(1)
  moments[0]?.()
  expect(done).toEqual(['first'])
  expect(moments).toHaveLength(2)
  moments[1]?.()
  expect(done).toEqual(['first', 'second'])
  expect(moments).toHaveLength(2)
})

test('canceled work is not done, and the rest is', async () => {
  const done: string[] = []
  const takeBack = whenIdle(() => done.push('unwanted'))
  whenIdle(() => done.push('wanted'))
  takeBack()
  await expect.poll(() => done).toEqual(['wanted'])
  await settled()
  expect(done).toEqual(['wanted'])
})

test('after all work was done, later work is done too', async () => {
  const done: string[] = []
  whenIdle(() => done.push('early'))
  await expect.poll(() => done).toEqual(['early'])
  whenIdle(() => done.push('late'))
  await expect.poll(() => done).toEqual(['early', 'late'])
})

test('work is done in a page that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (moment: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(moment, timeout),
  )
  const done: string[] = []
  whenIdle(() => done.push('late'))
  await expect.poll(() => done).toEqual(['late'])
})

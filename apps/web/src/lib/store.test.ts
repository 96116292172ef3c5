import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a listener hears each change until it stops listening', () => {
  const store = createStore(1)
  const heard: number[] = []
  const stop = store.subscribe(() => heard.push(store.get()))
  store.set(2)
  store.set(2)
  stop()
  store.set(3)
  expect(heard).toEqual([2, 2])
  expect(store.get()).toBe(3)
})

test('two listeners of one store are independent', () => {
  const store = createStore('a')
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push('first'))
  store.subscribe(() => heard.push('second'))
  stop()
  store.set('b')
  expect(heard).toEqual(['second'])
})

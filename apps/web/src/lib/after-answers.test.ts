import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function client() {
  const queryClient = new QueryClient()
  const ask = (key: string, answer: Promise<string>) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn: () => answer }).catch(() => undefined)
  return { queryClient, ask }
}

test('work waits for the answers of a view, and for the requests that they lead to', async () => {
  const { queryClient, ask } = client()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const order: string[] = []
  const led = ask('first', first.promise).then(() => ask('second', second.promise))
  afterAnswers(queryClient, () => order.push('work'))
  await pause(100)
  first.resolve('one')
  await pause(100)
  order.push('second')
  second.resolve('two')
  await led
  await expect.poll(() => order).toEqual(['second', 'work'])
})

test('work waits for a slow answer for a second at most, and is done once', async () => {
  const { queryClient, ask } = client()
  let count = 0
  const slow = Promise.withResolvers<string>()
  const asked = ask('slow', slow.promise)
  afterAnswers(queryClient, () => count++)
  await expect.poll(() => count, { timeout: 5_000 }).toBe(1)
  slow.resolve('late')
  await asked
  await pause(200)
  expect(count).toBe(1)
})

test('work that was canceled is not done', async () => {
  const { queryClient } = client()
  let isDone = false
  afterAnswers(queryClient, () => (isDone = true))()
  await pause(1_200)
  expect(isDone).toBe(false)
})

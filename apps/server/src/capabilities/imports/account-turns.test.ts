import { expect, test } from 'vitest'
import { accountTurns } from '#server/isolation/account-turns.ts'

const signal = new AbortController().signal

test('one account waits for itself, and nobody else does', async () => {
  const turns = accountTurns()
  const first = await turns.take('mara', signal)
  const order: string[] = []
  const second = turns.take('mara', signal).then((turn) => {
    order.push('mara')
    return turn
  })
  const other = await turns.take('ines', signal)
  order.push('ines')
  first[Symbol.dispose]()
  ;(await second)[Symbol.dispose]()
  other[Symbol.dispose]()
  expect(order).toEqual(['ines', 'mara'])
})

test('whoever gives up in the line lets the next one through', async () => {
  const turns = accountTurns()
  const first = await turns.take('mara', signal)
  const gone = new AbortController()
  const second = turns.take('mara', gone.signal)
  const third = turns.take('mara', signal)
  gone.abort(new Error('given up'))
  first[Symbol.dispose]()
  await expect(second).rejects.toThrow('given up')
  ;(await third)[Symbol.dispose]()
})

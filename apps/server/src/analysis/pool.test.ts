import { expect, test } from 'vitest'
import { startAnalyst } from './pool.ts'

/** Of letters alone, another one for each number. */
function differentWord(number: number): string {
  return `b${number.toString(26).replaceAll(/\d/g, (digit) => String.fromCodePoint(113 + Number(digit)))}`
}

test('work that needs more memory than a thread may have ends in a sentence, and the next is done', async () => {
  await using analyst = startAnalyst()
  const texts = Array.from({ length: 30 }, (_, text) =>
    Array.from({ length: 100_000 }, (__, index) => differentWord(text * 100_000 + index)).join(' '),
  )
  await expect(analyst.vocabulary('mara', texts)).rejects.toMatchObject({
    code: 'WORK_TOO_LONG',
    message: 'This needed more memory than it may, so it was stopped. Nothing was changed.',
  })
  expect(await analyst.vocabulary('mara', ['lamps and boats', 'a boat'])).toMatchObject({ entries: 2 })
})

test('a journal that waits for its turn is not opened before', async () => {
  await using analyst = startAnalyst()
  const opened: string[] = []
  const underWay = Promise.withResolvers<void>()
  const open = (name: string, until: Promise<void>) => async () => {
    opened.push(name)
    await until
    return { echoes: [], entries: [] }
  }
  const first = analyst.audit('mara', open('first', underWay.promise))
  const second = analyst.audit('mara', open('second', Promise.resolve()))
  await Promise.resolve()
  expect(opened).toEqual(['first'])
  underWay.resolve()
  await Promise.all([first, second])
  expect(opened).toEqual(['first', 'second'])
})

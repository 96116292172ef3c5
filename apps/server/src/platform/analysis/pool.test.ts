import { expect, test } from 'vitest'
import { EntryPacker } from './packed-entries.ts'
import { startAnalyst } from './pool.ts'

/** Consists of letters only, a different word for each number. */
function differentWord(number: number): string {
  return `b${number.toString(26).replaceAll(/\d/g, (digit) => String.fromCodePoint(113 + Number(digit)))}`
}

test('a job that exceeds a thread’s memory limit fails with an error message, and the next one runs', async () => {
  await using analyst = startAnalyst()
  const texts = Array.from({ length: 30 }, (_, text) =>
    Array.from({ length: 100_000 }, (__, index) => differentWord(text * 100_000 + index)).join(' '),
  )
  await expect(analyst.vocabulary('mara', texts)).rejects.toMatchObject({
    code: 'WORK_TOO_LONG',
    message: 'This needed more memory than allowed, so it was stopped. Nothing was changed.',
  })
  expect(await analyst.vocabulary('mara', ['lamps and boats', 'a boat'])).toMatchObject({ entries: 2 })
})

test('a journal is not decrypted before it is its turn', async () => {
  await using analyst = startAnalyst()
  const opened: string[] = []
  const pending = Promise.withResolvers<void>()
  const open = (name: string, until: Promise<void>) => async () => {
    opened.push(name)
    await until
    return { echoes: [], entries: new EntryPacker().packed() }
  }
  const first = analyst.audit('mara', open('first', pending.promise))
  const second = analyst.audit('mara', open('second', Promise.resolve()))
  await Promise.resolve()
  expect(opened).toEqual(['first'])
  pending.resolve()
  await Promise.all([first, second])
  expect(opened).toEqual(['first', 'second'])
})

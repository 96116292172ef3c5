import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { EntryPacker } from './packed-entries.ts'
import { startAnalyst } from './pool.ts'

/** A different word for each number, of letters only. */
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

/** Much longer than a job takes to start when it doesn't have to wait. */
const A_MOMENT_MS = 50

test.each([
  ['of the same account', 'mara'],
  ['of another account', 'ines'],
])('a journal %s is not decrypted before it is its turn', async (_, second) => {
  await using analyst = startAnalyst()
  const opened: string[] = []
  const pending = Promise.withResolvers<void>()
  const open = (name: string, until: Promise<void>) => async () => {
    opened.push(name)
    await until
    return { echoes: [], entries: new EntryPacker().packed() }
  }
  const jobs = [
    analyst.audit('mara', open('first', pending.promise)),
    analyst.audit(second, open('second', Promise.resolve())),
  ]
  await setTimeout(A_MOMENT_MS)
  expect([opened, analyst.waiting()]).toEqual([['first'], 1])
  pending.resolve()
  await Promise.all(jobs)
  expect([opened, analyst.waiting()]).toEqual([['first', 'second'], 0])
})

test('short work of one account runs beside the long work of another', async () => {
  await using analyst = startAnalyst()
  const pending = Promise.withResolvers<void>()
  const long = analyst.audit('mara', async () => {
    await pending.promise
    return { echoes: [], entries: new EntryPacker().packed() }
  })
  expect(await analyst.vocabulary('ines', ['lamps and boats', 'a boat'])).toMatchObject({ entries: 2 })
  pending.resolve()
  await long
})

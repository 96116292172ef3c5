import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { childrenRunning } from '#server/testing/child-processes.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { singleUseProcesses } from './single-use-processes.ts'

/** Answers with its id. */
const ANSWER = `
import { text } from 'node:stream/consumers'
const input = await text(process.stdin)
if (input !== '') console.log(JSON.stringify({ input, pid: process.pid }))
`
const INPUT = [Buffer.from('a '), Buffer.from('card')]

async function processes(limits: { longestMs?: number; idleMs?: number } = {}, body = ANSWER) {
  const folder = await tempFolder()
  const entry = join(folder.path, 'entry.ts')
  await writeFile(entry, body)
  const started = singleUseProcesses(pathToFileURL(entry), { longestMs: 20_000, idleMs: 20_000, ...limits })
  return {
    prepare: started.prepare,
    ask: async () => JSON.parse(await started.ask(INPUT)) as { input: string; pid: number },
    askAnything: () => started.ask(INPUT),
    running: () => childrenRunning(entry),
    close: started[Symbol.dispose],
    async [Symbol.asyncDispose]() {
      started[Symbol.dispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

test('a question goes to the process that was started ahead, and the next one to another', async () => {
  await using proved = await processes()
  proved.prepare()
  proved.prepare()
  const ahead = proved.running()
  expect(ahead).toHaveLength(1)
  expect(await proved.ask()).toEqual({ input: 'a card', pid: ahead[0] })
  await expect.poll(proved.running).toEqual([expect.not.toBeOneOf(ahead)])
  const [next] = proved.running()
  expect(await proved.ask()).toEqual({ input: 'a card', pid: next })
})

test('simultaneous questions each get a process, and one is ready afterwards', async () => {
  await using proved = await processes()
  const answers = await Promise.all([proved.ask(), proved.ask(), proved.ask()])
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(3)
  await expect.poll(proved.running).toHaveLength(1)
})

test('a process that died while it waited is replaced', async () => {
  await using proved = await processes()
  proved.prepare()
  const dead = proved.running()
  expect(dead).toHaveLength(1)
  for (const pid of dead) process.kill(pid, 'SIGKILL')
  // At once, before its death is noticed, and afterwards.
  expect(dead).not.toContain((await proved.ask()).pid)
  await expect.poll(proved.running).toHaveLength(1)
  for (const next of proved.running()) process.kill(next, 'SIGKILL')
  await expect.poll(proved.running).toEqual([])
  // The system may notice the death a moment before the pool, so the test prepares again until a process runs.
  const runningWhenAsked = () => {
    proved.prepare()
    return proved.running()
  }
  await expect.poll(runningWhenAsked).toHaveLength(1)
})

test('a process that gets no question ends after a while', async () => {
  await using proved = await processes({ idleMs: 300 })
  proved.prepare()
  expect(proved.running()).toHaveLength(1)
  await expect.poll(proved.running).toEqual([])
  expect(await proved.ask()).toMatchObject({ input: 'a card' })
})

test('closing ends the process that waits and starts no other', async () => {
  await using proved = await processes()
  proved.prepare()
  proved.close()
  await expect.poll(proved.running).toEqual([])
  await proved.ask()
  proved.prepare()
  await expect.poll(proved.running).toEqual([])
})

test('a question that takes too long is ended without an answer', async () => {
  await using proved = await processes({ longestMs: 1_000 }, 'for (;;);')
  proved.prepare()
  const [slow] = proved.running()
  expect(await proved.askAnything()).toBe('')
  await expect.poll(proved.running).not.toContain(slow)
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { isolatedProcess, type IsolatedProcess } from './isolated-process.ts'

const SERVE = new URL('./serve-jobs.ts', import.meta.url).href
const options = () => ({ signal: new AbortController().signal, onProgress: () => {} })

let worker: IsolatedProcess<unknown, unknown>
const start = async (body: string, limits: object = {}) => {
  const folder = await tempFolder()
  const entry = join(folder.path, 'entry.ts')
  await writeFile(entry, `import { serveJobs } from '${SERVE}'\nserveJobs(async (task, tell) => { ${body} })`)
  worker = isolatedProcess({ entry: pathToFileURL(entry), timeoutMs: 20_000, idleMs: 5_000, maxBytes: 1e9, ...limits })
  return folder
}
let folder: Awaited<ReturnType<typeof start>>
afterEach(async () => {
  await worker[Symbol.asyncDispose]()
  await folder[Symbol.asyncDispose]()
})

test('jobs return their results, one after the other in one process', async () => {
  folder = await start('return [task, process.pid]')
  const [one, two] = await Promise.all([worker.run('a', options()), worker.run('b', options())])
  expect([one, two]).toEqual([
    ['a', expect.any(Number)],
    ['b', (one as [string, number])[1]],
  ])
})

test('the process has no configuration and may not write, start anything, or read files outside its program', async () => {
  folder = await start(`
    const { readFileSync, readdirSync, writeFileSync } = await import('node:fs')
    const { spawnSync } = await import('node:child_process')
    const tried = []
    const attempts = [() => writeFileSync('never-written', ''), () => spawnSync('true'), () => readFileSync('/etc/passwd'), () => readdirSync('/tmp')]
    for (const attempt of attempts) {
      try { attempt(); tried.push('done') } catch (error) { tried.push(error.code) }
    }
    return [Object.keys(process.env).filter((name) => /SECRET|DATABASE|SMTP|PATH/.test(name)), tried]`)
  expect(await worker.run(null, options())).toEqual([[], Array.from({ length: 4 }, () => 'ERR_ACCESS_DENIED')])
})

test('a job that exceeds its time or memory, or crashes its process, fails alone', async () => {
  folder = await start(
    `if (task === 'loop') for (;;);
     if (task === 'grow') { const held = []; for (;;) { held.push(Buffer.alloc(2e7, 1)); await new Promise((r) => setTimeout(r, 5)) } }
     if (task === 'die') process.exit(3)
     if (task === 'throw') throw new RangeError('a private text')
     return 'well'`,
    { timeoutMs: 3_000, maxBytes: 4e8 },
  )
  await expect(worker.run('loop', options())).rejects.toMatchObject({ name: 'JobLimitError', message: 'time' })
  await expect(worker.run('grow', options())).rejects.toMatchObject({ name: 'JobLimitError', message: 'memory' })
  await expect(worker.run('die', options())).rejects.toMatchObject({ name: 'JobFailedError' })
  await expect(worker.run('throw', options())).rejects.toMatchObject({ name: 'JobFailedError', message: 'RangeError' })
  expect(await worker.run('fine', options())).toBe('well')
})

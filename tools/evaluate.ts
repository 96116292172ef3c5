import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { proseOf, readDiaries } from '../packages/core/testing/simulation/diaries.ts'
import { linesOf, type Line } from '../packages/core/testing/simulation/report.ts'
import { echoSpeed } from '../packages/core/testing/simulation/speed.ts'
import {
  allTasks,
  perform,
  powerJournals,
  sameTasks,
  type Result,
  type Task,
} from '../packages/core/testing/simulation/tasks.ts'

/** Measures the Echo engine: `node tools/evaluate.ts [--diaries <folder>] [--seed N] [--journals N]`. */
const THREADS_MAX = 2
const SPEED_SIZES = [100, 1000, 10_000]
const PROGRESS_EVERY = 100

if (isMainThread) await evaluate()
else work(String(workerData.folder) === '' ? null : String(workerData.folder))

async function evaluate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      diaries: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      journals: { type: 'string', default: '1000' },
    },
  })
  const journals = Number(values.journals)
  if (!Number.isInteger(journals) || journals < 1) throw new Error('--journals takes a whole number from 1')
  const started = performance.now()
  const diaries = readDiaries(values.diaries === '' ? null : values.diaries)
  if (diaries.length === 0) throw new Error(`no .jsonl file in ${values.diaries}`)
  const tasks = allTasks(journals, values.seed, diaries)
  const results = await inWorkers(tasks, values.diaries)
  // New workers, which share nothing with the first.
  const again = await inWorkers(sameTasks(journals, values.seed, true), values.diaries)
  const longest = diaries.toSorted((a, b) => b.pages.length - a.pages.length)[0]
  const prose = longest ? proseOf(longest) : []
  const speeds = SPEED_SIZES.map((size) => echoSpeed(size, prose))
  const lines = linesOf(
    [...results, ...again],
    speeds,
    diaries.map(({ name }) => name),
  )
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  process.stdout.write(`Echo engine: seed ${values.seed}, ${journals} null journals, `)
  process.stdout.write(`${powerJournals(journals)} journals per power cell, diaries: `)
  process.stdout.write(`${diaries.map(({ name }) => name).join(', ')}; ${minutes} minutes.\n\n`)
  process.stdout.write(table(lines))
  const missed = lines.filter(({ isMet, isRequired }) => isMet === false && isRequired)
  if (missed.length > 0) process.exitCode = 1
}

/** Every task in one of a few threads; results in the order of the tasks. */
async function inWorkers(tasks: readonly Task[], folder: string): Promise<Result[]> {
  const results: Result[] = []
  let [next, done] = [0, 0]
  const run = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        const index = next++
        const task = tasks[index]
        if (!task) return resolve()
        worker.once('message', (result: Result) => {
          results[index] = result
          done++
          if (done % PROGRESS_EVERY === 0) process.stderr.write(`${done} of ${tasks.length}\n`)
          give()
        })
        worker.postMessage(task)
      }
      worker.on('error', reject)
      give()
    })
  const threads = Math.min(THREADS_MAX, availableParallelism())
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL(import.meta.url), { workerData: { folder } }),
  )
  try {
    await Promise.all(workers.map(run))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return results
}

function work(folder: string | null): void {
  const diaries = readDiaries(folder)
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task, diaries)))
}

function table(lines: readonly Line[]): string {
  const verdict = ({ isMet }: Line) => (isMet === null ? '' : isMet ? 'met' : 'MISSED')
  const rows = lines.map((line) => [line.measure, line.target, line.reached, verdict(line)])
  return [
    '| measure | target | reached | |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n')
}

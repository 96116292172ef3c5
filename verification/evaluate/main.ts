// Measures the Echo engine: `npm run evaluate -- [--diaries <folder>] [--seed N] [--journals N] [--write]`, or the
// safety scan on a file of lines: `npm run evaluate -- --safety <file.jsonl>`. `--write` writes docs/evaluation.md.
// `--read <diary.jsonl> [--tone Playful]` measures nothing and writes one page with each day’s entry and Echo.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { TONES } from '../../packages/core/src/account/index.ts'
import { proseOf, readDiaries, type Diary } from '../../packages/core/testing/simulation/diaries.ts'
import { modernDiaries } from '../../packages/core/testing/simulation/modern.ts'
import { languageLines } from '../../packages/core/testing/simulation/language-lines.ts'
import { linesOf } from '../../packages/core/testing/simulation/report.ts'
import { scanLines } from '../../packages/core/testing/simulation/scan-lines.ts'
import { echoSpeed } from '../../packages/core/testing/simulation/speed.ts'
import {
  allTasks,
  perform,
  powerJournals,
  sameTasks,
  type Result,
  type Task,
} from '../../packages/core/testing/simulation/tasks.ts'
import { auditEcho } from './audit-echo/index.ts'
import { figuresTable, renderPage, type Evaluation } from './page.ts'
import { writeReading } from './reading-page.ts'
import { evaluateSafety } from './safety.ts'
import { measuredHash, ROOT } from './sources.ts'

const THREADS_MAX = 2
const SPEED_SIZES = [100, 1000, 10_000]
const PROGRESS_EVERY = 100
/** The number of the auditor’s objections to print. */
const SHOWN_OBJECTIONS = 20

if (isMainThread) await evaluate()
else work(String(workerData.folder))

async function evaluate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      diaries: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      journals: { type: 'string', default: '1000' },
      safety: { type: 'string' },
      read: { type: 'string' },
      tone: { type: 'string', default: 'Reflective' },
      write: { type: 'boolean', default: false },
    },
  })
  if (values.safety !== undefined) return evaluateSafety(values.safety, (text) => process.stdout.write(text))
  if (values.read !== undefined) {
    const tone = TONES.find((known) => known === values.tone)
    if (!tone) throw new Error(`--tone takes ${TONES.join(', ')}`)
    process.stdout.write(`${writeReading(values.read, tone)}\n`)
    return
  }
  const journals = Number(values.journals)
  if (!Number.isInteger(journals) || journals < 1) throw new Error('--journals takes a whole number from 1')
  const commit = values.write ? cleanCommit() : ''
  const hash = measuredHash()
  const started = performance.now()
  const diaries = allDiaries(values.diaries)
  const results = await inWorkers(allTasks(journals, values.seed, diaries), values.diaries)
  // New workers, which share nothing with the first ones.
  const again = await inWorkers(sameTasks(journals, values.seed, true), values.diaries)
  const longest = diaries.toSorted((a, b) => b.pages.length - a.pages.length)[0]
  const speeds = SPEED_SIZES.map((size) => echoSpeed(size, longest ? proseOf(longest) : []))
  const names = diaries.map(({ name }) => name)
  const evaluation: Evaluation = {
    commit,
    date: new Date().toISOString().slice(0, 10),
    measured: hash,
    seed: values.seed,
    journals,
    perPowerCell: powerJournals(journals),
    diaries: names.filter((name) => !name.startsWith('modern ')),
    modernJournals: names.filter((name) => name.startsWith('modern ')).length,
    minutes: Number(((performance.now() - started) / 60_000).toFixed(1)),
    lines: [...scanLines(), ...languageLines(auditEcho), ...linesOf([...results, ...again], speeds, names)],
  }
  process.stdout.write(`${figuresTable(evaluation)}\n`)
  for (const objection of objectionsOf(results)) process.stdout.write(`objection: ${objection}\n`)
  if (values.write) write(evaluation)
  if (evaluation.lines.some(({ isMet, isRequired }) => isMet === false && isRequired)) process.exitCode = 1
}

/**
 * The commit whose code is measured.
 * @throws when the work tree contains other code
 */
function cleanCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain', '--', 'packages/core', 'tools') !== '') {
    throw new Error('Commit the changes under packages/core and tools first: the page names the commit it measured.')
  }
  return git('rev-parse', '--short=10', 'HEAD')
}

function write(evaluation: Evaluation): void {
  writeFileSync(join(ROOT, 'docs/evaluation.json'), `${JSON.stringify(evaluation, null, 2)}\n`)
  writeFileSync(join(ROOT, 'docs/evaluation.md'), renderPage(evaluation))
}

function objectionsOf(results: readonly Result[]): string[] {
  return results
    .flatMap((result) => (result.kind === 'daily' || result.kind === 'opened' ? result.told.objections : []))
    .slice(0, SHOWN_OBJECTIONS)
}

/** The diaries of a folder, or the demo diary, and short modern journals. */
function allDiaries(folder: string): Diary[] {
  const diaries = readDiaries(folder === '' ? null : folder)
  if (diaries.length === 0) throw new Error(`no .jsonl file in ${folder}`)
  return [...diaries, ...modernDiaries()]
}

/** Runs every task in one of a few threads; the results are in the order of the tasks. */
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

function work(folder: string): void {
  const diaries = allDiaries(folder)
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task, diaries, auditEcho)))
}

// `npm run mutate`: plants one small fault at a time and runs the tests related to its file. A fault that no test
// notices is a survivor: a behavior without a test. Options: --area core|server|web, --count FAULTS, --per-file FAULTS,
// --seed WORD, --only PART_OF_A_PATH. docs/decisions/029-mutation-check.md
import { spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '../../packages/core/src/random/index.ts'
import { faultsIn, type Fault } from './mutations.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const AREAS: Readonly<Record<string, { files: readonly string[]; project: string }>> = {
  core: { files: ['packages/core/src/**/*.ts'], project: 'core' },
  server: { files: ['apps/server/src/capabilities/**/*.ts'], project: 'server-pglite' },
  web: { files: ['apps/web/src/lib/*.ts', 'apps/web/src/features/**/*.ts'], project: 'web' },
}
/** Tests that take longer are stopped, and the fault is not counted. */
const TIME_LIMIT_MS = 240_000

type Outcome = 'noticed' | 'survived' | 'untested' | 'unfinished'

const { values: options } = parseArgs({
  options: {
    area: { type: 'string' },
    count: { type: 'string', default: '60' },
    'per-file': { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const random = seededRandom(`mutate|${options.seed}`)
const areas = Object.keys(AREAS).filter((area) => options.area === undefined || options.area === area)
if (areas.length === 0) throw new RangeError(`--area is one of ${Object.keys(AREAS).join(', ')}.`)

/** The file that is changed right now, with its text from before. */
let planted: { path: string; text: string } | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    restore()
    process.exit(1)
  })
}
process.on('exit', restore)

for (const area of areas) await checkArea(area, Math.ceil(Number(options.count) / areas.length))

async function checkArea(area: string, count: number): Promise<void> {
  const { files, project } = AREAS[area] ?? { files: [], project: '' }
  const chosen = shuffled(globSync(files, { cwd: ROOT }).filter(isSource))
    .flatMap((path) => oneOfEachKind(faultsOf(path)).slice(0, Number(options['per-file'])))
    .slice(0, count)
  const outcomes: Record<Outcome, Fault[]> = { noticed: [], survived: [], untested: [], unfinished: [] }
  for (const fault of chosen) {
    const outcome = await outcomeOf(fault, project)
    outcomes[outcome].push(fault)
    process.stdout.write(`${outcome.padEnd(8)} ${describe(fault)}\n`)
  }
  const finished = chosen.length - outcomes.unfinished.length
  const share = finished === 0 ? 100 : (100 * outcomes.noticed.length) / finished
  process.stdout.write(
    `\n${area}: ${outcomes.noticed.length} of ${finished} faults noticed (${share.toFixed(0)} %), ` +
      `${outcomes.survived.length} survived, ${outcomes.untested.length} in files that no test reads, ` +
      `${outcomes.unfinished.length} not finished in time.\n\n`,
  )
}

function isSource(path: string): boolean {
  return !/\.(test|fixture)\.ts$/.test(path) && !path.endsWith('/index.ts') && path.includes(options.only)
}

function faultsOf(path: string): Fault[] {
  return faultsIn(path, readFileSync(join(ROOT, path), 'utf8'))
}

async function outcomeOf(fault: Fault, project: string): Promise<Outcome> {
  const path = join(ROOT, fault.path)
  const text = readFileSync(path, 'utf8')
  planted = { path, text }
  try {
    writeFileSync(path, text.slice(0, fault.start) + fault.replacement + text.slice(fault.end))
    // The tests next to the file are quick and notice most faults.
    const beside = await testsOf(['run', '--project', project, `${dirname(fault.path)}/`])
    return beside === 'noticed' ? beside : await testsOf(['related', '--run', '--project', project, fault.path])
  } finally {
    restore()
  }
}

function restore(): void {
  if (planted) writeFileSync(planted.path, planted.text)
  planted = null
}

function testsOf(command: readonly string[]): Promise<Outcome> {
  const args = [...command, '--bail=1', '--reporter=dot', '--passWithNoTests']
  return new Promise((settle) => {
    const tests = spawn('vitest', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let output = ''
    for (const stream of [tests.stdout, tests.stderr])
      stream.on('data', (piece: Buffer) => (output += piece.toString()))
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      // The group: vitest has started workers and a browser.
      if (tests.pid !== undefined) process.kill(-tests.pid, 'SIGKILL')
    }, TIME_LIMIT_MS)
    tests.on('close', (code) => {
      clearTimeout(timer)
      if (isLate) settle('unfinished')
      else if (code !== 0) settle('noticed')
      else settle(/No test files found/.test(output) ? 'untested' : 'survived')
    })
  })
}

function describe({ path, line, original, replacement }: Fault): string {
  return `${path}:${line} ${JSON.stringify(original)} → ${JSON.stringify(replacement)}`
}

/** Faults in a random order, the first of each kind before the second of any. */
function oneOfEachKind(faults: readonly Fault[]): Fault[] {
  const seen = new Map<string, number>()
  return shuffled(faults)
    .map((fault) => {
      const turn = seen.get(fault.kind) ?? 0
      seen.set(fault.kind, turn + 1)
      return { fault, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ fault }) => fault)
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

// `npm test`: all checks, in the order that finds failures soonest. CI runs the parts on machines of their own: `npm
// test -- checks`, `npm test -- unit` and `npm test -- journeys --shard=1/3`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { testBrowsers } from './browser.mjs'
import { findPostgres } from './postgres.mjs'
import { ensureInstalled, ensureBuilt, environment, fail, ROOT } from './setup.mjs'
import { slowest } from './slowest.mjs'
import { npmStep, runStep, runTogether, STATIC_CHECKS } from './steps.mjs'

const PARTS = ['checks', 'unit', 'journeys']
const REPORTS = join(ROOT, '.cache/reports')
const STATEMENTS = join(ROOT, '.cache/statements')
const UNIT_REPORT = join(REPORTS, 'unit.json')
const JOURNEY_REPORT = join(REPORTS, 'journeys.json')

const { positionals, values } = parseArgs({ allowPositionals: true, options: { shard: { type: 'string' } } })
const unknown = positionals.find((part) => !PARTS.includes(part))
if (unknown) fail(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`)
const parts = positionals.length > 0 ? positionals : PARTS

ensureInstalled()
for (const folder of [REPORTS, STATEMENTS]) rmSync(folder, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
if (parts.includes('checks')) await runTogether(STATIC_CHECKS, environment())
const databases = parts.includes('unit') ? await runUnitTests() : null
if (parts.includes('journeys')) await runJourneys()
if (databases || parts.includes('journeys')) summarize()

async function runUnitTests() {
  const required = process.env.CI === 'true' || process.env.REQUIRE_POSTGRES === '1'
  const postgres = await findPostgres({ required })
  const env = environment({
    ...testBrowsers(),
    ...(postgres ? { TEST_POSTGRES_URL: postgres } : {}),
  })
  const projects = ['core', 'server-pglite', ...(postgres ? ['server-postgres'] : []), 'web']
  ensureBuilt()
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]
  await runStep({ name: 'Unit and integration tests', command: 'vitest', args }, env)
  await runStep(npmStep('Size limits', 'sizes'), env)
  return postgres ? 'PGlite and PostgreSQL' : 'PGlite only (PostgreSQL is unreachable)'
}

async function runJourneys() {
  const env = environment(testBrowsers())
  ensureBuilt()
  const journeys = {
    name: 'Journeys in Chromium',
    command: 'npm',
    args: ['run', '--silent', 'e2e', ...(values.shard ? ['--', `--shard=${values.shard}`] : [])],
    extra: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEY_REPORT,
      RECORD_STATEMENTS: STATEMENTS,
      SERVER_IMPORT: pathToFileURL(join(ROOT, 'verification/e2e/fixtures/record-statements.ts')).href,
    },
  }
  await runStep(journeys, env)
  const statements = { command: 'node', args: ['tools/commands/statements.ts', STATEMENTS] }
  await runStep({ name: 'One shard for each statement', ...statements }, env)
}

function summarize() {
  const unit = databases ? report(UNIT_REPORT) : null
  const journeys = parts.includes('journeys') ? report(JOURNEY_REPORT) : null
  const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0)
  const failed = (unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0)
  const skipped = (unit?.numPendingTests ?? 0) + (journeys?.stats.skipped ?? 0)
  process.stdout.write(`\n${slowest(unit, journeys)}`)
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
  const where = databases ? ` on ${databases}` : ''
  process.stdout.write(`All checks passed: ${passed} tests${where}.\n`)
}

function report(path) {
  if (!existsSync(path)) fail(`The test run left no report at ${path}.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

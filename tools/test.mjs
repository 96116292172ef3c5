// `npm test`: everything that must hold, in the order in which it is quickest to learn that it does not.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from './browser.mjs'
import { findPostgres } from './postgres.mjs'
import { ensureInstalled, ensureWebBuilt, environment, fail, ROOT } from './setup.mjs'

const REPORTS = join(ROOT, '.cache/reports')
const STATEMENTS = join(ROOT, '.cache/statements')

ensureInstalled()
const chromium = ensureChromium()
const required = process.env.CI === 'true' || process.env.REQUIRE_POSTGRES === '1'
const postgres = await findPostgres({ required })
for (const folder of [REPORTS, STATEMENTS]) rmSync(folder, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const env = environment({ CHROMIUM_PATH: chromium, ...(postgres ? { TEST_POSTGRES_URL: postgres } : {}) })
const projects = ['core', 'server-pglite', ...(postgres ? ['server-postgres'] : []), 'web']
const unitReport = join(REPORTS, 'unit.json')
const journeyReport = join(REPORTS, 'journeys.json')

step('Format', 'npm', ['run', '--silent', 'format:check'])
step('Lint and import arrows', 'npm', ['run', '--silent', 'lint'])
step('Types', 'npm', ['run', '--silent', 'types'])
step('Unused code', 'npm', ['run', '--silent', 'unused'])
ensureWebBuilt()
step('Unit and integration tests', 'vitest', [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
step('Size limits', 'npm', ['run', '--silent', 'sizes'])
step('Journeys in Chromium', 'npm', ['run', '--silent', 'e2e'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
  RECORD_STATEMENTS: STATEMENTS,
  SERVER_IMPORT: pathToFileURL(join(ROOT, 'e2e/fixtures/record-statements.ts')).href,
})
step('One shard for each statement', 'node', ['tools/statements.ts', STATEMENTS])

const unit = report(unitReport)
const journeys = report(journeyReport)
const passed = unit.numPassedTests + journeys.stats.expected
const failed = unit.numFailedTests + journeys.stats.unexpected
const skipped = unit.numPendingTests + journeys.stats.skipped
const databases = postgres ? 'PGlite and PostgreSQL' : 'PGlite only (PostgreSQL could not be reached)'
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
process.stdout.write(`All checks passed: ${passed} tests on ${databases}.\n`)

function step(name, command, args, extra = {}) {
  process.stdout.write(`\n── ${name}\n`)
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...env, ...extra } })
  if (status !== 0) fail(`\n${name}: failed.`)
}

function report(path) {
  if (!existsSync(path)) fail(`The test run left no report at ${path}.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

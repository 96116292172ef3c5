// `npm run check`: what a change should pass before it is shared, in less than a minute. `npm test` checks everything.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testBrowsers } from './browser.mjs'
import { changedFiles } from './changed-files.mjs'
import { problemsOfNewCommits } from './commit-subjects.mjs'
import { ensureInstalled, environment, fail, ROOT } from './setup.mjs'
import { runStep, runTogether, STATIC_CHECKS } from './steps.mjs'

const PROJECTS = ['core', 'server-pglite', 'web']
/** The folders that these projects' tests import. */
const IMPORTED = /^(apps|packages|tools|verification)\/.*\.(ts|tsx|mjs|css|json|jsonl)$/
/** Vitest runs every test after a change to these files. */
const RUNS_EVERYTHING = /(^|\/)(package\.json|(vite|vitest)\.config\.ts)$/
/**
 * These tests read the repository as files, so imports don't lead to them. The one named takes longer than all others
 * together.
 */
const CHECKS = 'tools/checks'
const SLOW_CHECK = 'dev.test.ts'

const start = performance.now()
ensureInstalled()
const changed = changedFiles()
const env = environment(testBrowsers())
const related = changed.filter((path) => IMPORTED.test(path) && !RUNS_EVERYTHING.test(path))
const checks = readdirSync(join(ROOT, CHECKS)).filter((name) => name !== SLOW_CHECK)

process.stdout.write(`${changed.length} changed files.\n`)
const problems = problemsOfNewCommits()
if (problems.length > 0) fail(`Commits (STYLE.md):\n${problems.join('\n')}`)
await runTogether(STATIC_CHECKS, env)
await runStep(
  {
    name: 'Tests related to the change, on the embedded database',
    command: 'vitest',
    args: [
      'related',
      '--run',
      '--passWithNoTests',
      ...PROJECTS.flatMap((project) => ['--project', project]),
      ...related,
      ...checks.map((name) => `${CHECKS}/${name}`),
    ],
  },
  env,
)
process.stdout.write(`\nChecked in ${((performance.now() - start) / 1000).toFixed(0)} s.\n`)

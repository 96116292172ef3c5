// Lists the slowest tests and test files of a run, from the reports of Vitest and Playwright.
import { relative } from 'node:path'
import { ROOT } from './setup.mjs'

const SHOWN = 10

/** The slowest tests and files as text. Either report may be missing. */
export function slowest(unit, journeys) {
  const tests = [...(unit ? unitTests(unit) : []), ...(journeys ? journeyTests(journeys) : [])]
  const byFile = new Map()
  for (const { file, ms } of tests) byFile.set(file, (byFile.get(file) ?? 0) + ms)
  const fileTimes = [...byFile].map(([name, ms]) => ({ name, ms }))
  const testTimes = tests.map(({ file, title, ms }) => ({ name: `${file}: ${title}`, ms }))
  return `The ${SHOWN} slowest tests:\n${table(testTimes)}\nThe ${SHOWN} slowest files, all databases together:\n${table(fileTimes)}`
}

function unitTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(ROOT, name),
      title: fullName,
      ms: duration ?? 0,
    })),
  )
}

function journeyTests({ suites }) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ results }) => ({ file, title, ms: results.reduce((sum, { duration }) => sum + duration, 0) })),
    ),
    ...journeyTests({ suites: inner }),
  ])
}

function table(rows) {
  return rows
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}\n`)
    .join('')
}

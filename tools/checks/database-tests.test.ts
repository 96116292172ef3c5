import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testsThatDependOnTheDatabase } from '../testing/database-tests.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const tests = testsThatDependOnTheDatabase()

test('every test of a route or a store runs on both databases', () => {
  const routesAndStores = globSync('apps/server/src/**/*.{routes,store}.test.ts', { cwd: ROOT })
  expect(routesAndStores.length).toBeGreaterThan(10)
  for (const file of routesAndStores) expect(tests).toContain(file)
})

test('every test that starts the app, sends SQL or runs a command of an administrator runs on both databases', () => {
  const opens = /\btestApp\(|\btestDb\(|\bnewHome\(/
  const found = globSync('apps/server/src/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    opens.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(found.length).toBeGreaterThan(30)
  for (const file of found) expect(tests).toContain(file)
})

test('tests that open no database run once', () => {
  expect(tests).not.toContain('apps/server/src/config.test.ts')
  expect(tests).not.toContain('apps/server/src/adapters/documents/read-rtf.test.ts')
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { RUN_ONCE, testsThatDependOnTheDatabase } from '../testing/database-tests.ts'

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
  for (const file of found) expect([...tests, ...RUN_ONCE]).toContain(file)
})

test('a test that runs on one database all the same exists, and tests no route and no store', () => {
  for (const file of RUN_ONCE) {
    expect([file, existsSync(join(ROOT, file))]).toEqual([file, true])
    expect(file).not.toMatch(/\.(routes|store)\.test\.ts$/)
  }
})

test('tests that open no database run once', () => {
  expect(tests).not.toContain('apps/server/src/config.test.ts')
  expect(tests).not.toContain('apps/server/src/adapters/documents/read-rtf.test.ts')
})

test('a test that replaces the timers has a worker of its own', () => {
  const replacing = globSync('apps/server/src/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('useFakeTimers('),
  )
  expect(replacing.length).toBeGreaterThan(0)
  for (const file of replacing) expect(file).toMatch(/\.timers\.test\.ts$/)
})

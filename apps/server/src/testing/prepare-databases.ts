import type { TestProject } from 'vitest/node'
import type { Db } from '#server/platform/db/port.ts'
import type { TestDatabaseChoice } from './test-database-choice.ts'
import { dropLeftovers, dropRun, newRunName } from './postgres-test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseChoice
  }
}

const DEFAULT_POSTGRES_URL = 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * Global set-up of the server’s tests: chooses the database, and drops the databases of killed runs now and this run’s
 * at the end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const choice: TestDatabaseChoice = {
    kind: kindOf(project.config.env['TEST_DATABASE'] ?? process.env['TEST_DATABASE'] ?? 'pglite'),
    postgresUrl: process.env['TEST_POSTGRES_URL'] ?? DEFAULT_POSTGRES_URL,
    run: newRunName(Date.now()),
  }
  project.provide('testDatabase', choice)
  // With PGlite chosen, PostgreSQL may be missing. The tests that need it report that themselves.
  const tidy = (work: Promise<void>) => (choice.kind === 'postgres' ? work : work.catch(() => undefined))
  await tidy(dropLeftovers(choice.postgresUrl, Date.now()))
  return () => tidy(dropRun(choice))
}

function kindOf(value: string): Db['kind'] {
  if (value === 'pglite' || value === 'postgres') return value
  throw new Error(`TEST_DATABASE is "${value}"; it must be pglite or postgres.`)
}

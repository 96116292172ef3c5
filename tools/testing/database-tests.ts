import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const SERVER = 'apps/server/src'
const TESTS = `${SERVER}/**/*.test.ts`
/** The module that opens the database chosen for a run. */
const DOOR = `${SERVER}/testing/test-db.ts`
/** The expression by which a test finds out which database that is. */
const CHOICE = /\btestDatabase\b|\bTEST_DATABASE\b/
/** These tests choose their databases themselves, so a second run would repeat the first. */
const OWN_CHOICE = [
  `${SERVER}/ops/admin/damaged-backups.test.ts`,
  `${SERVER}/ops/admin/damaged-database.test.ts`,
  `${SERVER}/ops/admin/distribute.test.ts`,
  `${SERVER}/ops/admin/moved-backup.test.ts`,
  `${SERVER}/ops/admin/older-backup.test.ts`,
  `${SERVER}/ops/admin/usage.test.ts`,
  `${SERVER}/platform/db/db.compliance.test.ts`,
  `${SERVER}/platform/db/postgres.test.ts`,
  `${SERVER}/testing/test-db.test.ts`,
]
/**
 * These tests are about work before or after the database: refused requests, opening sealed values, the contents of
 * exported files. The statements that they need run on both databases in the tests of routes and stores.
 */
const BESIDE_THE_DATABASE = [
  `${SERVER}/capabilities/archive/dense-archives.test.ts`,
  `${SERVER}/capabilities/archive/hostile-archives.test.ts`,
  `${SERVER}/capabilities/archive/hostile-echoes.test.ts`,
  `${SERVER}/capabilities/exports/portable-formats.test.ts`,
  `${SERVER}/capabilities/journal-imports/round-trips.test.ts`,
  `${SERVER}/one-damaged-byte.test.ts`,
  `${SERVER}/platform/http/hostile-bodies.test.ts`,
]
/** Every test that runs on one database although it opens one. */
export const RUN_ONCE: readonly string[] = [...OWN_CHOICE, ...BESIDE_THE_DATABASE]

/** The server's tests whose result can differ on PostgreSQL: those that reach the run's database through their imports. */
export function testsThatDependOnTheDatabase(): string[] {
  return globSync(TESTS, { cwd: ROOT })
    .filter((test) => !RUN_ONCE.includes(test) && reaches(test, new Set()))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

function reaches(file: string, seen: Set<string>): boolean {
  if (file === DOOR) return true
  if (seen.has(file)) return false
  seen.add(file)
  const source = readFileSync(join(ROOT, file), 'utf8')
  return CHOICE.test(source) || importsOf(file, source).some((imported) => reaches(imported, seen))
}

/** The server's own modules that a module imports, at the start or later. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(#server\/|\.\.?\/)([^']+\.ts)'/g)].map(
    ([, start = '', path = '']) => (start === '#server/' ? join(SERVER, path) : join(dirname(file), start, path)),
  )
}

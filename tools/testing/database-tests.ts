import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const SERVER = 'apps/server/src'
const TESTS = `${SERVER}/**/*.test.ts`
/** Opens the database that a run chose. */
const DOOR = `${SERVER}/testing/test-db.ts`
/** How a test asks which database that is. */
const CHOICE = /\btestDatabase\b|\bTEST_DATABASE\b/
/** They open both databases in every run, so a second run would repeat the first. */
const BOTH_AT_ONCE = [
  `${SERVER}/platform/db/db.compliance.test.ts`,
  `${SERVER}/platform/db/postgres.test.ts`,
  `${SERVER}/testing/test-db.test.ts`,
]

/** The server's tests whose result can differ on PostgreSQL: all that reach the run's database through their imports. */
export function testsThatDependOnTheDatabase(): string[] {
  return globSync(TESTS, { cwd: ROOT })
    .filter((test) => !BOTH_AT_ONCE.includes(test) && reaches(test, new Set()))
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

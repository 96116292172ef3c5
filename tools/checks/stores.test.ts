import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { codeWithoutComments } from '../../packages/core/testing/code-without-comments.ts'

const SOURCE = resolve(import.meta.dirname, '../../apps/server/src')

/** The beginning of a statement, as a string. */
const SQL =
  /(?:['"] *|`\s*)(?:select\s|insert into\s|update [\w${}]+ set\s|delete from\s|with \w+ as|(?:declare|create|alter|drop|truncate|vacuum|lock table|reindex)\s)/i

/** Modules that contain SQL without being stores, each with the reason. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['platform/telemetry/readiness.ts', 'one statement that reads no table'],
  ['adapters/journals/shared/sqlite.ts', 'reads a backup of another program, no table of ours'],
  ['adapters/journals/diarium/backup.ts', 'reads a backup of another program, no table of ours'],
])

const sources = globSync('**/*.ts', { cwd: SOURCE }).filter(
  (file) => !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('testing/'),
)
const codeOf = (file: string) => codeWithoutComments(file, readFileSync(join(SOURCE, file), 'utf8'))
const hasSql = (file: string) => SQL.test(codeOf(file))

test('SQL is in stores, migrations and the database layer alone', () => {
  const elsewhere = sources.filter(
    (file) => !file.endsWith('.store.ts') && !file.startsWith('platform/db/') && !OTHERS.has(file) && hasSql(file),
  )
  expect(elsewhere).toEqual([])
})

test('every store has SQL, and so has every exception', () => {
  const stores = sources.filter((file) => file.endsWith('.store.ts'))
  expect(stores.length).toBeGreaterThan(15)
  expect([...stores, ...OTHERS.keys()].filter((file) => !hasSql(file))).toEqual([])
})

/** What a store must not do: it has no state between calls, computes nothing, and uses only the database. */
const FOREIGN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a cache', /\b(?:LRUCache|WeakMap)\b/],
  ['the analyst', /platform\/analysis\/pool/],
  ['work in flight', /turns\/in-flight/],
  ['the service of a capability', /\.service\.ts'/],
]

test.each(FOREIGN)('no store uses %s', (_, pattern) => {
  const stores = sources.filter((file) => file.endsWith('.store.ts'))
  const found = stores.filter((file) => pattern.test(codeOf(file)))
  expect(found).toEqual([])
})

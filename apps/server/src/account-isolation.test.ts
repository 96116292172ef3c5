import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examineIsolation } from '#server/testing/account-isolation.ts'
import { testDb } from '#server/testing/test-db.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'

const LITERAL = /`((?:[^`\\]|\\.)*)`|'([^'\n]*)'/g

/** Every store statement bound to an account, as written in its source. */
async function writtenStatements(): Promise<string[]> {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) => file.endsWith('.store.ts'))
  const sources = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(LITERAL)]
      .map(([, template, text]) => template ?? text ?? '')
      .filter((sql) => /\baccount_id = \$\d/.test(sql)),
  )
}

/** True if the statement was built from this source, with any values filled in. A fragment only has to occur in it. */
function isFrom(source: string, statement: string): boolean {
  const pieces = source.split(/\$\{[^}]*\}/).map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const isWhole = /^\s*(?:select|insert|update|delete|with)\b/.test(source)
  const pattern = pieces.join('[^]*')
  return new RegExp(isWhole ? `^${pattern}$` : pattern).test(statement)
}

test('no statement of a store reads or changes another account’s row with the same id', async () => {
  await using fixture = await testDb()
  const { statements, leaks, mutants, survivors } = await examineIsolation(fixture.db, deriveRootKeys(randomBytes(32)))
  expect(leaks).toEqual([])
  // Every statement without its account condition was detected, so the calls would also detect a forgotten one.
  expect(survivors.map(({ statement, without }) => ({ statement, without }))).toEqual([])
  expect(mutants.length).toBeGreaterThan(80)
  const sent = [...statements]
  const unasked = (await writtenStatements()).filter((source) => !sent.some((statement) => isFrom(source, statement)))
  expect(unasked).toEqual([])
})

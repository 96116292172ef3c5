import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examineIsolation } from '#server/testing/account-isolation.ts'
import { testDb } from '#server/testing/test-db.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'

const LITERAL = /`((?:[^`\\]|\\.)*)`|'([^'\n]*)'/g

/** The statements of all stores that are bound to an account, as their source has them. */
async function writtenStatements(): Promise<string[]> {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) => file.endsWith('.store.ts'))
  const sources = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(LITERAL)]
      .map(([, template, text]) => template ?? text ?? '')
      .filter((sql) => /\baccount_id = \$\d/.test(sql)),
  )
}

/** True for a statement that came of this source, whatever was put into it; of a part of one, where it holds it. */
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
  // Without its condition on the account each of them does: the calls would notice a condition that was forgotten.
  expect(survivors.map(({ statement, without }) => ({ statement, without }))).toEqual([])
  expect(mutants.length).toBeGreaterThan(80)
  const sent = [...statements]
  const unasked = (await writtenStatements()).filter((source) => !sent.some((statement) => isFrom(source, statement)))
  expect(unasked).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const WEB = resolve(import.meta.dirname, '../../apps/web/src')
const LIST = 'lib/query-keys.ts'
/** A key that is written where it is used, or a write that lists the stale queries itself. */
const OWN_KEY = /queryKey:\s*\[|QueryData(<[^>]*>)?\(\s*\[|\.invalidateQueries\(/

test('query keys, and what each write makes stale, are in one list', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => file !== LIST && !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => OWN_KEY.test(readFileSync(join(WEB, file), 'utf8')))).toEqual([])
})

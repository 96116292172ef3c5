import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const CORE = resolve(import.meta.dirname, '../../packages/core/src')
const FILES = globSync('**/*.ts', { cwd: CORE }).filter((file) => !file.endsWith('.test.ts'))

/** A formatter, segmenter or collator without a named locale uses the machine’s locale. */
const WITHOUT_LOCALE = /\bIntl\.[A-Z]\w*\((?!\s*')/

test('core names the locale of everything that Intl makes', () => {
  const read = (file: string) => readFileSync(join(CORE, file), 'utf8')
  expect(FILES.filter((file) => read(file).includes('Intl.')).length).toBeGreaterThan(3)
  expect(FILES.filter((file) => WITHOUT_LOCALE.test(read(file)))).toEqual([])
})

test.each(['new Intl.DateTimeFormat()', 'Intl.NumberFormat(undefined, {})', 'new Intl.Collator(\n  locale,\n)'])(
  'the check finds %j',
  (source) => {
    expect(WITHOUT_LOCALE.test(source)).toBe(true)
  },
)

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CATALOGUE, type Provoked } from '../../verification/e2e/catalogue.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const MESSAGES = Object.entries(CATALOGUE)
/** A line that describes behavior instead of a message. */
const isConsequence = (text: string) => text.startsWith('→')
const fixedParts = (text: string) => text.split(/\{\w+\}/).filter((part) => part.trim().length > 1)

/** The query with which a test must look for the message in the accessibility tree. */
const SEEN_AS: Readonly<Record<Provoked['role'], RegExp>> = {
  alert: /expectAlert\(|getByRole\('alert'|'alert',/,
  status: /expectStatus\(|getByRole\('status'|'status',/,
  heading: /getByRole\('heading'/,
  description: /toHaveAccessibleDescription/,
  dialog: /getByRole\('(?:alert)?dialog'/,
  answer: /toMatchObject|toEqual/,
  none: /expect/,
}

/** The lines of one test: from its title to the next test at the same level. */
function sourceOf({ file, test: title }: Provoked): string | null {
  const source = read(file)
  const start = source.indexOf(`test('${title}'`)
  if (start < 0) return null
  const next = source.indexOf('\ntest', start)
  return next < 0 ? source.slice(start) : source.slice(start, next)
}

/** All source text that may contain what users read: the page and the packages it is built from. */
function productSources(): string {
  const folders = ['apps/web/src', 'packages/core/src', 'packages/contract/src', 'apps/server/src']
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name))
        .map((name) => read(join(folder, name))),
    )
    .join('\n')
}

test.each(MESSAGES)('“%s” is provoked by a test that exists', (_, provoked) => {
  expect([provoked.file, existsSync(join(ROOT, provoked.file))]).toEqual([provoked.file, true])
  expect([provoked.test, sourceOf(provoked) !== null]).toEqual([provoked.test, true])
})

test.each(MESSAGES.filter(([text]) => !isConsequence(text)))('“%s” is asked for word for word', (text, provoked) => {
  const source = sourceOf(provoked) ?? ''
  for (const part of fixedParts(text)) expect(source).toContain(part.trim())
})

test.each(MESSAGES)('“%s” is looked for where a screen reader finds it', (_, provoked) => {
  expect(sourceOf(provoked) ?? '').toMatch(SEEN_AS[provoked.role])
})

test('docs/messages.md lists the same messages', () => {
  const listed = [...read('docs/messages.md').matchAll(/^- (.+)$/gm)].map(([, text]) => text ?? '')
  expect(listed.toSorted()).toEqual(Object.keys(CATALOGUE).toSorted())
})

test('every message of the catalogue exists in the product', () => {
  const product = productSources()
  const missing = MESSAGES.flatMap(([text]) => (isConsequence(text) ? [] : [text])).filter((text) =>
    fixedParts(text).some((part) => !product.includes(part.trim())),
  )
  expect(missing).toEqual([])
})

test('every product message with “failed” or “Please try again.” is in the catalogue', () => {
  const told = [...productSources().matchAll(/['">]([A-Z][\w ]+ failed\.? ?(?:Please try again\.)?)['"<]/g)]
  const unknown = told.map(([, text]) => text ?? '').filter((text) => !(text.trim() in CATALOGUE))
  expect([...new Set(unknown)].filter((text) => text !== 'Verification Failed')).toEqual([])
})

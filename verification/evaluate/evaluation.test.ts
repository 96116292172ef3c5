import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderPage, type Evaluation } from './page.ts'
import { codeWithoutComments } from '../../packages/core/testing/code-without-comments.ts'
import { measuredHash, ROOT } from './sources.ts'

const evaluation = JSON.parse(readFileSync(join(ROOT, 'docs/evaluation.json'), 'utf8')) as Evaluation

test('docs/evaluation.md shows a run of exactly the current code', () => {
  expect(
    evaluation.measured,
    'The measured code has changed since the page was written. Commit it, then: npm run evaluate -- --write',
  ).toBe(measuredHash())
})

test('a comment is no part of the measured code, and every other character is', () => {
  const code = (text: string) => codeWithoutComments('rule.ts', text)
  expect(code("/** Days. */\nconst a = '/* b */' // c\n")).toBe(code("/** Weeks. */\n\nconst a = '/* b */' // d\n"))
  expect(code("const a = '/* b */'\n")).not.toBe(code("const a = '/* c */'\n"))
  expect(code('const a = 1\n')).not.toBe(code('const a = 2\n'))
})

test('docs/evaluation.md is the last run’s output, with its commit and date', () => {
  const page = readFileSync(join(ROOT, 'docs/evaluation.md'), 'utf8')
  expect(normal(page)).toBe(normal(renderPage(evaluation)))
  expect(page).toContain(evaluation.commit)
  expect(evaluation.commit).toMatch(/^[0-9a-f]{10}$/)
})

test('every required line of the last run was met', () => {
  expect(evaluation.lines.filter(({ isRequired, isMet }) => isRequired && isMet === false)).toEqual([])
})

/** The formatter may align a table. */
function normal(page: string): string {
  return page.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ').replaceAll(/-{3,}/g, '---').trim()
}

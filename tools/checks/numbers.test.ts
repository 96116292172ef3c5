import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as feedback from '../../packages/core/src/echo/feedback/constants.ts'
import * as pairing from '../../packages/core/src/echo/pairing/constants.ts'
import * as questions from '../../packages/core/src/echo/questions/constants.ts'
import * as letters from '../../packages/core/src/letters/constants.ts'

const PAGE = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/spec/numbers.md'), 'utf8')
// A small number is often found where another one is meant; a number that the section lacks altogether never is.

/** Numbers that the page writes as words. */
const WORDS: Readonly<Record<string, string>> = { '3': 'third', '0.5': 'half' }

test.each([
  ['echo/pairing', pairing, ['Echos', 'Rules']],
  ['echo/questions', questions, ['Rules']],
  ['echo/feedback', feedback, ['Marks']],
  ['letters', letters, ['Letters']],
] as const)('docs/spec/numbers.md has every number of %s', (_, constants, headings) => {
  const text = headings.map(section).join('\n')
  const missing = Object.entries(constants).flatMap(([name, value]) =>
    numbersIn(value).flatMap((number) => (isNamed(number, text) ? [] : [`${name}: ${number}`])),
  )
  expect(missing).toEqual([])
})

/** The text below a heading. */
function section(heading: string): string {
  return PAGE.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** True when a text has the number in digits, as a percentage or as a word. */
function isNamed(number: number, text: string): boolean {
  const size = Math.abs(number)
  const forms = [size.toLocaleString('en-US'), `${Math.round(100 * size)}%`, WORDS[String(size)] ?? '']
  return forms.some((form) => form !== '' && new RegExp(`(?<![\\d.,])${form}(?![\\d%]|[.,]\\d)`).test(text))
}

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '../../packages/core/src/letters/constants.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CORE = join(ROOT, 'packages/core/src')
const SECTIONS = readFileSync(join(ROOT, 'docs/spec/numbers.md'), 'utf8').split(/^## /m)
// This check can miss a wrong small number, because the section may contain it with another meaning. It always finds a
// number that the section lacks.

/** Minutes of an hour and days of a week: numbers of the calendar, not limits of the product. */
const CALENDAR = 'time/constants.ts'
const FILES = globSync('**/constants.ts', { cwd: CORE }).filter((file) => file !== CALENDAR)

/** A comment that links to a section of the page, and the constants below it, up to an empty line or a comment. */
const CITED =
  /\/\*\*(?:(?!\*\/)[^])*?docs\/spec\/numbers\.md#([\w-]+)(?:(?!\*\/)[^])*\*\/\n((?:export )?const [^]*?)(?=\n\n|\n\/\*\*)/g
const CITING = globSync('**/*.ts', { cwd: CORE }).filter(
  (file) => !/(?:constants|\.test)\.ts$/.test(file) && readFileSync(join(CORE, file), 'utf8').search(CITED) >= 0,
)
const MEBIBYTE = 1_048_576

/** The numbers of entries that the page of letters writes as words. */
const SPELLED: Readonly<Record<number, string>> = { 3: 'three', 8: 'eight', 60: 'sixty' }

/** Numbers that the page writes as words. */
const WORDS: Readonly<Record<string, string>> = { '3': 'third', '0.5': 'half' }

/** Constants that the page writes in another way. */
const WRITTEN: Readonly<Record<string, string>> = {
  ENTRY_EARLIEST: 'years 1000',
  ENTRY_LATEST: 'to 9999',
  FIRST_MINUTE: '21:30',
  RANDOM_PROMPT_CHANCE: '1 in 7',
  ROUNDING_DEVIATION: '1/√12',
}

/** What a number may be divided by, for a unit that people read: s, minutes, hours and days, or MiB. */
const UNITS: readonly (readonly [name: RegExp, units: readonly number[]])[] = [
  [/_MS$|^VERSION_AGES$/, [1_000, 60_000, 3_600_000, 86_400_000]],
  [/^VERSIONS_MAX$/, [1, 1_048_576]],
  [/./, [1]],
]

test('the numbers of core are in files that this check finds', () => {
  expect(FILES.length).toBeGreaterThan(15)
})

test.each(FILES.toSorted())('docs/spec/numbers.md has every number of %s', async (file) => {
  const constants = (await import(join(CORE, file))) as Readonly<Record<string, unknown>>
  const text = SECTIONS.filter((section) => section.includes(`\`${file}\``)).join('\n')
  const missing = Object.entries(constants).flatMap(([name, value]) =>
    numbersIn(value).flatMap((number) => (isNamed(name, number, text) ? [] : [`${name}: ${number}`])),
  )
  expect(missing).toEqual([])
})

test('the constants of core that link to docs/spec/numbers.md are in files that this check finds', () => {
  expect(CITING.length).toBeGreaterThan(20)
})

test.each(CITING.toSorted())('docs/spec/numbers.md has every number of %s that links there', (file) => {
  const cited = readFileSync(join(CORE, file), 'utf8').matchAll(CITED)
  const missing = [...cited].flatMap(([, anchor = '', constants = '']) =>
    literalsIn(constants).filter((number) => !hasNumber(number, sectionOf(anchor))),
  )
  expect(missing).toEqual([])
})

test('the page of letters names the fewest entries that each letter needs', () => {
  const page = readFileSync(join(ROOT, 'apps/web/src/features/letters/letters.tsx'), 'utf8')
  const said = [...page.matchAll(/(week|month|year): '[^']*\bat least (\w+) entries\./g)]
  expect(Object.fromEntries(said.map(([, kind, number]) => [kind, number]))).toEqual({
    week: SPELLED[LIMITS.week.entries],
    month: SPELLED[LIMITS.month.entries],
    year: SPELLED[LIMITS.year.entries],
  })
})

/** The numbers that are written in code, apart from 0 and the size of a unit. */
function literalsIn(code: string): number[] {
  const written = code.replaceAll(/'[^']*'/g, '').matchAll(/(?<![\w.])\d[\d_]*(?:\.\d+)?/g)
  return [...written].map(([number]) => Number(number.replaceAll('_', ''))).filter((n) => n !== 0 && n !== MEBIBYTE)
}

/** The section whose heading has that anchor. */
function sectionOf(anchor: string): string {
  return SECTIONS.find((section) => section.split('\n')[0]?.toLowerCase().replaceAll(' ', '-') === anchor) ?? ''
}

/** The numbers in a constant that set a limit: 0 and infinity set none. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return value === 0 || !Number.isFinite(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** True when a text has the number in digits, in a larger unit, as a percentage or as a word. */
function isNamed(name: string, number: number, text: string): boolean {
  const written = WRITTEN[name]
  if (written !== undefined) return text.includes(written)
  const units = UNITS.find(([names]) => names.test(name))?.[1] ?? []
  return units.some((unit) => hasNumber(Math.abs(number) / unit, text))
}

function hasNumber(size: number, text: string): boolean {
  const digits = size.toLocaleString('en-US', { maximumFractionDigits: 6 })
  const forms = [String(size), digits, `${Math.round(100 * size)}%`, WORDS[String(size)] ?? '']
  return forms.some((form) => form !== '' && new RegExp(`(?<![\\d.,])${form}(?![\\d%]|[.,]\\d)`).test(text))
}

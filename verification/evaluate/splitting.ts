// Measures how documents are split into dated entries: `node verification/evaluate/splitting.ts --diaries <folder>`.
// The folder contains `<name>.jsonl` with one `{"date","text"}` per line, and optionally `<name>.txt`, the same entries
// under "=== date" lines.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LAYOUTS, written, type Document, type Page } from '../../packages/core/testing/splitting/layouts.ts'
import { scoreOf, type Score } from '../../packages/core/testing/splitting/score.ts'
import { dayOfDate } from '../../packages/core/src/time/index.ts'

const TODAY = { year: 2026, month: 1, day: 1 }

const { values } = parseArgs({ options: { diaries: { type: 'string' } } })
if (values.diaries === undefined) throw new Error('--diaries takes a folder with .jsonl files')
const files = readdirSync(values.diaries)
const names = files.filter((file) => file.endsWith('.jsonl')).map((file) => file.replace(/\.jsonl$/u, ''))
if (names.length === 0) throw new Error(`no .jsonl file in ${values.diaries}`)

process.stdout.write(line(['diary', 'written as', 'found / there', 'invented', 'wrong dates', 'lost', 'ms per MB']))
process.stdout.write(line(['---', '---', '---', '---', '---', '---', '---']))
for (const name of names.toSorted()) {
  const pages = pagesOf(readFileSync(join(values.diaries, `${name}.jsonl`), 'utf8'))
  if (files.includes(`${name}.txt`)) {
    report(name, 'its raw text', rawDocument(readFileSync(join(values.diaries, `${name}.txt`), 'utf8'), pages))
  }
  for (const layout of LAYOUTS) report(name, layout.name, written(pages, layout))
}

function report(name: string, layout: string, document: Document): void {
  const score = scoreOf(document, TODAY, () => performance.now())
  const speed = score.milliseconds / (document.text.length / 1_000_000)
  process.stdout.write(line([name, layout, ...figures(score), speed.toFixed(0)]))
  if (score.lostCharacters > 0) process.exitCode = 1
}

function figures({ found, there, invented, wrongDates, lostCharacters }: Score): string[] {
  return [`${found} / ${there}`, String(invented), String(wrongDates), String(lostCharacters)]
}

function pagesOf(lines: string): Page[] {
  return lines
    .trim()
    .split('\n')
    .map((entry) => {
      const { date, text } = JSON.parse(entry) as { date: string; text: string }
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
      return { day: dayOfDate(year, month, day) ?? 0, text }
    })
}

/**
 * The raw text with its true starts: each page’s text is searched for after the previous one, with its heading above
 * it.
 */
function rawDocument(text: string, pages: readonly Page[]): Document {
  let at = 0
  const starts = pages.map((page) => {
    const body = text.indexOf(page.text, at)
    if (body < 0) throw new Error('the raw text does not hold the entries in their order')
    at = body + page.text.length
    return text.lastIndexOf('\n', body - 2) + 1
  })
  return { text, starts, days: pages.map(({ day }) => day) }
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`
}

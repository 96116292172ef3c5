import { writeFileSync } from 'node:fs'
import { generateEcho, type PastEcho } from '../../packages/core/src/echo/index.ts'
import { questionFor } from '../../packages/core/src/echo/questions/index.ts'
import type { Tone } from '../../packages/core/src/account/index.ts'
import { diaryEntries, readDiary } from '../../packages/core/testing/simulation/diaries.ts'
import { LEXICON, VECTORS } from '../../packages/core/testing/lexicon.ts'
import { isoDateOf } from '../../packages/core/src/time/index.ts'

/** Days of a diary that one page shows: twelve weeks. */
export const READ_DAYS = 84

/** One day as a reader sees it: the entries, and the Echo and the question that followed. */
type Day = {
  date: string
  entries: readonly string[]
  echo: { label: string; text: string; question: string | null } | null
}

/**
 * Writes one page with each day’s entries and Echo beside the diary, for a person who reads twelve weeks at a sitting.
 * @returns the path of the page
 */
export function writeReading(path: string, tone: Tone, days = READ_DAYS): string {
  const { name, days: read } = readingOf(path, tone, days)
  const target = path.replace(/(?:\.jsonl)?$/u, '.html')
  writeFileSync(target, pageOf(`${name}, ${tone}`, read))
  return target
}

/** The first days of a diary with the Echos that a person on Premium gets, opened each day. */
export function readingOf(path: string, tone: Tone, days: number): { name: string; days: Day[] } {
  const diary = readDiary(path)
  const entries = diaryEntries(diary, 0, diary.pages.length, `read ${diary.name}`)
  const history: PastEcho[] = []
  const dates = [...new Set(entries.map(({ day }) => day))].slice(0, days)
  const read = dates.map((today): Day => {
    const known = entries.filter(({ day }) => day <= today)
    const input = { entries: known, accountId: diary.name, today, tone, tier: 'premium', history } as const
    const outcome = generateEcho({ ...input, lexicon: LEXICON, vectors: VECTORS })
    const written = known.filter(({ day }) => day === today).map(({ content }) => content)
    const day = { date: isoDateOf(today), entries: written }
    if (outcome.kind !== 'echo') return { ...day, echo: null }
    const { text, receipt, patternLabel: label } = outcome.echo
    history.push({ day: today, text, receipt })
    return { ...day, echo: { label, text, question: questionFor(receipt, receipt.state, [], today) } }
  })
  return { name: diary.name, days: read }
}

/** A page that needs no other file and prints well; every text is escaped. */
export function pageOf(title: string, days: readonly Day[]): string {
  const told = days.filter(({ echo }) => echo !== null).length
  const articles = days.map(
    ({ date, entries, echo }) => `<article>
<h2>${escaped(date)}</h2>
${entries.map((entry) => `<p class="entry">${escaped(entry)}</p>`).join('\n')}
${echo ? echoHtml(echo) : '<p class="none">No Echo.</p>'}
</article>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.55 Georgia, serif; color: #1c1c1c; background: #fff }
article { padding: 1rem 0; border-top: 1px solid #bbb; break-inside: avoid }
h2 { font-size: 0.9rem; margin: 0 0 0.5rem }
.entry { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 0.75rem }
.echo { margin: 0 0 0 1.5rem; padding-left: 1rem; border-left: 3px solid #a0266b; font-size: 1.15rem; font-style: italic }
.label, .none { margin: 0.35rem 0 0 1.5rem; font-size: 0.8rem; color: #555 }
.question { margin: 0.5rem 0 0 1.5rem; font-style: italic }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${days.length} days, ${told} with an Echo.</p>
${articles.join('\n')}
</body>
</html>
`
}

function echoHtml({ label, text, question }: NonNullable<Day['echo']>): string {
  const asked = question === null ? '' : `\n<p class="question">${escaped(question)}</p>`
  return `<blockquote class="echo">${escaped(text)}</blockquote>\n<p class="label">${escaped(label)}</p>${asked}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

import { plainDay } from '../dates.ts'
import type { BookChapter } from './book-chapter.ts'
import { xhtmlHead, xhtmlText, XHTML_TAIL } from './xhtml.ts'

/** The facts about a book that are not in its chapters. */
export type BookFacts = {
  /** A UUID; every book has its own. */
  id: string
  /** The name of the writer, if there is one. */
  author: string | null
  /** The first and the last local day with an entry, or null without any. */
  days: { first: number; last: number } | null
  /** When the book was made, ms since the epoch. */
  made: number
}

/** The title of a book: “Journal”, with the first and the last day of its entries. */
export function bookTitle({ days }: BookFacts): string {
  return days === null ? 'Journal' : `Journal, ${daysText(days)}`
}

export function titlePage(facts: BookFacts): string {
  const { author, days } = facts
  return `${xhtmlHead(bookTitle(facts))}<section class="title" epub:type="titlepage" aria-labelledby="title">
<h1 id="title">Journal</h1>
${author === null ? '' : `<p class="author">${xhtmlText(author)}</p>\n`}${days === null ? '' : `<p class="when">${daysText(days)}</p>\n`}</section>
${XHTML_TAIL}`
}

/** The contents by year and month, which readers also show as a menu. */
export function contentsPage(chapters: readonly BookChapter[]): string {
  return `${xhtmlHead('Contents')}<nav epub:type="toc" role="doc-toc" id="toc" aria-labelledby="title">
<h1 id="title">Contents</h1>
<ol>
${years(chapters.filter(({ part }) => part === 1))}</ol>
</nav>
${XHTML_TAIL}`
}

/** Chapters of one year are grouped; chapters without a year are single lines. */
function years(chapters: readonly BookChapter[]): string {
  const lines: string[] = []
  for (const [index, chapter] of chapters.entries()) {
    const year = yearOf(chapter)
    const isFirst = year !== yearOf(chapters[index - 1])
    const isLast = year !== yearOf(chapters[index + 1])
    if (year !== null && isFirst) lines.push(`<li>${linkTo(chapter, year)}\n<ol>\n`)
    lines.push(`<li>${linkTo(chapter, chapter.title)}</li>\n`)
    if (year !== null && isLast) lines.push('</ol>\n</li>\n')
  }
  return lines.join('')
}

function yearOf(chapter: BookChapter | undefined): string | null {
  return chapter?.month?.slice(0, 4) ?? null
}

function linkTo({ path }: BookChapter, text: string): string {
  return `<a href="${path}">${xhtmlText(text)}</a>`
}

function daysText({ first, last }: { first: number; last: number }): string {
  return first === last ? plainDay(first) : `${plainDay(first)} to ${plainDay(last)}`
}

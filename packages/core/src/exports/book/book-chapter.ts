import { longMonth } from '../dates.ts'
import { NO_ENTRIES_NOTE } from '../portable-entry.ts'
import { xhtmlHead, xhtmlText, XHTML_TAIL } from './xhtml.ts'

/** A page of a book: the entries of a month, a part of them, or the entries without a date. */
export type BookChapter = {
  /** The page’s file name in the book, such as `2026-11.xhtml`. */
  path: string
  title: string
  /** The month, such as `2026-11`; null for entries without a date. */
  month: string | null
  /** The number of the page within its month, from 1. */
  part: number
}

/**
 * The length of a page’s text, in UTF-16 code units, after which the next entry begins a new page: reading programs
 * load a page as a whole.
 */
export const CHAPTER_LENGTH_MAX = 200_000

/** @param month such as `2026-11`, or null for entries without a date */
export function bookChapter(month: string | null, part: number): BookChapter {
  return {
    path: `${month ?? 'undated'}${part === 1 ? '' : `-${part}`}.xhtml`,
    title: month === null ? 'Undated' : longMonth(month),
    month,
    part,
  }
}

/** The part of a page before its entries. */
export function chapterHead({ title, part }: BookChapter): string {
  return `${xhtmlHead(title)}<section epub:type="chapter" role="doc-chapter" aria-labelledby="title">
<h1 id="title">${xhtmlText(title)}${part === 1 ? '' : '<span class="again"> (continued)</span>'}</h1>
`
}

/** The part of a page after its entries. */
export const CHAPTER_TAIL = `</section>\n${XHTML_TAIL}`

/** The single page of a book that has no entries. */
export const EMPTY_CHAPTER: BookChapter = { path: 'empty.xhtml', title: 'No entries', month: null, part: 1 }
export const EMPTY_CHAPTER_TEXT = `${chapterHead(EMPTY_CHAPTER)}<p class="note">${NO_ENTRIES_NOTE}</p>\n${CHAPTER_TAIL}`

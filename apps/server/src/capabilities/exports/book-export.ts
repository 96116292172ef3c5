import { randomUUID } from 'node:crypto'
import {
  BOOK_CONTAINER,
  BOOK_FOLDER,
  BOOK_MIMETYPE,
  BOOK_PATHS,
  BOOK_STYLE,
  bookChapter,
  bookEntry,
  bookPackage,
  bookPhotographPath,
  CHAPTER_LENGTH_MAX,
  CHAPTER_TAIL,
  chapterHead,
  contentsPage,
  EMPTY_CHAPTER,
  EMPTY_CHAPTER_TEXT,
  titlePage,
  type BookChapter,
  type BookFacts,
} from '@soundings/core/exports'
import { isoDateOf } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { MonthOfEntries } from '#server/capabilities/entries/archived-entries.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks, joined } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entriesInRange, type DayRange } from './entries-in-range.ts'
import { photographFiles, type PhotographFiles } from './photograph-files.ts'

/**
 * A book of the journal as an EPUB: the photographs, then a page for each month. The table of contents and the package
 * file come last, because only then are all parts known.
 * @param months the months of the range at the time of the request
 */
export async function* bookParts(
  deps: { db: Db },
  vault: AccountVault,
  { range, months }: { range: DayRange; months: readonly MonthOfEntries[] },
  now: Date,
): AsyncGenerator<ZipPart> {
  const account = await accountStore(deps.db, vault).read()
  yield { ...text(BOOK_PATHS.mimetype, [BOOK_MIMETYPE]), plain: true }
  yield text(BOOK_PATHS.container, [BOOK_CONTAINER])
  yield text(BOOK_PATHS.style, [BOOK_STYLE])
  const photographs = photographFiles(deps, vault, (id) => inBook(bookPhotographPath(id)))
  for await (const entry of entriesInRange(deps, vault, { ...range, pictured: true })) yield* photographs.of(entry)
  const book: Book = { photographs, chapters: [], allDescribed: true }
  yield* pages(entriesInRange(deps, vault, range), book)
  const { chapters, allDescribed } = book
  if (chapters.length === 0) {
    chapters.push(EMPTY_CHAPTER)
    yield text(inBook(EMPTY_CHAPTER.path), [EMPTY_CHAPTER_TEXT])
  }
  const facts = { id: randomUUID(), author: account?.displayName ?? null, days: daysOf(months), made: now.getTime() }
  yield text(BOOK_PATHS.title, [titlePage(facts)])
  yield text(BOOK_PATHS.contents, [contentsPage(chapters)])
  yield text(BOOK_PATHS.package, [bookPackage(facts, { chapters, photographs: photographs.written(), allDescribed })])
}

/** Data collected while a book is written. */
type Book = { photographs: PhotographFiles; chapters: BookChapter[]; allDescribed: boolean }

/** The entries by month, on as many pages as they need. */
async function* pages(all: AsyncGenerator<EntryRecord>, book: Book): AsyncGenerator<ZipPart> {
  await using entries = all
  let next = await entries.next()
  while (!next.done) {
    const opening = next.value
    const chapter = chapterOf(opening, book.chapters.at(-1))
    book.chapters.push(chapter)
    yield text(inBook(chapter.path), page(chapter, opening))
  }

  async function* page(of: BookChapter, opening: EntryRecord): AsyncGenerator<string> {
    yield chapterHead(of)
    let length = 0
    let entry: EntryRecord | null = opening
    while (entry !== null && belongsTo(of.month, entry) && length < CHAPTER_LENGTH_MAX) {
      const portable = book.photographs.portable(entry)
      if (portable.photographs.some(({ image, description }) => image && description === '')) book.allDescribed = false
      yield* joined(bookEntry(portable))
      length += entry.content.length
      next = await entries.next()
      entry = next.done ? null : next.value
    }
    yield CHAPTER_TAIL
  }
}

/** The page that an entry begins, which follows `previous`. */
function chapterOf(entry: EntryRecord, previous: BookChapter | undefined): BookChapter {
  return previous && belongsTo(previous.month, entry)
    ? bookChapter(previous.month, previous.part + 1)
    : bookChapter(monthOf(entry), 1)
}

/** The month of an entry, such as `2026-11`, or null without a date. */
function monthOf({ undated, day }: EntryRecord): string | null {
  return undated ? null : isoDateOf(day).slice(0, 7)
}

/**
 * Entries are in order of time. After a change of time zone, the next entry can have the previous date; at the start of
 * a month it then stays on the current page.
 */
function belongsTo(month: string | null, entry: EntryRecord): boolean {
  const own = monthOf(entry)
  return own === month || (month !== null && own !== null && own < month)
}

function daysOf(months: readonly MonthOfEntries[]): BookFacts['days'] {
  const dated = months.filter(({ month }) => month !== null)
  const [first, last] = [dated[0], dated.at(-1)]
  return first && last ? { first: first.first, last: last.last } : null
}

function inBook(path: string): string {
  return `${BOOK_FOLDER}/${path}`
}

function text(path: string, pieces: AsyncIterable<string> | Iterable<string>): ZipPart {
  return { path, content: inChunks(pieces) }
}

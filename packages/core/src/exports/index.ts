export {
  EXPORT_FORMATS,
  isPortable,
  JOURNAL_FORMATS,
  PORTABLE_ENTRIES_MAX,
  PORTABLE_PHOTOGRAPHS_MAX,
  type ExportFormat,
  type JournalFormat,
  type PortableFormat,
} from './constants.ts'
export {
  bookChapter,
  chapterHead,
  CHAPTER_LENGTH_MAX,
  CHAPTER_TAIL,
  EMPTY_CHAPTER,
  EMPTY_CHAPTER_TEXT,
  type BookChapter,
} from './book/book-chapter.ts'
export { bookEntry, bookPhotographPath } from './book/book-entry.ts'
export { contentsPage, titlePage, type BookFacts } from './book/book-front.ts'
export { BOOK_CONTAINER, BOOK_FOLDER, BOOK_MIMETYPE, BOOK_PATHS, bookPackage } from './book/book-package.ts'
export { BOOK_STYLE } from './book/book-style.ts'
export type { Block, DocumentImage } from './block.ts'
export { csvHead, csvRow, type Cell } from './csv.ts'
export { longMonth } from './dates.ts'
export { DAY_ONE_HEAD, DAY_ONE_TAIL, dayOneEntry, dayOnePhotographPath } from './day-one/day-one-entry.ts'
export { documentWriter } from './document-writer.ts'
export { DAMAGED_ECHO_NOTE, damagedEchoBlocks, echoBlocks } from './echo-blocks.ts'
export { letterBlocks } from './letter-blocks.ts'
export { entryBlocks } from './entry-blocks.ts'
export { entryMarkdown } from './markdown.ts'
export { jpegSize } from './picture.ts'
export { NOTES_FOLDER, noteMarkdown, notePhotographPath } from './notes/note.ts'
export { notePaths } from './notes/note-path.ts'
export { NO_ENTRIES_NOTE, type PortableEntry, type PortableImage } from './portable-entry.ts'
export { wordImagePath, wordPackage, wordRelationships } from './word-package.ts'
export type { DocumentWriter } from './writer.ts'

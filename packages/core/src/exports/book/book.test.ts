import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AN_ENTRY, aPhotograph, DAY } from '../../../testing/portable-entries.ts'
import {
  BOOK_CONTAINER,
  bookChapter,
  bookEntry,
  bookPackage,
  CHAPTER_TAIL,
  chapterHead,
  contentsPage,
  EMPTY_CHAPTER_TEXT,
  titlePage,
  type PortableEntry,
} from '../index.ts'

/** Parses XML; a text that is not well-formed fails the test. */
function parsed(xml: string): Document {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`)
  }
  return new DOMParser({ onError }).parseFromString(xml, 'application/xml')
}

const all = (document: Document, name: string): Element[] => [...document.getElementsByTagName(name)]
const texts = (document: Document, name: string) => all(document, name).map(({ textContent }) => textContent)

const CHAPTER = bookChapter('2026-11', 1)
const page = (entry: Partial<PortableEntry>) =>
  parsed(chapterHead(CHAPTER) + [...bookEntry({ ...AN_ENTRY, ...entry })].join('') + CHAPTER_TAIL)

test('an entry in a book has its date, its title and its paragraphs', () => {
  const document = page({ title: 'Lamp & back', prompt: 'What held?' })
  expect(texts(document, 'h1')).toEqual(['November 2026'])
  expect(texts(document, 'h2')).toEqual(['Monday, November 23, 2026, 9:14 PM'])
  expect(all(document, 'time')[0]?.getAttribute('datetime')).toBe('2026-11-23T21:14:00-05:00')
  expect(texts(document, 'h3')).toEqual(['Lamp & back'])
  expect(texts(document, 'p')).toEqual(['Prompt: What held?', 'Walked to the lamp.', 'And back. '])
})

test('lists, quotes, emphasis and pauses of a text are those of the book', () => {
  const content = 'So *very* **cold**.\nYes.\n\n- house\n  - tap\n- sea\n\n4. four\n5. five\n\n> He said so\n\n* * *'
  const document = page({ content })
  expect(texts(document, 'em')).toEqual(['very'])
  expect(texts(document, 'strong')).toEqual(['cold'])
  expect(all(document, 'br')).toHaveLength(1)
  expect(all(document, 'ul')).toHaveLength(2)
  expect(all(document, 'ol')[0]?.getAttribute('start')).toBe('4')
  expect(texts(document, 'blockquote')).toEqual(['He said so'])
  expect(all(document, 'p').at(-1)?.getAttribute('class')).toBe('pause')
})

test('a photograph has the description of its writer or its date as alternative text, and a missing one a note', () => {
  const photographs = [
    aPhotograph('a', 'The "quay"\nat noon'),
    aPhotograph('b', ''),
    { ...aPhotograph('c', ''), image: null },
  ]
  const document = page({ photographs })
  expect(all(document, 'img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([
    ['photographs/a.jpg', 'The "quay" at noon'],
    ['photographs/b.jpg', 'Photo from November 23, 2026'],
  ])
  expect(texts(document, 'figcaption')).toEqual(['The "quay" at noon'])
  expect(texts(document, 'p').at(-1)).toContain('A photo is missing here.')
})

test.each([
  ['I walked to the lamp and it was cold.', null],
  ['Milk. Bread.', null],
  ['Ich bin heute nicht aus dem Haus gegangen und es war gut.', ''],
  ['Сегодня было холодно.', ''],
])('the language of %j is %j', (content, language) => {
  const [text] = all(page({ content }), 'div')
  expect(text?.hasAttribute('lang') ? text.getAttribute('lang') : null).toBe(language)
})

test('a line of Hebrew runs right to left', () => {
  const document = page({ content: 'שלום\n\nHello' })
  expect(all(document, 'p').map((paragraph) => paragraph.getAttribute('dir'))).toEqual(['rtl', null])
})

const journal = fc
  .array(
    fc.constantFrom(
      '- ',
      '1. ',
      '> ',
      '*',
      '**',
      '_',
      ' ',
      '\n',
      '\n\n',
      'milk',
      '<b>',
      '&amp;',
      ']]>',
      '\u0000',
      '\uD800',
      '"',
      '-->',
    ),
  )
  .map((parts) => parts.join(''))

test('every text, title, name and description makes a well-formed page', () => {
  fc.assert(
    fc.property(fc.oneof(journal, fc.string({ unit: 'binary' })), (text) => {
      const photographs = [aPhotograph('a', text)]
      page({ content: text, title: text, prompt: text, question: text, photographs })
      parsed(titlePage({ ...FACTS, author: text }))
      parsed(bookPackage({ ...FACTS, author: text }, { chapters: [CHAPTER], photographs: [], allDescribed: true }))
    }),
  )
})

const FACTS = { id: AN_ENTRY.id, author: 'Mara Lind', days: { first: DAY - 40, last: DAY }, made: AN_ENTRY.time }

test('the contents are by year and month, with a line for what has no date', () => {
  const chapters = [
    bookChapter('2025-12', 1),
    bookChapter('2026-01', 1),
    bookChapter('2026-01', 2),
    bookChapter('2026-11', 1),
    bookChapter(null, 1),
  ]
  const document = parsed(contentsPage(chapters))
  expect(all(document, 'a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2025', '2025-12.xhtml'],
    ['December 2025', '2025-12.xhtml'],
    ['2026', '2026-01.xhtml'],
    ['January 2026', '2026-01.xhtml'],
    ['November 2026', '2026-11.xhtml'],
    ['Undated', 'undated.xhtml'],
  ])
  expect(all(document, 'nav')[0]?.getAttribute('epub:type')).toBe('toc')
})

test('the package names each file once, and every page in its order', () => {
  const chapters = [bookChapter('2026-01', 1), bookChapter('2026-01', 2), bookChapter(null, 1)]
  const parts = { chapters, photographs: ['a', 'b'], allDescribed: false }
  const document = parsed(bookPackage(FACTS, parts))
  const items = all(document, 'item')
  const ids = items.map((item) => item.getAttribute('id'))
  expect(new Set(ids).size).toBe(ids.length)
  expect(items.map((item) => item.getAttribute('href'))).toEqual([
    'nav.xhtml',
    'style.css',
    'title.xhtml',
    '2026-01.xhtml',
    '2026-01-2.xhtml',
    'undated.xhtml',
    'photographs/a.jpg',
    'photographs/b.jpg',
  ])
  expect(all(document, 'itemref').map((item) => item.getAttribute('idref'))).toEqual([
    'title',
    'nav',
    'chapter-2026-01',
    'chapter-2026-01-2',
    'chapter-undated',
  ])
  expect(texts(document, 'dc:title')).toEqual(['Journal, October 14, 2026 to November 23, 2026'])
  expect(texts(document, 'dc:creator')).toEqual(['Mara Lind'])
  expect(texts(document, 'dc:language')).toEqual(['en'])
  expect(texts(document, 'meta')).toContain('2026-11-24T02:14:00Z')
})

const featuresOf = (photographs: string[], allDescribed: boolean) =>
  texts(parsed(bookPackage(FACTS, { chapters: [CHAPTER], photographs, allDescribed })), 'meta')

test('a book promises alternative texts only when each photograph has a description', () => {
  expect(featuresOf(['a'], true)).toContain('alternativeText')
  expect(featuresOf(['a'], false)).not.toContain('alternativeText')
  expect(featuresOf([], true)).not.toContain('visual')
})

test('a book without entries is a book, too', () => {
  expect(texts(parsed(EMPTY_CHAPTER_TEXT), 'p')).toEqual(['There are no entries in this period.'])
  expect(texts(parsed(titlePage({ ...FACTS, author: null, days: null })), 'p')).toEqual([])
  parsed(BOOK_CONTAINER)
})

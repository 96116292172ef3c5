import { DOMParser, type Document } from '@xmldom/xmldom'
import { expect } from 'vitest'
import { unpacked, type Files } from '#server/capabilities/archive/archive.fixture.ts'
import { anEntry } from './builders.ts'
import type { Person } from './person.ts'
import { photographOf } from './pictures.ts'
import type { TestApp } from './test-app.ts'
import { DAY } from './test-clock.ts'

export const PORTABLE = ['markdown', 'dayone', 'epub'] as const
type Format = (typeof PORTABLE)[number]

export const MULTILINGUAL_TEXT = '  Früh — “до” 早上 שלום عולם 👩‍🚀 <b>&amp;</b> *so* {\\rtf} ]]> 1\t2\n\n---\n- one '

export function exported(person: Person, format: Format, range = '') {
  return person.get(`/api/entries/export?format=${format}${range}`)
}

export async function filesOf(person: Person, format: Format, range = ''): Promise<Files> {
  const answer = await exported(person, format, range)
  expect([format, answer.statusCode]).toEqual([format, 200])
  return unpacked(answer.rawPayload)
}

type Written = { id: string; photographs: { id: string }[]; created_at: string; updated_at: string }

/** Three days of a person: a plain one, one with photographs and a title, and one with the same photograph again. */
export async function aJournal(fixture: TestApp, person: Person): Promise<Written[]> {
  const photographs = [
    { id: await photographOf(person, 1), description: 'White [water]\nalong the "quay" & <lamp>' },
    { id: await photographOf(person, 2), description: '' },
  ]
  const again = [{ id: await photographOf(person, 1), description: 'The same' }]
  const entries = [
    anEntry({ content: 'The first day.', tags: ['walks'] }),
    anEntry({
      content: MULTILINGUAL_TEXT,
      title: 'A title: "so"',
      prompt: 'What held?',
      photographs,
      mood: 5,
      tags: ['true'],
    }),
    anEntry({ content: 'The third day.', photographs: again }),
  ]
  const written: Written[] = []
  for (const entry of entries) {
    written.push((await person.post('/api/entries', entry)).json())
    fixture.clock.advance(DAY)
  }
  return written
}

/** Parses XML; a text that is not well-formed fails the test. */
function parsed(xml: Buffer | undefined): Document {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`)
  }
  return new DOMParser({ onError }).parseFromString(String(xml), 'application/xml')
}

const attributes = (document: Document, element: string, name: string) =>
  [...document.getElementsByTagName(element)].map((found) => found.getAttribute(name) ?? '')

/** Checks that a book contains what it names and names what it contains. @returns the text of its pages in order */
export function readBook(files: Files): string[] {
  const container = parsed(files.get('META-INF/container.xml'))
  expect(attributes(container, 'rootfile', 'full-path')).toEqual(['book/package.opf'])
  const book = parsed(files.get('book/package.opf'))
  const items = new Map(
    [...book.getElementsByTagName('item')].map((item) => [item.getAttribute('id'), item.getAttribute('href') ?? '']),
  )
  const inside = [...files.keys()].filter((path) => path.startsWith('book/') && path !== 'book/package.opf')
  expect([...items.values()].map((href) => `book/${href}`).toSorted()).toEqual(inside.toSorted())
  const pages = attributes(book, 'itemref', 'idref').map((id) => parsed(files.get(`book/${items.get(id)}`)))
  for (const page of pages) {
    const named = [
      ...attributes(page, 'img', 'src'),
      ...attributes(page, 'a', 'href'),
      ...attributes(page, 'link', 'href'),
    ]
    for (const href of named) expect([href, files.has(`book/${href}`)]).toEqual([href, true])
  }
  return pages.map((page) => page.getElementsByTagName('body')[0]?.textContent ?? '')
}

type DayOne = {
  metadata: { version: string }
  entries: {
    uuid: string
    text: string
    tags: string[]
    timeZone: string
    creationDate: string
    modifiedDate: string
    photos?: DayOnePhoto[]
  }[]
}
type DayOnePhoto = {
  identifier: string
  md5: string
  type: string
  orderInEntry: number
  width: number
  height: number
}

/** The journal of a Day One ZIP. */
export const dayOne = (files: Files) => JSON.parse(String(files.get('Soundings.json'))) as DayOne

import { Parser } from 'htmlparser2'
import type { FolderFile } from '../files/folder.ts'
import { journalRecord, type JournalItem, type LeftBehind } from '../journal-record.ts'
import { markedEncodingOrUtf8 } from '#server/adapters/documents/byte-order-mark.ts'
import { finished } from '../shared/finished-record.ts'
import { htmlReader } from '../shared/html-text.ts'
import { mediaKind } from '../shared/media-kind.ts'
import { oneLine } from '../shared/plain-text.ts'
import { RecordError } from '../shared/record-error.ts'
import { clockText, localTime, type LocalTime } from '../shared/record-time.ts'
import type { MediaFolders } from './media-folders.ts'

const PAGE_MAX = 8 * 1_048_576
const DEPTH_MAX = 500
const PARTS = ['Header', 'Content', 'TagsLocation'] as const
type Part = (typeof PARTS)[number]
const PARAGRAPH = /<p\b[^>]*\bclass\s*=\s*["']?(?:Content|Header)\b/i
const OWN = /<p\b[^>]*\bclass\s*=\s*["']?TagsLocation\b/i
/** `2017-07-27`, `2017-07-27 203015`, `20170727_203015` in the name of a folder or file. */
const STAMP = /^(\d{4})[-_.]?(\d{2})[-_.]?(\d{2})(?:[-_ T.]+(\d{2})[-_:.]?(\d{2})(?!\d(?!\d)))?/

/** The words before a colon that begin a line of tags, people or places, in Diarium’s languages. */
const TAG_WORDS = new Set(
  'tags tag schlagwörter étiquettes etiquetas etichette labels метки теги 标签 標籤 タグ 태그 people personen personnes personas persone pessoas люди'.split(
    ' ',
  ),
)
const PLACE_WORDS = new Set(
  'location ort standort lieu ubicación posizione localização local plaats locatie место местоположение 位置 場所 위치'.split(
    ' ',
  ),
)
const COORDINATES = /^-?\d{1,3}[.,]\d+\s*[,;]\s*-?\d{1,3}[.,]\d+$/

/**
 * True for a page of the HTML export: it has a paragraph of class Content or Header, and one of class TagsLocation or a
 * date in the name of its file or folder.
 */
export async function isHtml(file: FolderFile): Promise<boolean> {
  const head = await file.head()
  const html = new TextDecoder(markedEncodingOrUtf8(head)).decode(head)
  return PARAGRAPH.test(html) && (OWN.test(html) || stampIn(file.path) !== null)
}

/** The entry of a page. Everything else in its folder is its media. @throws FolderError when it is damaged */
export async function* readHtml(file: FolderFile, media: MediaFolders): AsyncGenerator<JournalItem> {
  const place = { file: file.path, number: 1 }
  try {
    if (file.size > PAGE_MAX) throw new RecordError('too_long')
    const bytes = await file.bytes(PAGE_MAX)
    const { heading, text, isSimplified, lines } = partsOf(new TextDecoder(markedEncodingOrUtf8(bytes)).decode(bytes))
    const { tags, places, leftBehind } = factsIn(lines)
    const time = stampIn(file.path)
    const beside = media.beside(file.path)
    const kinds = beside.map((path) => mediaKind(path)).filter((kind) => kind !== 'photograph')
    const record = journalRecord(place, {
      text,
      title: heading,
      time,
      tags,
      location: places.join(', ') || null,
      photographs: beside.filter((path) => mediaKind(path) === 'photograph').map((path) => ({ path, description: '' })),
      leftBehind: [...leftBehind, ...kinds, ...(isSimplified ? (['formatting'] as const) : [])],
    })
    yield* finished(record, time === null ? ['bad_date'] : [])
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    yield error.at(place)
  }
}

/** The day, and the time if there is one, in the name of the file or of its folder. */
function stampIn(path: string): LocalTime | null {
  for (const part of path.split('/').toReversed()) {
    const [, year, month, day, hour, minute] = STAMP.exec(part) ?? []
    const isTime = hour !== undefined && Number(hour) < 24 && Number(minute) < 60
    const clock = isTime ? clockText(Number(hour), Number(minute)) : null
    const found = localTime({ year: Number(year), month: Number(month), day: Number(day) }, clock)
    if (found) return found
  }
  return null
}

function partsOf(html: string): { heading: string; text: string; isSimplified: boolean; lines: string[] } {
  const readers = { Header: htmlReader(), Content: htmlReader(), TagsLocation: htmlReader() }
  const open: (Part | null)[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= DEPTH_MAX) throw new RecordError('unreadable_record')
      const classes = (attributes['class'] ?? '').split(/\s+/)
      const part = PARTS.find((one) => classes.includes(one)) ?? open.at(-1) ?? null
      open.push(part)
      if (part) readers[part].open(name, attributes)
    },
    onclosetag(name) {
      const part = open.pop() ?? null
      if (part) readers[part].close(name)
    },
    ontext(text) {
      const part = open.at(-1) ?? null
      if (part) readers[part].text(text)
    },
  })
  parser.write(html)
  parser.end()
  const content = readers.Content.parts()
  return {
    heading: oneLine(readers.Header.parts().text),
    text: content.text,
    isSimplified: content.isSimplified,
    lines: readers.TagsLocation.parts().text.split('\n'),
  }
}

/** Lines such as `Tags: a, b` and `Ort: 48.2, 16.4`. */
function factsIn(lines: readonly string[]): { tags: string[]; places: string[]; leftBehind: LeftBehind[] } {
  const [tags, places, leftBehind]: [string[], string[], LeftBehind[]] = [[], [], []]
  for (const line of lines) {
    const colon = line.search(/[:：]/)
    const [word, rest] = [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()]
    if (rest === '') continue
    if (TAG_WORDS.has(word)) tags.push(...rest.split(/[,，]/).map((tag) => tag.trim()))
    else if (COORDINATES.test(rest)) leftBehind.push('map')
    else if (PLACE_WORDS.has(word)) places.push(rest)
    else leftBehind.push(/[°☀☁🌑-🌞]/u.test(rest) ? 'weather' : 'attachment')
  }
  return { tags, places, leftBehind }
}

import { utcTimeOf } from '../../time/index.ts'
import { METRICS } from '../../entries/index.ts'
import { MISSING_PHOTOGRAPH_NOTE, type PortableEntry, type PortablePhotograph } from '../portable-entry.ts'
import { UNDATED_TAG } from './index.ts'
import { dayOneQuote, dayOneText, dayOneTitle } from './day-one-text.ts'

/** The JSON before the entries, and the JSON after them. */
export const DAY_ONE_HEAD = '{"metadata":{"version":"1.0"},"entries":[\n'
export const DAY_ONE_TAIL = '\n]}\n'

/** The tag of an entry whose text is damaged. */
const DAMAGED_TAG = 'damaged'

/** The path of a photograph in the ZIP: Day One names each file by the MD5 of its bytes. */
export function dayOnePhotographPath(md5: string): string {
  return `photos/${md5}.jpeg`
}

/**
 * An entry as Day One exports one. Day One has no ratings: they are tags such as `mood-4`, which its users can see and
 * search. Data without a field in Day One is in two keys that it ignores: `prompts` (also quoted at the start of the
 * text) and a photograph’s `description`.
 */
export function dayOneEntry(entry: PortableEntry): object {
  const created = utcTimeOf(entry.time)
  const shown = entry.photographs.filter(({ image }) => image !== null)
  const prompts = [entry.question, entry.prompt].filter((text) => text !== undefined)
  return {
    uuid: hexOf(entry.id),
    creationDate: created,
    modifiedDate: utcTimeOf(entry.updated),
    timeZone: entry.timeZone,
    isAllDay: false,
    starred: false,
    isPinned: false,
    tags: tagsOf(entry),
    ...(prompts.length === 0 ? {} : { prompts }),
    text: textOf(entry, prompts),
    ...(entry.place === undefined ? {} : { location: { placeName: entry.place } }),
    ...(shown.length === 0 ? {} : { photos: shown.map((photograph, index) => photoOf(photograph, index, created)) }),
  }
}

/** An id as Day One writes it: 32 hexadecimal digits in upper case. */
function hexOf(id: string): string {
  return id.replaceAll('-', '').toUpperCase()
}

function tagsOf({ tags, undated, damaged, ...ratings }: PortableEntry): string[] {
  return [
    ...tags,
    ...METRICS.flatMap((metric) => (ratings[metric] === null ? [] : [`${metric}-${ratings[metric]}`])),
    ...(undated ? [UNDATED_TAG] : []),
    ...(damaged ? [DAMAGED_TAG] : []),
  ]
}

/** The entry’s title, prompts, text and photographs, separated by empty lines. */
function textOf({ title, content, photographs }: PortableEntry, prompts: readonly string[]): string {
  return [
    ...(title === undefined ? [] : [dayOneTitle(title)]),
    ...prompts.map(dayOneQuote),
    dayOneText(content),
    ...photographs.map(({ id, image }) =>
      image ? `![](dayone-moment://${hexOf(id)})` : `_${MISSING_PHOTOGRAPH_NOTE}_`,
    ),
  ].join('\n\n')
}

function photoOf({ id, description, image }: PortablePhotograph, index: number, date: string): object {
  return {
    identifier: hexOf(id),
    ...image,
    type: 'jpeg',
    orderInEntry: index,
    date,
    favorite: false,
    isSketch: false,
    filename: `${id}.jpg`,
    ...(description === '' ? {} : { description }),
  }
}

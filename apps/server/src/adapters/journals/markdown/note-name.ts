import { readDateText, type DateText } from '@soundings/core/diary-split'
import { oneLine } from '../shared/plain-text.ts'
import { clockText } from '../shared/record-time.ts'
import { withoutEnds } from '../shared/without-ends.ts'

/** The longest file name that systems allow, in characters. */
const NAME_MAX = 255
const ENDING = /\.(?:md|markdown|mdown|mkd|txt)$/iu
/** An ISO date anywhere in a name, with one kind of separator. */
const ISO = /(?<!\d)(\d{4})([-_.])(\d{2})\2(\d{2})(?!\d)/u
/** Twelve or fourteen digits: a date with its time, as notes are numbered. */
const STAMP = /^(\d{8})(\d{2})(\d{2})(?:\d{2})?(?!\d)/u
/** A time after the date, with a separator or alone at the end. */
const CLOCK = /^[T _-]+(\d{2})(?:[-.:_h](\d{2})(?:[-.:_](\d{2}))?|(\d{2})(?=$))(?!\d)/u
/** Folders and names such as 2024/01/15, 2024/01-January/15 Title and 2024/2024-01/15th. */
const FOLDERS =
  /(?:^|\/)(\d{4})\/(?:\d{4}[-_ ])?(\d{1,2})(?:[^\d/][^/]*)?\/(\d{1,2})(?:st|nd|rd|th)?(?!\d)([^/]*)(?:$|\/[^/]*$)/u
/** A name that another notebook gives an exported page: its title and 32 digits. */
const PAGE_ID = / [0-9a-f]{32}$/u

/** The date, time (`HH:MM`) and title in a note’s path. */
export type NoteName = { date: DateText | null; clock: string | null; title: string | null }

/** Reads the name of a note, and the folders that it is in when they are years and months. */
export function noteName(path: string): NoteName {
  const stem = path
    .slice(path.lastIndexOf('/') + 1)
    .slice(-NAME_MAX)
    .replace(ENDING, '')
  const iso = ISO.exec(stem)
  if (iso) {
    const date = readDateText(`${iso[1]}-${iso[3]}-${iso[4]}`)
    if (date) {
      const rest = stem.slice(iso.index + iso[0].length)
      const { clock, words } = clockIn(rest)
      return { date, clock, title: titleOf(`${stem.slice(0, iso.index)} ${words}`) }
    }
  }
  const stamp = STAMP.exec(stem)
  const stamped = stamp && readDateText(stamp[1] ?? '')
  if (stamp && stamped && Number(stamp[2]) < 24 && Number(stamp[3]) < 60) {
    const clock = clockText(Number(stamp[2]), Number(stamp[3]))
    return { date: stamped, clock, title: titleOf(stem.slice(stamp[0].length)) }
  }
  return ofWords(stem) ?? ofFolders(path.replace(ENDING, '')) ?? { date: null, clock: null, title: titleOf(stem) }
}

/** A date in any other form counts at the start of a name. */
function ofWords(stem: string): NoteName | null {
  const date = readDateText(stem.replaceAll('_', '-'))
  if (!date || /^[\p{L}\p{N}]/u.test(stem.slice(date.end))) return null
  const clock = date.time && clockText(date.time.hour, date.time.minute)
  return { date, clock, title: titleOf(stem.slice(date.end)) }
}

function ofFolders(path: string): NoteName | null {
  const [, year, month = '', day = '', rest = ''] = FOLDERS.exec(path) ?? []
  const date = year === undefined ? null : readDateText(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return date && { date, clock: null, title: titleOf(rest) }
}

function clockIn(rest: string): { clock: string | null; words: string } {
  const parts = CLOCK.exec(rest)
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2] ?? parts?.[4])]
  const isClock = parts !== null && hour < 24 && minute < 60
  return isClock ? { clock: clockText(hour, minute), words: rest.slice(parts[0].length) } : { clock: null, words: rest }
}

/** The words of a name, without separators around them and numbers that only tell files apart. */
function titleOf(words: string): string | null {
  const title = withoutEnds(oneLine(words.replace(PAGE_ID, '').replaceAll('_', ' ')), '-–—.:,', '-–—:,')
  return title === '' || /^(?:log\s*)?\(?\d{0,3}\)?$/iu.test(title) ? null : title
}

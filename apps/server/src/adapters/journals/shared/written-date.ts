import type { RecordZone } from '../journal-record.ts'
import { clockText, localTime, timeOfIso, zoneOf, type LocalTime } from './record-time.ts'

/** Languages whose names of months are known. Of two languages with one word, the first counts. */
const LANGUAGES = 'en de fr es it pt nl ru pl cs sv da nb fi tr uk hu el ca ro id he'.split(' ')

/** Names of zones that mean one offset, in minutes east of UTC. Names such as IST mean several and are left out. */
const ZONES: Readonly<Record<string, number>> = {
  gmt: 0, utc: 0, wet: 0, west: 60, bst: 60, cet: 60, mez: 60, cest: 120, mesz: 120, eet: 120, eest: 180, msk: 180,
  jst: 540, acst: 570, acdt: 630, aest: 600, aedt: 660, nzst: 720, nzdt: 780,
  est: -300, edt: -240, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420, akst: -540, akdt: -480, hst: -600,
} // prettier-ignore

const EAST_ASIAN = /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/u
const ISO = /(\d{4}-\d{2}-\d{2})/u
const YEAR = /(?<!\d)([12]\d{3})(?!\d)/u
const DAY = /(?<!\d)(\d{1,2})(?!\d)/u
const CLOCK = /(?<!\d)(\d{1,2})\s*(?:[:.h]|시|時|点|點)\s*(\d{2})(?!\d)/u
const MORNING = /(?<!\p{L})a\.?\s?m(?!\p{L})|午前|上午|오전|π\.μ/u
const AFTERNOON = /(?<!\p{L})p\.?\s?m(?!\p{L})|午後|下午|오후|μ\.μ/u
const OFFSET = /(?:gmt|utc)\s?([+\u2212-]\d{1,2}(?::?\d{2})?)/u

let months: ReadonlyMap<string, number> | null = null

/**
 * The date and time that a program prints in the language of its device: `July 23, 2017 at 2:54:26 PM GMT+9`, `15. März
 * 2024 um 15:33:57 MEZ`, `2014년 10월 24일 02:00`.
 */
export function printedDate(printed: string): LocalTime | null {
  if (printed.length > 200) return null
  const text = printed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
  const found = numericDate(text) ?? namedDate(text)
  return found && localTime(found, clockIn(found.rest), zoneIn(found.rest))
}

type Found = { year: number; month: number; day: number; rest: string }

function numericDate(text: string): Found | null {
  const asian = EAST_ASIAN.exec(text)
  if (asian) {
    const [year = 0, month = 0, day = 0] = asian.slice(1).map(Number)
    return { year, month, day, rest: text.replace(asian[0], ' ') }
  }
  const iso = ISO.exec(text)?.[1] ?? ''
  if (timeOfIso(iso) === null) return null
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { year, month, day, rest: text.replace(iso, ' ') }
}

/** A date with the name of its month: the day is the number before the name, or the first one after it. */
function namedDate(text: string): Found | null {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const month = (months ??= monthNames()).get(word)
    if (month === undefined) continue
    const [before, after] = [text.slice(0, index), text.slice(index + word.length)]
    const year = YEAR.exec(after) ?? YEAR.exec(before)
    const ownDay = [...before.matchAll(new RegExp(DAY, 'gu'))].at(-1)
    const day = ownDay ?? DAY.exec(after)
    if (!year || !day) continue
    const withoutDay = ownDay ? after : after.replace(day[0], ' ')
    return { year: Number(year[1]), month, day: Number(day[1]), rest: withoutDay.replace(year[0], ' ') }
  }
  return null
}

function clockIn(text: string): string | null {
  const [, hours, minutes] = CLOCK.exec(text.replace(OFFSET, ' ')) ?? []
  if (hours === undefined || Number(minutes) > 59 || Number(hours) > 23) return null
  const [isMorning, isAfternoon] = [MORNING.test(text), AFTERNOON.test(text)]
  const hour = isMorning || isAfternoon ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours)
  return clockText(hour, Number(minutes))
}

function zoneIn(text: string): RecordZone {
  const offset = OFFSET.exec(text)?.[1]
  if (offset !== undefined) return zoneOf(offset)
  for (const [word] of text.matchAll(/[a-z]{3,4}(?![\p{L}\d])/gu)) {
    if (ZONES[word] !== undefined) return ZONES[word]
  }
  return null
}

/** Month names in each language, alone and next to a day, in full and abbreviated; lower case, without periods. */
function monthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const month of ['long', 'short'] as const) {
    for (const language of LANGUAGES) {
      for (const options of [{ month }, { month, day: 'numeric' as const }]) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        for (let number = 1; number <= 12; number++) {
          const printed = format
            .format(Date.UTC(2024, number - 1, 15))
            .normalize('NFKC')
            .toLowerCase()
          // Next to a day, some languages put a small word before the month, so the longest word is taken.
          const [word] = (printed.match(/[\p{L}\p{M}]+/gu) ?? []).toSorted((one, other) => other.length - one.length)
          if (word !== undefined && word.length > 1 && !names.has(word)) names.set(word, number)
        }
      }
    }
  }
  return names
}

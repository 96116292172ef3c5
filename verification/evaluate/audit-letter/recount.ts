import { countOf, dayOf } from '../audit-echo/print.ts'
import { holds, recountForms } from '../audit-echo/recount/words.ts'
import type { RawEntry } from '../audit-echo/types.ts'
import type { RawLetter } from './index.ts'
import type { Read } from './read.ts'

const DAY_MS = 86_400_000
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** The hours that a reader takes these words to mean. */
const HOURS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'after midnight': [0, 5],
  'in the morning': [5, 11],
  'around midday': [11, 16],
  'in the evening': [16, 21],
  'late in the evening': [21, 24],
}

/** Wrong claims of a statement about the period of a letter. Entries are oldest first. */
export function recount({ kind, said }: Read, letter: RawLetter, entries: readonly RawEntry[]): string[] {
  const own = entries.filter(({ day }) => day >= letter.first && day <= letter.last)
  const word = said.get('word') ?? ''
  const wrong = word === '' ? [] : recountForms([word], own)
  if (kind === 'counts') return [...wrong, ...countsOf(said, own)]
  if (kind === 'share') return [...wrong, ...shareOf(said, word, own)]
  if (kind === 'new') return [...wrong, ...firstOf(said, word, own, letter, entries)]
  if (kind === 'habit') return habitOf(said, letter, own, entries)
  return kind === 'fullest' ? fullestOf(said, own) : wrong
}

function printed(text: string | undefined): number | null {
  return countOf(text?.replaceAll(',', ''))
}

function countsOf(said: Read['said'], own: readonly RawEntry[]): string[] {
  const words = own.flatMap(({ content }) => content.split(/\s+/u)).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
  const counts = { days: daysOf(own).length, entries: own.length, words }
  return Object.entries(counts).flatMap(([role, count]) => {
    const told = printed(said.get(role))
    return told === null || told === count ? [] : [`There are ${count} ${role}, not ${told}.`]
  })
}

function shareOf(said: Read['said'], word: string, own: readonly RawEntry[]): string[] {
  const all = said.get('all')
  const [times, of] = all === undefined ? (said.get('share') ?? '').split(' of your ') : [all, all]
  const holding = own.filter((entry) => holds(entry, word)).length
  if (printed(of) !== own.length) return [`There are ${own.length} entries, not ${of}.`]
  return printed(times) === holding ? [] : [`“${word}” is in ${holding}, not ${times}.`]
}

function firstOf(
  said: Read['said'],
  word: string,
  own: readonly RawEntry[],
  { first, day: told }: RawLetter,
  entries: readonly RawEntry[],
): string[] {
  if (entries.some((entry) => entry.day < first && holds(entry, word))) return [`“${word}” was there before.`]
  const [earliest, ...later] = own.filter((entry) => holds(entry, word))
  if (!earliest || earliest.day !== dayOf(said.get('date'), told)) return [`“${word}” came first on another day.`]
  return printed(said.get('more')) === later.length ? [] : [`“${word}” is in ${later.length} more.`]
}

function habitOf(
  said: Read['said'],
  { kind, first }: RawLetter,
  own: readonly RawEntry[],
  entries: readonly RawEntry[],
): string[] {
  const start = new Date(first * DAY_MS)
  const before = {
    week: first - 7,
    month: Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - 1, 1) / DAY_MS,
    year: Date.UTC(start.getUTCFullYear() - 1, 0, 1) / DAY_MS,
  }[kind]
  const previous = entries.filter(({ day }) => day >= before && day < first)
  const inPart = (of: readonly RawEntry[], part = '') => {
    const [from, to] = HOURS[part.toLowerCase()] ?? [0, 0]
    return of.filter(({ hour }) => hour >= from && hour < to).length
  }
  const [times, of] = (said.get('times') ?? '').split(' of ')
  const now = inPart(own, said.get('part'))
  if (printed(of) !== own.length || printed(times) !== now) return [`It was ${now} of ${own.length} times.`]
  const isMost = now * 2 > own.length && inPart(previous, said.get('earlier')) * 2 > previous.length
  return isMost ? [] : ['That is not most of them.']
}

function fullestOf(said: Read['said'], own: readonly RawEntry[]): string[] {
  const months = daysOf(own).map((day) => new Date(day * DAY_MS).getUTCMonth())
  const daysIn = (month: number) => months.filter((other) => other === month).length
  const told = MONTHS.indexOf(said.get('month') ?? '')
  if (printed(said.get('days')) !== daysIn(told)) return [`There are entries on ${daysIn(told)} of its days.`]
  return MONTHS.some((_, month) => month !== told && daysIn(month) >= daysIn(told)) ? ['It is not the fullest.'] : []
}

function daysOf(entries: readonly RawEntry[]): number[] {
  return [...new Set(entries.map(({ day }) => day))]
}

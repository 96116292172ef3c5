import { countOf, dayOf } from '../audit-echo/print.ts'
import { holds, recountForms } from '../audit-echo/recount/words.ts'
import type { RawEntry } from '../audit-echo/types.ts'
import type { RawLetter, Read } from './types.ts'

const DAY_MS = 86_400_000
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** Wrong claims of a statement about the period of a letter. Entries are oldest first. */
export function recount({ kind, said }: Read, letter: RawLetter, entries: readonly RawEntry[]): string[] {
  const own = entries.filter(({ day }) => day >= letter.first && day <= letter.last)
  const word = said.get('word') ?? ''
  const wrong = word === '' ? [] : recountForms([word], own)
  if (kind === 'counts') return [...wrong, ...countsOf(said, own)]
  if (kind === 'share') return [...wrong, ...shareOf(said, word, own)]
  if (kind === 'new') return [...wrong, ...firstOf(said, word, own, letter, entries)]
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

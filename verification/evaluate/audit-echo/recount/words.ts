import { countOf, dayOf } from '../print.ts'
import type { RawEntry, Said } from '../types.ts'

/** The number of “recent entries” with a word, when a text does not state it. */
export const RECENT = 9

/** The places of a word in a text: as a whole word, in any case; a possessive counts, a contraction does not. */
export function placesOf(word: string, text: string): { index: number; form: string }[] {
  const escaped = word.replaceAll('’', "'").replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const after = String.raw`(?![\p{L}\p{M}\p{N}]|'(?!s(?![\p{L}\p{M}\p{N}]))\p{L})`
  const whole = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}]|\p{L}')${escaped}${after}`, 'giu')
  return [...text.replaceAll('’', "'").matchAll(whole)].map(({ index, 0: form }) => ({ index, form }))
}

export function holds({ content }: RawEntry, word: string): boolean {
  return placesOf(word, content).length > 0
}

/**
 * Wrong printed words: each must be a single word, different from the others, in the case that its writer mostly uses
 * inside sentences.
 */
export function recountForms(words: readonly string[], entries: readonly RawEntry[]): string[] {
  if (new Set(words.map((word) => word.toLowerCase())).size < words.length) return ['One word is printed twice.']
  return words.flatMap((word) => {
    if (!/^[\p{L}\p{M}\p{N}]+(?:[-'’ ][\p{L}\p{M}\p{N}]+){0,2}$/u.test(word)) return [`“${word}” is no word.`]
    const forms = entries.flatMap(({ content }) =>
      placesOf(word, content)
        .filter(({ index }) => /[\p{L}\p{N},;][”’"')]*[ \t]+$/u.test(content.slice(0, index)))
        .map(({ form }) => form),
    )
    const alike = forms.filter((form) => isCapital(form) === isCapital(word))
    if (2 * alike.length < forms.length) return [`“${word}” is mostly written in another case.`]
    const isUsed = forms.length === 0 || alike.includes(word.replaceAll('’', "'"))
    return isUsed ? [] : [`“${word}” is never written like that.`]
  })
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/**
 * Wrong claims about how many of the last entries contain a word, how many of all entries before them do, and which of
 * them is the last.
 */
export function recountWord(
  said: Said,
  marks: ReadonlySet<string>,
  entries: readonly RawEntry[],
  told: number,
): string[] {
  const word = said.get('word') ?? ''
  const window = countOf(said.get('window')) ?? Math.min(RECENT, entries.length)
  const recent = said.has('every') || marks.has('all') ? window : countOf(said.get('recent'))
  const before = marks.has('never') ? 0 : countOf(said.get('before'))
  const wrong: string[] = []
  const [last, earlier] = [entries.slice(-window), entries.slice(0, -window)]
  const [now, then] = [last, earlier].map((part) => part.filter((entry) => holds(entry, word)).length)
  if (window > entries.length || window < 2) wrong.push(`There are ${entries.length} entries, not ${window}.`)
  if (recent === null && (said.has('window') || before !== null)) wrong.push('Only half of a count is there.')
  if (recent !== null && now !== recent) wrong.push(`“${word}” is in ${now} of the last ${window}, not ${recent}.`)
  const latest = dayOf(said.get('latest'), told)
  if (latest !== null && entries.findLast((entry) => holds(entry, word))?.day !== latest)
    wrong.push(`“${word}” was last written on another day.`)
  const of = countOf(said.get('earlier')) ?? earlier.length
  if (of !== earlier.length) wrong.push(`There are ${earlier.length} entries before, not ${of}.`)
  if (before !== null && then !== before) wrong.push(`“${word}” is in ${then} of those before, not ${before}.`)
  if (before !== null && (recent ?? 0) * of <= before * window) wrong.push(`“${word}” is not in more now.`)
  return wrong
}

/** Wrong claims about a rating of one entry, and about words in it. */
export function recountRated(said: Said, entries: readonly RawEntry[], told: number): string[] {
  const words = ['first', 'second'].flatMap((role) => said.get(role) ?? [])
  const [day, rating] = [dayOf(said.get('date'), told), countOf(said.get('rating'))]
  const fits = (entry: RawEntry) =>
    entry.day === day && entry.mood === rating && words.every((word) => holds(entry, word))
  return entries.some(fits) ? [] : ['No entry of that date has this rating and these words.']
}

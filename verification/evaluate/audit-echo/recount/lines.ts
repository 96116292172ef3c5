import { countOf, dayOf } from '../print.ts'
import type { RawEntry, Said } from '../types.ts'
import { hasPart, hasTag, isOn } from './means.ts'
import { holds, placesOf, RECENT } from './words.ts'

const MIN_WORDS = 4
/** Fewest words of a line shown next to another about the same thing: “Rabbit is found.” */
export const MIN_WORDS_BESIDE = 3
/** Days after which a line is from “a while ago”. */
const OLD_DAYS = 14
/** An entry with a mood up to this is never quoted. */
const LOW_MOOD = 2
const TITLE = /\b(?:Mrs?|Ms|Dr|St|Prof)\.["”’')\]]*\s*$/u

/** Wrong claims about a line of the writer. Entries are oldest first. */
export function recountLine(
  said: Said,
  marks: ReadonlySet<string>,
  entries: readonly RawEntry[],
  told: number,
  least = MIN_WORDS,
): string[] {
  const [line, word, day] = [said.get('quote') ?? '', said.get('word'), dayOf(said.get('date'), told)]
  const wrong: string[] = []
  const words = line.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  if (words.length < least || !isBalanced(line)) wrong.push('The line is a fragment.')
  if (marks.has('ask') && !/\?["”’')\]*_]*$/u.test(line)) wrong.push('The line is no question.')
  if (marks.has('old') && day !== null && told - day < OLD_DAYS) wrong.push('That is not a while ago.')
  if (marks.has('held') && word && placesOf(word, line).length === 0) wrong.push(`“${word}” is not in the line.`)
  const verbatim = entries.filter((entry) => (day ?? entry.day) === entry.day && placesOfLine(line, entry).length > 0)
  if (verbatim.length === 0) return [...wrong, 'No entry of that date has the line.']
  const whole = verbatim.filter((entry) => placesOfLine(line, entry).some((place) => isWhole(line, place)))
  if (whole.length === 0) return [...wrong, 'The line begins or ends inside a sentence.']
  const bright = whole.filter(({ mood }) => mood === null || mood > LOW_MOOD)
  if (bright.length === 0) return [...wrong, 'The entry of the line is rated 1 or 2.']
  const isTold = bright.some((entry) => isWhere(said, marks, entry, entries))
  return isTold ? wrong : [...wrong, 'The entry of the line is not the kind that is told.']
}

type Place = { before: string; after: string }

/** The text around a line in an entry; all white space is alike, and verse is printed with “ / ” between its lines. */
export function placesOfLine(line: string, { content }: RawEntry): Place[] {
  const source = line
    .replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(/\s+\/\s+/gu, '\n')
    .replaceAll(/[^\S\n]+/gu, String.raw`\s+`)
    .replaceAll('\n', String.raw`(?:\s*\n\s*|\s+/\s+)`)
  return [...content.matchAll(new RegExp(source, 'gu'))].map(({ index, 0: found }) => ({
    before: content.slice(0, index),
    after: content.slice(index + found.length),
  }))
}

/** True when the line begins where a sentence or line of the text begins, and ends where one ends. */
function isWhole(line: string, { before, after }: Place): boolean {
  const starts =
    /(?:^|\n)[ \t]*(?:[-–—*•>#]+|\d+[.)])?\s*["“‘'(*_]*$/u.test(before) ||
    (/[.!?…]["”’')\]*_]*\s+["“‘'(*_]*$/u.test(before) && !TITLE.test(before)) ||
    /(?:^|\n|[.!?…]["”’')\]*_]*\s)\s*(?:and|but|so)\s+$/iu.test(before)
  const stops = /[.!?…]["”’')\]*_]*$/u.test(line) && !TITLE.test(line) && /^["”’')\]*_]*(?:\s|$)/u.test(after)
  return starts && (stops || /^(?:[.!?…]|["”’')\]*_]*[ \t]*(?:\n|$))/u.test(after))
}

function isBalanced(line: string): boolean {
  const count = (mark: string) => line.split(mark).length
  return count('“') === count('”') && count('(') === count(')') && count('"') % 2 === 1
}

/** True when the line’s entry is as the text claims. */
function isWhere(said: Said, marks: ReadonlySet<string>, entry: RawEntry, entries: readonly RawEntry[]): boolean {
  const [tag, part, weekday, word] = ['tag', 'part', 'weekday', 'word'].map((role) => said.get(role))
  if (tag !== undefined && !hasTag(entry, tag)) return false
  if (part !== undefined && !hasPart(entry, part)) return false
  if (weekday !== undefined && !isOn(entry.day, weekday)) return false
  if (word !== undefined && !holds(entry, word)) return false
  if (said.has('rating') && entry.mood !== countOf(said.get('rating'))) return false
  if (marks.has('newest') && entries.findLast((other) => holds(other, word ?? '')) !== entry) return false
  const isRecent = marks.has('recent') || said.has('asked')
  return !isRecent || entries.slice(-(countOf(said.get('asked')) ?? RECENT)).includes(entry)
}

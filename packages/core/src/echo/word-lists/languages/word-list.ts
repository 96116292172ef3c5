import { elidedParts, withoutAccents } from '../../../text/index.ts'

/** True when a text, as words in lower case, has a word or phrase of the list. */
export type WordList = (tokens: readonly string[]) => boolean

/** How words are compared: as written, or without accents, which finds more. */
type Accents = 'kept' | 'ignored'

/** Reads a list: `*` matches the rest of a word, `_` joins the words of a phrase. */
export function wordList(list: string, accents: Accents): WordList {
  const read = accents === 'kept' ? (word: string) => word : withoutAccents
  const entries = list.trim().split(/\s+/).filter(Boolean).map(read)
  const whole = new Set(entries.filter((entry) => !/[*_]/u.test(entry)))
  const starts = entries
    .filter((entry) => entry.endsWith('*') && !entry.startsWith('*'))
    .map((entry) => entry.slice(0, -1))
  const ends = entries.filter((entry) => entry.startsWith('*')).map((entry) => entry.slice(1))
  const phrases = entries.filter((entry) => entry.includes('_')).map((entry) => ` ${entry.replaceAll('_', ' ')} `)
  return (tokens) => {
    const words = tokens.flatMap(elidedParts).map(read)
    if (words.some((word) => whole.has(word) || starts.some((start) => word.startsWith(start)))) return true
    if (ends.some((end) => words.some((word) => word.endsWith(end)))) return true
    const text = ` ${words.join(' ')} `
    return phrases.some((phrase) => text.includes(phrase))
  }
}

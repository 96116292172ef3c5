import { LANGUAGES } from './languages/index.ts'
import { isKnown } from './thesaurus.ts'

const SIGNS = [',', '?', '_']
const WORDS: ReadonlySet<string> = new Set([
  ...SIGNS,
  ...LANGUAGES.flatMap(({ concepts, ...lists }) =>
    [...Object.values(concepts), ...Object.values(lists)].flatMap((list) => String(list).match(/[a-z']+/gu) ?? []),
  ),
])

/**
 * Caches the results of a function for words that are in the program itself. For any other word, such as a name, the
 * function runs again each time: no user's words stay in memory, and the cache has a limited size.
 */
export function memoizedByWord<T extends object | string>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const remembered = known.get(word)
    if (remembered !== undefined) return remembered
    const made = read(word)
    if (WORDS.has(word) || isKnown(word)) known.set(word, made)
    return made
  }
}

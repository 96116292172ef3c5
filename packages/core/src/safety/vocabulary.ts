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
 * Remembers what a function makes of each word that is in the program itself. Any other word, such as a name, is read
 * afresh each time: nothing of what people write stays in memory, and the memory has an end.
 */
export function rememberedByWord<T extends object | string>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const remembered = known.get(word)
    if (remembered !== undefined) return remembered
    const made = read(word)
    if (WORDS.has(word) || isKnown(word)) known.set(word, made)
    return made
  }
}

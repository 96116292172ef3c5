import { isWord } from './fold.ts'
import type { Lexicon, WordInLexicon } from './lexicon.ts'
import { bitsByWord, LEXICONS } from './lexicons.ts'
import { groupsOf } from './thesaurus.ts'
import { memoizedByWord } from './vocabulary.ts'

/**
 * A word or sign of a text with everything that the scan knows about it. One look-up per text is much faster than one
 * per question. Properties that few words need are computed when they are first used.
 */
export type Word = {
  readonly text: string
  readonly isWord: boolean
  /** One bit for each language in which it is a function word, and one for each in which it is a careless spelling. */
  readonly languages: number
  readonly slangs: number
  /** The hash of its letters, and its groups. */
  readonly hash: number
  readonly coarse: number
  readonly fine: number
  /** The entry of the word in each lexicon, by the index of the language. */
  readonly known: (WordInLexicon | undefined)[]
  /** The word that its writer meant; undefined until it is needed. */
  meant: Word | undefined
  /** Numbers of the frames’ triggers in it. */
  triggers: Uint16Array | undefined
  /** The sums of its own features’ weights in a model. */
  sums: { model: object; values: readonly number[] } | undefined
}

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

const LANGUAGES_OF = bitsByWord(({ functionWords }) => functionWords)
const SLANGS_OF = bitsByWord(({ slang }) => slang.keys())

export const wordOf: (text: string) => Word = memoizedByWord((text) => {
  const hash = hashOf(text)
  const { coarse, fine } = groupsOf(text, hash)
  return {
    text,
    isWord: isWord(text),
    languages: LANGUAGES_OF.get(text) ?? 0,
    slangs: SLANGS_OF.get(text) ?? 0,
    hash,
    coarse,
    fine,
    known: LEXICONS.map(() => undefined),
    meant: undefined,
    triggers: undefined,
    sums: undefined,
  }
})

export function inLexicon(word: Word, lexicon: Lexicon): WordInLexicon {
  return (word.known[lexicon.index] ??= lexicon.read(word.text))
}

/** FNV-1a hash of a text, 0 to 2^32 − 1. */
function hashOf(text: string): number {
  let hash = FNV_START
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return hash >>> 0
}

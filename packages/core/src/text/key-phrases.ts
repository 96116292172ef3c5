import { COMMON_WORDS } from './common-words.ts'
import { isForeignLanguage } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { partsOf, type TextParts } from './text-parts.ts'
import { tokensOf } from './tokens.ts'
import { GENERIC_NOUNS } from './word-lists.ts'
import { contentLemma } from './words.ts'

/** A candidate subject of a text, with its score; `count` is the number of times it occurs in the text. */
export type KeyPhrase = { term: string; score: number; count: number }

/** Words in the writer's other entries: the number of entries, and for each lemma the number that contain it. */
export type Vocabulary = { entries: number; documents: ReadonlyMap<string, number> }

type Term = { count: number; first: number; insideUses: number; capitalized: number; verbLike: boolean }

/** Rank of each common word, 0 for the most frequent. */
const COMMON_RANK = new Map(COMMON_WORDS.map((word, rank) => [word, rank]))

/** Parts of the score of a key phrase. */
const RARE_WORD = 3.2
const COMMON_WORD_FLOOR = 1
const COMMON_WORD_RANGE = 1.6
const GENERAL_SHARE = 0.6
const OWN_SHARE = 0.4
const OWN_MAX = 3
/** Used as the word's rarity for this writer until there are eight entries to measure it. */
const OWN_UNKNOWN = 1.5
const OWN_FROM_ENTRIES = 8
const RECURRING_BONUS = 0.6
const EARLINESS = 0.3
const EMOTION_WORD = 0.85
const VERB_LIKE = 0.6
const ALWAYS_CAPITALIZED = 0.75
const PHRASE_FACTOR = 0.75
const RECURRING_ENTRIES = 2
const TERM_MIN_LETTERS = 4

/**
 * Key phrases of a text, best first: single words, and adjacent pairs that occur twice. The score is (1 + ln count) ·
 * (0.6·rarity in English + 0.4·rarity for this writer + bonus for recurring) · position and form factors
 * (docs/spec/rules.md#tags). A term must occur twice in the text or in two other entries. In other languages every word
 * that isn't a stop word is equally rare; in German only nouns count.
 */
export function keyPhrases(content: string | TextParts, vocabulary: Vocabulary, lexicon: Lexicon): KeyPhrase[] {
  const parts = partsOf(content)
  const { singles, pairs, length } = termsOf(parts)
  const isForeign = isForeignLanguage(parts.language)
  const found: KeyPhrase[] = []
  for (const [term, use] of singles) {
    if (term.length < TERM_MIN_LETTERS) continue
    if (use.count < 2 && (vocabulary.documents.get(term) ?? 0) < RECURRING_ENTRIES) continue
    const isCapitalized = use.insideUses > 0 && use.capitalized === use.insideUses
    // German capitalizes nouns, and only they make good tags.
    if (parts.language === 'de' && !isCapitalized) continue
    const isName = isCapitalized && parts.language !== 'de'
    const score =
      (1 + Math.log(use.count)) *
      rarity(term, vocabulary) *
      (1 + EARLINESS * (1 - use.first / Math.max(1, length))) *
      (!isForeign && lexicon.has(term) ? EMOTION_WORD : 1) *
      (!isForeign && use.verbLike ? VERB_LIKE : 1) *
      (isName ? ALWAYS_CAPITALIZED : 1)
    found.push({ term, score, count: use.count })
  }
  for (const [pair, count] of pairs) {
    if (count < 2) continue
    const [a = '', b = ''] = pair.split(' ')
    const score = (1 + Math.log(count)) * (rarity(a, vocabulary) + rarity(b, vocabulary)) * PHRASE_FACTOR
    found.push({ term: pair, score, count })
  }
  return found.toSorted((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1))
}

function rarity(term: string, vocabulary: Vocabulary): number {
  const rank = COMMON_RANK.get(term)
  const general = rank === undefined ? RARE_WORD : COMMON_WORD_FLOOR + (COMMON_WORD_RANGE * rank) / COMMON_WORDS.length
  const documents = vocabulary.documents.get(term) ?? 0
  const own =
    vocabulary.entries >= OWN_FROM_ENTRIES ? Math.log((vocabulary.entries + 1) / (documents + 1)) : OWN_UNKNOWN
  const bonus = documents >= RECURRING_ENTRIES ? RECURRING_BONUS : 0
  return GENERAL_SHARE * general + OWN_SHARE * Math.min(OWN_MAX, own) + bonus
}

/** Counts a text's words by lemma, and its pairs of adjacent words without a punctuation mark between them. */
function termsOf(parts: TextParts): { singles: Map<string, Term>; pairs: Map<string, number>; length: number } {
  const singles = new Map<string, Term>()
  const pairs = new Map<string, number>()
  let position = 0
  const isForeign = isForeignLanguage(parts.language)
  const isGeneral = (word: string) => !isForeign && (word.endsWith('ly') || GENERIC_NOUNS.has(word))
  for (const sentence of parts.sentences) {
    let previous: string | null = null
    for (const { lower, isFirst, isApart, isCapital } of tokensOf(parts.text, sentence)) {
      position++
      const key = contentLemma(lower, parts.language)
      if (key === null || isGeneral(lower) || GENERIC_NOUNS.has(key)) {
        previous = null
        continue
      }
      let use = singles.get(key)
      if (!use) {
        use = { count: 0, first: position - 1, insideUses: 0, capitalized: 0, verbLike: true }
        singles.set(key, use)
      }
      use.count++
      use.verbLike &&= lower.endsWith('ed') || lower.endsWith('ing')
      if (!isFirst) {
        use.insideUses++
        if (isCapital) use.capitalized++
      }
      if (previous !== null && !isApart) {
        const pair = `${previous} ${key}`
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
      previous = key
    }
  }
  return { singles, pairs, length: position }
}

import { englishShare } from './language.ts'
import { lexicalDiversity } from './lexical-diversity.ts'
import type { Lexicon } from './lexicon.ts'
import { sentences, type Sentence } from './sentences.ts'
import { sentiment } from './sentiment.ts'
import { isOfVoice, type Voice } from './voice.ts'
import { contentFrequencies, words } from './words.ts'

/** The measurements of a text, taken when an entry is saved (docs/spec/rules.md#text). */
export type Features = {
  sentences: readonly Sentence[]
  wordCount: number
  /** Count of each content word by lemma. */
  frequencies: ReadonlyMap<string, number>
  firstPerson: number
  firstPersonPlural: number
  past: number
  future: number
  insight: number
  /** Sentences that end in a question mark. */
  questions: number
  /** In (−1, 1); null when the text is not English. */
  sentiment: number | null
  /** HD-D, 0-1; null below 50 words. */
  lexicalDiversity: number | null
  /** Share of English function words, 0-1. */
  englishShare: number
}

/** Measures a text. Pass false as `isEnglishJournal` when the lexicon doesn't cover the journal's language. */
export function features(content: string, lexicon: Lexicon, isEnglishJournal = true): Features {
  const text = words(content)
  const parts = sentences(content)
  const count = (voice: Voice) => text.filter((word) => isOfVoice(word, voice)).length
  return {
    sentences: parts,
    wordCount: text.length,
    frequencies: contentFrequencies(text),
    firstPerson: count('i'),
    firstPersonPlural: count('we'),
    past: count('past'),
    future: count('future'),
    insight: count('insight'),
    questions: parts.filter((sentence) => isQuestion(sentence.text)).length,
    sentiment: isEnglishJournal ? sentiment(content, lexicon) : null,
    lexicalDiversity: lexicalDiversity(text),
    englishShare: englishShare(text),
  }
}

/** True for a sentence that ends in a question mark, ignoring closing quotes. */
export function isQuestion(sentence: string): boolean {
  return /\?["'”’)]*$/u.test(sentence)
}

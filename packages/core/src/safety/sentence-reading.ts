import { isWord } from './fold.ts'
import type { Sentence } from './clauses.ts'
import { LANGUAGES } from './languages/index.ts'
import { graver, type Level } from './level.ts'
import { lexiconOf, subjectsAt, type Lexicon, type Subjects } from './lexicon.ts'
import { allMatches, stands } from './patterns.ts'

const NAMES = [...new Set(LANGUAGES.flatMap((language) => Object.keys(language.concepts)))]
const LEXICONS: readonly Lexicon[] = LANGUAGES.map((language) => lexiconOf(language, NAMES))
/** Languages whose function words are at least this share of the best language's may be the sentence's own. */
const LANGUAGE_SHARE = 0.7
/** Stands where a saying was. */
const TAKEN_OUT = '_'

/** A sentence with its sayings taken out, the subjects of each word, and the levels that rules give its wording. */
export type SentenceReading = {
  words: Sentence
  subjects: readonly Subjects[]
  /** By the patterns that hold whatever the classifier thinks, by the others, and by those that a damper put out. */
  certain: Level
  likely: Level
  damped: Level
  /** The classifier has learnt the sentence's language from many lines. */
  isWellKnown: boolean
}

/** Reads every sentence of a text in the language or languages it seems to be in. */
export function readSentences(sentences: readonly Sentence[]): SentenceReading[] {
  const counts = sentences.map((sentence) => LEXICONS.map(({ functionWords }) => countIn(functionWords, sentence)))
  const whole = LEXICONS.map((_, i) => counts.reduce((sum, count) => sum + (count[i] ?? 0), 0) / sentences.length)
  return sentences.map((sentence, at) => {
    const scores = LEXICONS.map((_, i) => (counts[at]?.[i] ?? 0) + (whole[i] ?? 0))
    const best = Math.max(...scores)
    const own = LEXICONS.filter((_, i) => (scores[i] ?? 0) >= best * LANGUAGE_SHARE)
    // Without a single function word nobody can tell a misspelling from another language.
    return readSentence(sentence, own, best > 0)
  })
}

function countIn(words: ReadonlySet<string>, sentence: Sentence): number {
  let count = 0
  for (const word of sentence) if (words.has(word)) count++
  return count
}

function readSentence(sentence: Sentence, lexicons: readonly Lexicon[], isLanguageKnown: boolean): SentenceReading {
  let certain: Level = 'none'
  let likely: Level = 'none'
  let damped: Level = 'none'
  let words = sentence
  for (const { slang } of lexicons) {
    if (words.some((word) => slang.has(word))) words = words.flatMap((word) => slang.get(word) ?? word)
  }
  const spelling = isLanguageKnown ? lexicons.find((lexicon) => lexicon.spelling)?.spelling : null
  if (spelling) words = words.map(spelling)
  const bare = lexicons.reduce(withoutSayings, words)
  const isDamped = lexicons.some(({ dampers }) => words.some((word) => dampers.has(word)))
  for (const lexicon of lexicons) {
    if (stands(lexicon.sure, bare)) certain = graver(certain, isDamped ? 'light' : 'hold')
    if (!isDamped && stands(lexicon.sureHeavy, bare)) certain = graver(certain, 'heavy')
    const found = likelyLevel(lexicon, bare)
    if (isDamped) damped = graver(damped, found)
    else if (!lexicon.isTempered) certain = graver(certain, found)
    else likely = graver(likely, found)
  }
  const subjects = bare.map((word, at) =>
    isWord(word) ? lexicons.flatMap((lexicon) => subjectsAt(lexicon, bare, at)) : [],
  )
  const isWellKnown = lexicons.some((lexicon) => lexicon.isTempered)
  return { words: bare, subjects, certain, likely, damped, isWellKnown }
}

function withoutSayings(sentence: Sentence, { sayings }: Lexicon): Sentence {
  const matches = allMatches(sayings, sentence)
  if (matches.length === 0) return sentence
  return sentence.map((word, at) => (matches.some(({ start, end }) => at >= start && at < end) ? TAKEN_OUT : word))
}

/** @param bare a sentence without its sayings */
function likelyLevel(lexicon: Lexicon, bare: Sentence): Level {
  for (const level of ['hold', 'light', 'heavy', 'tender'] as const) if (stands(lexicon[level], bare)) return level
  return 'none'
}

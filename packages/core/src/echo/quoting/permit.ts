import type { Tone } from '../../preferences/index.ts'
import { atLeast, DARK_MOOD, scan, type Level, type SafetyState } from '../../safety/index.ts'
import { FIRST_PERSON, NEGATIONS, sentenceValence, straightened, words, type Lexicon } from '../../text/index.ts'
import { blockedBy, FEELING, type BlockedList } from './blocked-words.ts'

/** The entry a sentence is from, as far as it decides whether the sentence may be handed back. */
export type PermitEntry = {
  /** 1-5, null when unrated. */
  mood: number | null
  /** The worst level of the entry itself and of the entries of the day before and after. */
  near: Level
  /** Sentiment of the whole entry, in (−1, 1). */
  sentiment: number
}

/** Why a sentence may not be handed back. */
export type PermitReason =
  | 'period'
  | 'rating'
  | 'scan'
  | 'dark word'
  | 'I and negation'
  | 'question'
  | 'warmth'
  | 'phrase'
  | BlockedList

export type Permit = { tones: readonly Tone[]; reason: PermitReason | null }

/** A lexicon word of this valence or lower is dark. */
const DARK_VALENCE = -1.2
/** Valence from which a sentence is warm, and words that make one concrete instead. */
const WARM_VALENCE = 0.05
const PLAIN_VALENCE = -0.02
const CONCRETE_WORDS = 3
const CONCRETE_LETTERS = 4
const CONCRETE_MOOD = 3
/**
 * What the classifier may find in a sentence that is handed back: far below what raises an alarm. Of four writers it has
 * not learned from, 2 of 449 grave lines pass all gates as if rated 4, and one in six ordinary ones.
 */
const MAX_CONCERN = 0.0165
/** What Spiritual and Playful ask beyond that. */
const SPIRITUAL = { sentiment: 0.05, valence: 0.1 }
const PLAYFUL = { sentiment: 0.1 }
const BRIGHT_MOOD = 4

const PLAIN_TONES: readonly Tone[] = ['Neutral', 'Concise', 'Reflective']

/**
 * The tones in which a sentence may be handed back (echo-2 §1.1). An allow-list: what the scan misses has to pass the other
 * gates too. The first gate that fails decides.
 */
export function permit(sentence: string, entry: PermitEntry, state: SafetyState, lexicon: Lexicon): Permit {
  const { mood, near, sentiment } = entry
  if (state === 'quiet' || atLeast(near, 'heavy')) return refused('period')
  if (mood !== null && mood <= DARK_MOOD) return refused('rating')
  const found = scan(sentence)
  if (found.level !== 'none' || found.concern > MAX_CONCERN) return refused('scan')
  const text = straightened(sentence.toLowerCase())
  const blocked = blockedBy(text)
  if (blocked !== null) return refused(blocked)
  const tokens = words(sentence)
  if (tokens.some((word) => (lexicon.get(word) ?? 0) <= DARK_VALENCE)) return refused('dark word')
  const isPersonal = tokens.some((word) => FIRST_PERSON.has(word))
  const isNegated = tokens.some((word) => NEGATIONS.has(word))
  if (isPersonal && isNegated) return refused('I and negation')
  if (/\?["'”’)]*$/u.test(text)) {
    if (isPersonal || mood === null) return refused('question')
    return state === 'open' ? { tones: PLAIN_TONES, reason: null } : refused('question')
  }
  const valence = sentenceValence(sentence, lexicon)
  const isConcrete =
    tokens.filter((word) => word.length >= CONCRETE_LETTERS).length >= CONCRETE_WORDS &&
    valence > PLAIN_VALENCE &&
    (mood ?? 0) >= CONCRETE_MOOD
  if (valence < WARM_VALENCE && !isConcrete) return refused('warmth')
  const isFeeling = FEELING.test(text)
  if (state === 'gentle') return valence >= 0 && !isFeeling ? { tones: ['Neutral'], reason: null } : refused('period')
  const tones = [...PLAIN_TONES]
  const isBright = mood !== null && mood >= BRIGHT_MOOD
  if (sentiment >= SPIRITUAL.sentiment && (isBright || (mood !== null && valence >= SPIRITUAL.valence))) {
    tones.push('Spiritual')
  }
  if (isBright && near === 'none' && sentiment >= PLAYFUL.sentiment && !isFeeling && !isNegated) tones.push('Playful')
  return { tones, reason: null }
}

function refused(reason: PermitReason): Permit {
  return { tones: [], reason }
}

import type { Tone } from '../../account/index.ts'
import { atLeast, DARK_MOOD, isReadable, type Level, type SafetyState, type Scan } from '../../safety/index.ts'
import { FIRST_PERSON, NEGATIONS, sentenceValence, straightened, words, type Lexicon } from '../../text/index.ts'
import { isLifeEvent } from '../word-lists/life-events.ts'
import { blockedBy, FEELING, type BlockedList } from '../word-lists/blocked-words.ts'

/** The parts of an entry that decide whether its sentences may be quoted. */
export type PermitEntry = {
  /** 1-5, null when unrated. */
  mood: number | null
  /** The worst level of the entry itself and of the entries of the day before and after. */
  near: Level
  /** True where the weeks around the entry are rated well and none of their entries is heavy. */
  isCalmTime: boolean
  /** Sentiment of the whole entry, in (−1, 1). */
  sentiment: number
  /** The scan of a line of the entry. */
  scanOf: (line: string) => Scan
}

/** The reason why a sentence may not be quoted. */
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

/** Lexicon words of this valence or lower are dark. */
const DARK_VALENCE = -1.2
/** A sentence of at least this valence is warm. One that isn’t may be concrete, under the conditions below. */
const WARM_VALENCE = 0.05
const PLAIN_VALENCE = -0.02
const CONCRETE_WORDS = 3
const CONCRETE_LETTERS = 4
const CONCRETE_MOOD = 3
/**
 * The highest scan score of a sentence that may be quoted, far below an alarm. If all are rated 4, nine of 919 grave
 * lines by writers outside the training data pass all gates, and more than a third of 1,445 other lines.
 */
const MAX_CONCERN = 0.12
/**
 * Words that mostly belong to an ordinary day (“left”, “the key”, “supper”, “a bruised pear”). A sentence with one may
 * be quoted if the scan finds nothing in it.
 */
const ORDINARY: ReadonlySet<BlockedList> = new Set<BlockedList>(['leaving', 'means', 'daily', 'knocks', 'hush'])
/**
 * In an entry rated 4 or 5, or beside another line, dark words and the words of these lists are permitted, too, if the
 * scan finds next to nothing: “lost an earbud”, “the wrong white”, “an awful laugh”.
 */
const EVERYDAY: ReadonlySet<BlockedList> = new Set<BlockedList>([
  ...ORDINARY,
  ...(['lacking', 'illness', 'shame', 'law'] as const),
])
const CALM_CONCERN = 0.06
/**
 * Milder conditions in a calm time, or beside a line about the same thing: a line from an entry rated `mood` or more
 * need not be warm, and its scan score may be higher. In a pair, a question may be about the writer. Of 919 grave
 * lines, 34 pass these conditions.
 */
const FAIR = { mood: 3, concern: 0.35, calm: 0.08, brightCalm: 0.12, question: 0.2 }
/** Such a line may even have words from these lists if the scan finds less still: “the weight of a curling stone”. */
const HARMLESS: ReadonlySet<BlockedList> = new Set<BlockedList>([...EVERYDAY, 'body', 'harm'])
const HARMLESS_CONCERN = 0.04
/** Negations without despair: “Can’t find my glasses.” A later line may say where they were. */
const SEEKING =
  /\b(?:can'?t|cannot|couldn'?t) find (?=(?:my|the|our|his|her|their) (?!(?:words?|energy|strength|will|way|point|reason|joy|courage|time|peace|voice|self|place|answer|motivation)\b))/gu
/** Lines of verse say more than the scan can read. */
const VERSE = / \/ /u
/** A negation is about the writer if it is at most this many words away from “I”. */
const NEGATION_REACH = 4
/** Further conditions of Spiritual and Playful. */
const SPIRITUAL = { sentiment: 0.05, valence: 0.1 }
const PLAYFUL = { sentiment: 0.1 }
const BRIGHT_MOOD = 4

const PLAIN_TONES: readonly Tone[] = ['Neutral', 'Concise', 'Reflective']

/** How a sentence is quoted: by itself, or next to another one about the same thing. */
export type QuoteUse = 'alone' | 'in a pair'

/**
 * The tones in which a sentence may be quoted (docs/spec/rules.md#quotes). It is an allow-list: a sentence that the
 * scan misses must still pass the other gates. The first gate that fails decides.
 */
export function permit(
  sentence: string,
  entry: PermitEntry,
  state: SafetyState,
  lexicon: Lexicon,
  use: QuoteUse = 'alone',
): Permit {
  const { mood, near, isCalmTime, sentiment, scanOf } = entry
  if (state === 'quiet' || atLeast(near, 'heavy')) return refused('period')
  if (mood !== null && mood <= DARK_MOOD) return refused('rating')
  const isProse = !VERSE.test(sentence)
  const isFairProse = isProse && mood !== null && mood >= FAIR.mood
  const isPaired = use === 'in a pair' && isFairProse
  const isEased = isPaired || (isCalmTime && isFairProse)
  const isBright = mood !== null && mood >= BRIGHT_MOOD
  const lower = straightened(sentence.toLowerCase())
  const text = isPaired ? lower.replaceAll(SEEKING, 'looked for ') : lower
  const tokens = words(text)
  const doubt = doubtIn(text, tokens, lexicon)
  const isCalm = isEased || (isBright && isProse && doubt !== 'I and negation')
  const allowed = isCalm && doubt !== null ? allowedConcern(text, tokens, isEased, isBright) : null
  if (doubt !== null && allowed === null) return refused(doubt)
  if (!isReadable(sentence)) return refused('scan')
  // The scan is the slowest check, so it comes after the word lists.
  const found = scanOf(sentence)
  if (found.level !== 'none' || found.concern > (isEased ? FAIR.concern : MAX_CONCERN)) return refused('scan')
  if (allowed !== null && found.concern > allowed) return refused(doubt ?? 'scan')
  if (/\?["'”’)]*$/u.test(text)) {
    const isPersonal = tokens.some((word) => FIRST_PERSON.has(word))
    const isAsked = isPersonal ? isPaired && found.concern <= FAIR.question : mood !== null
    return isAsked && state === 'open' ? { tones: PLAIN_TONES, reason: null } : refused('question')
  }
  const valence = sentenceValence(sentence, lexicon)
  // Without a rating, only the scan can say that it was a fair day.
  const isFair = mood === null ? found.concern <= CALM_CONCERN : mood >= CONCRETE_MOOD
  const isConcrete =
    tokens.filter((word) => word.length >= CONCRETE_LETTERS).length >= CONCRETE_WORDS &&
    valence > PLAIN_VALENCE &&
    isFair
  if (valence < WARM_VALENCE && !isConcrete && !isEased) return refused('warmth')
  const isFeeling = FEELING.test(text)
  if (state === 'gentle') return valence >= 0 && !isFeeling ? { tones: ['Neutral'], reason: null } : refused('period')
  const tones = [...PLAIN_TONES]
  if (sentiment >= SPIRITUAL.sentiment && (isBright || (mood !== null && valence >= SPIRITUAL.valence))) {
    tones.push('Spiritual')
  }
  const isNegated = tokens.some((word) => NEGATIONS.has(word))
  const isLight = isBright && near === 'none' && sentiment >= PLAYFUL.sentiment && !isFeeling && !isNegated
  // A joke needs a line without any of the words that a quotation may have.
  if (isLight && found.concern <= MAX_CONCERN && doubt === null && blockedBy(text) === null) tones.push('Playful')
  return { tones, reason: null }
}

/** What keeps a line from being quoted alone: a word of a list, a dark word, or “I” with a negation. */
function doubtIn(text: string, tokens: readonly string[], lexicon: Lexicon): PermitReason | null {
  const blocked = blockedBy(text, ORDINARY)
  if (blocked !== null) return blocked
  if (tokens.some((word) => (lexicon.get(word) ?? 0) <= DARK_VALENCE)) return 'dark word'
  return isAboutOneself(tokens) ? 'I and negation' : null
}

/** The highest scan score of a line that `doubtIn` objects to; null if the objection alone rules the line out. */
function allowedConcern(text: string, tokens: readonly string[], isEased: boolean, isBright: boolean): number | null {
  if (tokens.some(isLifeEvent)) return null
  if (blockedBy(text, EVERYDAY) !== null) return isEased && blockedBy(text, HARMLESS) === null ? HARMLESS_CONCERN : null
  if (!isEased) return CALM_CONCERN
  return isBright ? FAIR.brightCalm : FAIR.calm
}

/** True when a negation is near a word of the first person: “I can’t”, “none of us”. */
function isAboutOneself(tokens: readonly string[]): boolean {
  const own = tokens.flatMap((word, at) => (FIRST_PERSON.has(word) ? [at] : []))
  return tokens.some((word, at) => NEGATIONS.has(word) && own.some((place) => Math.abs(place - at) <= NEGATION_REACH))
}

function refused(reason: PermitReason): Permit {
  return { tones: [], reason }
}

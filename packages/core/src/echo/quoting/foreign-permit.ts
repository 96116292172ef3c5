import type { Tone } from '../../account/index.ts'
import { atLeast, type SafetyState } from '../../safety/index.ts'
import { words, type ForeignLanguage } from '../../text/index.ts'
import { quotingIn } from '../word-lists/languages/index.ts'
import type { Permit, PermitEntry, PermitReason } from './permit.ts'

/** The least rating of an entry that is quoted, and of one whose line has a word of feeling. */
const MIN_MOOD = { any: 3, feeling: 4 }
/** The highest score of the classifier, which knows few lines in these languages. */
const MAX_CONCERN = 0.28
/** The frame stays English, so only the plainest tones quote another language. */
const TONES: readonly Tone[] = ['Neutral', 'Concise']

/**
 * The tones that may quote a line in another language (docs/spec/rules.md#quotes). The scan misses more there than in
 * English, so the gates are narrower: a good enough day, no word of any blocked list, no negation, no question, and a word
 * of joy, weather, gardens, music, crafts or company. The first gate that fails decides.
 */
export function foreignPermit(
  sentence: string,
  { mood, near, scanOf }: Omit<PermitEntry, 'isCalmTime'>,
  state: SafetyState,
  language: ForeignLanguage,
): Permit {
  if (state !== 'open' || atLeast(near, 'heavy')) return refused('period')
  if (mood === null || mood < MIN_MOOD.any) return refused('rating')
  const found = scanOf(sentence)
  if (found.level !== 'none' || found.concern > MAX_CONCERN) return refused('scan')
  const reason = keptHomeBy(sentence, mood, language)
  return reason === null ? { tones: TONES, reason: null } : refused(reason)
}

/** The list that keeps a line from being quoted, whatever the scan says; null for a line that may be. */
export function keptHomeBy(sentence: string, mood: number, language: ForeignLanguage): PermitReason | null {
  const tokens = words(sentence)
  const own = quotingIn(language)
  const list = own.blocked.find(({ has }) => has(tokens))
  if (list) return list.name
  if (own.dark(tokens)) return 'dark word'
  // “No puedo”: in some of these languages the verb alone says who speaks.
  if (own.negations(tokens)) return 'I and negation'
  if (/[?¿]/u.test(sentence)) return 'question'
  return own.bright(tokens) && (mood >= MIN_MOOD.feeling || !own.feelings(tokens)) ? null : 'warmth'
}

/** True for a line with a blocked or dark word, a negation or a question, which is shown nowhere on another day. */
export function keepsForeignHome(sentence: string, language: ForeignLanguage): boolean {
  const reason = keptHomeBy(sentence, MIN_MOOD.feeling, language)
  return reason !== null && reason !== 'warmth'
}

function refused(reason: PermitReason): Permit {
  return { tones: [], reason }
}

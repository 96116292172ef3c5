import { scan } from '../../safety/index.ts'
import { collapsed, sentenceValence, words, type Sentence } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { Quote } from '../types.ts'

/** Length limits of a sentence that is quoted alone, in words and characters. */
export type QuoteLimits = { minWords: number; maxWords: number; maxLength: number }

/** Valence window of quotes (design section 2.3). */
const OPEN_MIN_VALENCE = -0.3
const HEAVY_MIN_VALENCE = -0.05
const HEAVY_MAX_VALENCE = 0.5

/** Links, addresses, long numbers, times, markup, names struck out, shouting, profanity: never handed back. */
const UNFIT =
  /https?:|www\.|@|\d{4,}|\b\d{1,2}:\d\d\b|[#*_{}[\]<>|~^=()⸺⸻]|\p{Lu}{4,}|\b(?:fuck|shit|cunt|bitch|bastard|damn|whore|slut)\w*/u
/** Lines about one's own looks: what may be written to a page is unkind when a page says it back. */
const OWN_LOOKS =
  /\b(?:my appearance|in appearance|prepossessing|ugly|ugliness|overweight|too fat)\b|\bmy (?:\w+ )?(?:nose|skin|face|body|weight|belly|stomach|teeth|thighs?|looks|figure|complexion)\b/iu
const TWO_BREAKS = /[;:—–].*[;:—–]/u

/** A sentence as it would be quoted, with where it stands. */
export type QuotableSentence = { reading: Reading; text: string; isLast: boolean; quote: Quote }

/** Every sentence of these entries that may be quoted: fit, calm enough for the period, and not quoted before. */
export function quotableSentences(
  readings: readonly Reading[],
  journal: Journal,
  limits: QuoteLimits,
): QuotableSentence[] {
  const found: QuotableSentence[] = []
  for (const reading of readings) {
    if (reading.scan().heavy) continue
    const all = reading.sentences()
    for (const [i, sentence] of all.entries()) {
      const text = collapsed(sentence.text)
      if (!isFit(sentence, text, limits) || !isCalm(text, journal) || wasTold(text, journal)) continue
      const quote = { entry: reading.entry.id, start: sentence.start, end: sentence.end }
      found.push({ reading, text, isLast: i === all.length - 1, quote })
    }
  }
  return found
}

function isFit(sentence: Sentence, text: string, limits: QuoteLimits): boolean {
  if (text.length > limits.maxLength || sentence.text.includes('\n')) return false
  if (!/^\p{Lu}/u.test(text) || !/[.!?…]$/u.test(text) || /["“”„«»]|(?:^|\s)['‘]|['’](?:\s|$)/u.test(text)) return false
  if (UNFIT.test(text) || OWN_LOOKS.test(text) || TWO_BREAKS.test(text)) return false
  const count = words(text).length
  return count >= limits.minWords && count <= limits.maxWords
}

function isCalm(text: string, journal: Journal): boolean {
  const { crisis, heavy } = scan(text)
  if (crisis.length > 0 || heavy) return false
  const valence = sentenceValence(text, journal.lexicon)
  return journal.state === 'heavy'
    ? valence >= HEAVY_MIN_VALENCE && valence <= HEAVY_MAX_VALENCE
    : valence >= OPEN_MIN_VALENCE
}

function wasTold(text: string, journal: Journal): boolean {
  return journal.told.some((told) => told.includes(text))
}

/** Names a sentence holds: capitalised words inside it that are no pronoun, no day and no month. */
export function countNames(text: string): number {
  const inside = text.split(/\s+/u).slice(1)
  return inside.filter((word) => /^\p{Lu}[\p{Ll}’']+/u.test(word) && !NOT_A_NAME.test(word)).length
}

const NOT_A_NAME =
  /^(?:I['’]\w+|English|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\b/u

import { isForeignLanguage, languageOf, words } from '../../text/index.ts'
import type { Reading } from '../journal/reading.ts'

/** Length limits of a quote, in words and characters. */
export type QuoteLimits = { minWords: number; maxWords: number; maxLength: number }

/** Links, addresses, long numbers, markup, redacted names, shouting and profanity are never quoted. */
const UNFIT =
  /https?:|www\.|@|\d{5,}|[#*_{}[\]<>|~^=()⸺⸻]|\b(?:fuck|shit|cunt|bitch|bastard|damn|whore|slut)\w*|\p{Extended_Pictographic}/iu
/** A few words in capitals aren’t shouting (“a box marked WIRES”); more than this share of a line is. */
const CAPITALS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu
const SHOUTED = 0.25
const TWO_BREAKS = /[;:—–].*[;:—–]/u
/** Quotation marks that would end the quotation around a line. Straight double ones in pairs don’t. */
const QUOTATION = /[“”„«»]|^[^"]*"[^"]*(?:"[^"]*"[^"]*)*$/u
/** Single ones may be inside, in pairs: “said 'that's a chair'”. */
const OPENING = /(?<=^|\s)['‘](?=\S)/gu
const CLOSING = /(?<=\S)['’](?=[\s.,;:!?)]|$)/gu
/** Lines that trail off are notes, not sentences. */
const TRAILS_OFF =
  /(?:\.\.\.|…|\b(?:etc|usw|ecc|and so (?:on|forth))\.?|, so\.?|\b(?:and|but|or|because|though|although|still|the|a|an|of|with|my|which))["'”’)]*$/iu

/** True for a text of this entry that can be printed as a quote within these limits. */
export function isFit(text: string, limits: QuoteLimits, reading: Reading): boolean {
  if (text.length > limits.maxLength) return false
  if ((text.match(OPENING) ?? []).length !== (text.match(CLOSING) ?? []).length) return false
  if (QUOTATION.test(text) || UNFIT.test(text) || isShouted(text) || TWO_BREAKS.test(text)) return false
  if (TRAILS_OFF.test(text)) return false
  const [own, language] = [reading.language(), languageOf(words(text))]
  if (isForeignLanguage(own) ? language !== own && language !== null : isForeignLanguage(language)) return false
  const count = words(text).length
  return count >= limits.minWords && count <= limits.maxWords
}

function isShouted(text: string): boolean {
  return (text.match(CAPITALS) ?? []).length > SHOUTED * words(text).length
}

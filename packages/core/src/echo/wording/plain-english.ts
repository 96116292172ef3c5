import { MONTHS } from '../../time/index.ts'

/** Phrases that no text for people may contain: archaic, translated or British English. */
const EVERYWHERE = [
  /\b(?:whoever|nobody|somebody|everybody|for ever|any more|whence|upon|anew|of late)\b/iu,
  /\balso (?:when|if|where)\b/iu,
  /\b(?:for|to|of) who\b/iu,
  /\bthat of\b/iu,
  /\b(?:stands?|stood|lies|lay) (?:in|on|at|beside|there|here)\b/iu,
  /\bcould not be\b/iu,
  /\bmails?\b/iu,
  /\b(?:recognis|colour|centre|neighbour|favourite|towards|cancelling)\w*/iu,
  new RegExp(`\\b\\d{1,2} (?:${MONTHS.join('|')})\\b`, 'u'),
]

/** Technical terms, ornaments and relative days, which no Echo may contain. */
const IN_ECHOS = [
  /\b(?:pages?|record|slider|mean|median|index|per hundred|n =)\b/iu,
  /\b(?:tides?|bells?|rivers?|birds?|fields?|shells?|branch|lamps?|shore)\b/iu,
  /\bnot once\b(?=[.,])|\bin none of them\b/iu,
  /\b(?:today|yesterday|tomorrow|days ago)\b/iu,
]

/** Wording for Neutral only: averages, points and decimals. */
const EXACT = /\baverag\w*|\bpoints\b|\d\.\d/iu

/** True for an Echo's own words, quotes masked, that people don't say in conversation. */
export function isStilted(own: string): boolean {
  return [...EVERYWHERE, ...IN_ECHOS].some((pattern) => pattern.test(own))
}

/** True for own words that report exact figures. */
export function isExact(own: string): boolean {
  return EXACT.test(own)
}

/** Turns of phrase that no text for people uses: archaic, translated or British English (voice 7). */
const EVERYWHERE = [
  /\b(?:whoever|nobody|somebody|everybody|for ever|any more|whence|upon|anew|of late)\b/iu,
  /\balso (?:when|if|where)\b/iu,
  /\b(?:for|to|of) who\b/iu,
  /\bthat of\b/iu,
  /\b(?:stands?|stood|lies|lay) (?:in|on|at|beside|there|here)\b/iu,
  /\bcould not be\b/iu,
  /\bmails?\b/iu,
  /\b(?:recognis|colour|centre|neighbour|favourite|towards|cancelling)\w*/iu,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u,
]

/** Laboratory words, ornaments and days that go stale, which no Echo uses (voice 7). */
const IN_ECHOS = [
  /\b(?:pages?|record|slider|mean|median|index|per hundred|n =)\b/iu,
  /\b(?:tides?|bells?|rivers?|birds?|fields?|shells?|branch|lamps?|shore)\b/iu,
  /\bnot once\b(?=[.,])|\bin none of them\b/iu,
  /\b(?:today|yesterday|tomorrow|days ago)\b/iu,
]

/** What only Neutral says: averages, points and decimals (voice 2.1). */
const EXACT = /\baverag\w*|\bpoints\b|\d\.\d/iu

/** True for an Echo's own words, quotes masked, that a person would not say across a table. */
export function isStilted(own: string): boolean {
  return [...EVERYWHERE, ...IN_ECHOS].some((pattern) => pattern.test(own))
}

/** True for own words that report figures as a careful note does. */
export function isExact(own: string): boolean {
  return EXACT.test(own)
}

import { CRISIS_PATTERNS, HEAVY_PATTERN, IDIOMS, type CrisisCategory } from './patterns.ts'

/** What a scan of one text found. Nothing of it is ever shown or put into words. */
export type Scan = { crisis: readonly CrisisCategory[]; heavy: boolean }

/**
 * Matches wherever one of the patterns does, in lower-case text: most texts are passed over in one reading. Each of the
 * patterns begins with a word, so only the beginnings of words are looked at.
 */
function oneOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(`\\b(?:${patterns.map(({ source }) => source).join('|')})`, 'u')
}

const CRISIS = CRISIS_PATTERNS.map(({ pattern }) => pattern)
const ANY_CRISIS = oneOf(CRISIS)
const ANY = oneOf([...CRISIS, HEAVY_PATTERN])
/** Letters for which lower case and the patterns' own disregard of case differ. */
const ODD_CASE = /[ſİ]/u
/** One of these stands in each of the idioms, in lower case. */
const IN_IDIOMS = ['die', 'dying', 'kill', 'numb']

/** Looks for wording of crisis and of heaviness in a text, sayings aside (design section 2.1). */
export function scan(text: string): Scan {
  const plain = withoutIdioms(text.replaceAll('’', "'").replaceAll('ʼ', "'"))
  const lower = plain.toLowerCase()
  const isOdd = ODD_CASE.test(plain)
  if (!isOdd && !ANY.test(lower)) return { crisis: [], heavy: false }
  const crisis = new Set<CrisisCategory>()
  if (isOdd || ANY_CRISIS.test(lower)) {
    for (const { category, pattern } of CRISIS_PATTERNS) {
      if (!crisis.has(category) && pattern.test(plain)) crisis.add(category)
    }
  }
  return { crisis: [...crisis], heavy: HEAVY_PATTERN.test(plain) }
}

function withoutIdioms(plain: string): string {
  const lower = plain.toLowerCase()
  return IN_IDIOMS.some((part) => lower.includes(part)) ? plain.replaceAll(IDIOMS, ' ') : plain
}

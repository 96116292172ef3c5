import { CRISIS_PATTERNS, HEAVY_PATTERN, IDIOMS, type CrisisCategory } from './patterns.ts'

/** What a scan of one text found. Nothing of it is ever shown or put into words. */
export type Scan = { crisis: readonly CrisisCategory[]; heavy: boolean }

/** Matches wherever one of the patterns does, in lower-case text: most texts are passed over in one reading. */
const ANY = new RegExp(
  [...CRISIS_PATTERNS.map(({ pattern }) => pattern), HEAVY_PATTERN].map(({ source }) => source).join('|'),
  'u',
)
/** Letters for which lower case and the patterns' own disregard of case differ. */
const ODD_CASE = /[ſİ]/u

/** Looks for wording of crisis and of heaviness in a text, sayings aside (design section 2.1). */
export function scan(text: string): Scan {
  const plain = text.replaceAll(/[’ʼ]/gu, "'").replaceAll(IDIOMS, ' ')
  if (!ANY.test(plain.toLowerCase()) && !ODD_CASE.test(plain)) return { crisis: [], heavy: false }
  const crisis = new Set<CrisisCategory>()
  for (const { category, pattern } of CRISIS_PATTERNS) {
    if (!crisis.has(category) && pattern.test(plain)) crisis.add(category)
  }
  return { crisis: [...crisis], heavy: HEAVY_PATTERN.test(plain) }
}

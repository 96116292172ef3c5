import { CRISIS_PATTERNS, HEAVY_PATTERN, IDIOMS, type CrisisCategory } from './patterns.ts'

/** What a scan of one text found. Nothing of it is ever shown or put into words. */
export type Scan = { crisis: readonly CrisisCategory[]; heavy: boolean }

/** Looks for wording of crisis and of heaviness in a text, sayings aside (design section 2.1). */
export function scan(text: string): Scan {
  const plain = text.replaceAll(/[’ʼ]/gu, "'").replaceAll(IDIOMS, ' ')
  const crisis = new Set<CrisisCategory>()
  for (const { category, pattern } of CRISIS_PATTERNS) {
    if (!crisis.has(category) && pattern.test(plain)) crisis.add(category)
  }
  return { crisis: [...crisis], heavy: HEAVY_PATTERN.test(plain) }
}

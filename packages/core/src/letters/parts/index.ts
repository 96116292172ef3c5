import type { LetterRule } from '../rule.ts'
import { counts } from './counts.ts'
import { firstTime } from './first-time.ts'
import { fullest } from './fullest.ts'
import { line } from './line.ts'
import { pair } from './pair.ts'
import { pattern } from './pattern.ts'
import { question } from './question.ts'
import { subject } from './subject.ts'

/** Every rule of letters. Their order has no effect. */
export const LETTER_RULES: readonly LetterRule[] = [counts, line, subject, pattern, pair, firstTime, fullest, question]

export function letterRuleNamed(name: string): LetterRule | undefined {
  return LETTER_RULES.find((rule) => rule.name === name)
}

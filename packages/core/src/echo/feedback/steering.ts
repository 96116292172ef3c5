import { clamp } from '../../statistics/index.ts'
import type { Steering } from '../finding/receipt.ts'
import type { Slots } from '../wording/slots.ts'
import { MARK_DAYS, RULE_FACTOR, SUBJECT_FACTOR } from './constants.ts'
import { kindOfRule } from './kind.ts'
import type { EchoMark } from './mark.ts'
import { subjectKey, subjectsOf } from './named-in.ts'

type Factor = typeof RULE_FACTOR | typeof SUBJECT_FACTOR

/**
 * The factors of a finding’s score: one for its kind and one for what it is about (docs/spec/rules.md#marks). Only marks
 * of the last 180 days count, in any order.
 */
export function steeringOf(
  marks: readonly EchoMark[],
  today: number,
  finding: { rule: string; slots: Slots },
): Steering {
  const counting = marks.filter((mark) => isCounting(mark, today))
  const kind = kindOfRule(finding.rule)
  const keys = new Set(subjectsOf(finding.slots).map(subjectKey))
  const ofKind = counting.filter(({ rule }) => kindOfRule(rule) === kind)
  const ofSubject = counting.filter(({ subjects }) => subjects.some((subject) => keys.has(subjectKey(subject))))
  const like = new Set([...ofKind, ...ofSubject])
  return {
    rule: factorOf(RULE_FACTOR, ofKind),
    subject: factorOf(SUBJECT_FACTOR, ofSubject),
    trueMarks: [...like].filter(({ verdict }) => verdict === 'true').length,
    notMeMarks: [...like].filter(({ verdict }) => verdict === 'not_me').length,
  }
}

/**
 * A score with both factors. A score below zero is divided by them: multiplied, a “Not me” would raise it.
 */
export function steered(score: number, { rule, subject }: Pick<Steering, 'rule' | 'subject'>): number {
  const factor = rule * subject
  return score >= 0 ? score * factor : score / factor
}

/** True for a “Rings true” or a “Not me” that is recent enough to count. */
export function isCounting({ verdict, day }: Pick<EchoMark, 'verdict' | 'day'>, today: number): boolean {
  return verdict !== 'never' && today - day < MARK_DAYS
}

function factorOf(factor: Factor, marks: readonly EchoMark[]): number {
  const trueMarks = marks.filter(({ verdict }) => verdict === 'true').length
  const sum = 1 + factor.true * trueMarks + factor.notMe * (marks.length - trueMarks)
  return clamp(sum, factor.low, factor.high)
}

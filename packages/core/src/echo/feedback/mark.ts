import type { Receipt } from '../finding/receipt.ts'
import type { SCOPES, VERDICTS } from './constants.ts'
import { subjectsOf } from './named-in.ts'

export type Verdict = (typeof VERDICTS)[number]
export type Scope = (typeof SCOPES)[number]

/** What a person said about one Echo. */
export type Said = {
  /** Ordinal local day on which they said it. */
  day: number
  verdict: Verdict
  scope: Scope
  /** The name of the rule, the word as it was shown, or the line; empty for the Echo itself. */
  value: string
}

/** A mark with the rule, key and subjects of its Echo. The rule is empty when the Echo can’t be read. */
export type EchoMark = Said & { rule: string; key: string; subjects: readonly string[] }

/** Adds the rule, key and subjects from the Echo’s receipt to a mark. */
export function markOf(said: Said, receipt: Pick<Receipt, 'rule' | 'key' | 'slots'>): EchoMark {
  const { day, verdict, scope, value } = said
  return { day, verdict, scope, value, rule: receipt.rule, key: receipt.key, subjects: subjectsOf(receipt.slots) }
}

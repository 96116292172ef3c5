import type { Slots } from '../wording/slots.ts'

/** What a person’s marks rule out (docs/spec/rules.md#marks). */
export type Bars = {
  /** True for a word, a name or a tag that may not be mentioned. */
  subject: (text: string) => boolean
  /** True for a line that may not be quoted, or that mentions what may not be mentioned. */
  line: (text: string) => boolean
  /** True for a finding of a stopped kind, one marked “Not me”, and one that would show a barred word or line. */
  finding: (finding: { rule: string; key: string; slots: Slots }) => boolean
}

export const NO_BARS: Bars = { subject: () => false, line: () => false, finding: () => false }

import type { Tone } from '../../account/index.ts'
import type { Slots } from '../wording/slots.ts'

/** A part of an entry's original content: `content.slice(start, end)`. */
export type Quote = { entry: string; start: number; end: number }

/** Numbers behind a claim, by name. */
export type Statistic = Readonly<Record<string, number | string>>

/** A claim that is true of the journal, before it is put into words. */
export type Finding<S extends Slots = Slots> = {
  /** Identifies the claim, so that the same Echo doesn't come twice. It is stored in receipts. */
  key: string
  slots: S
  /** Entries that are the evidence; empty when it is the whole journal. */
  entries: readonly string[]
  /** Entries that the sentence quotes or points at. */
  pointsAt: readonly string[]
  quotes: readonly Quote[]
  /** The tones that may show the quote; absent without a quote. */
  quoteTones?: readonly Tone[]
  /** The entries or days the claim is based on, and the local days of the first and the last. */
  basedOn: number
  firstDay: number
  lastDay: number
  /** Share of its basis that supports the claim, 0-1. */
  cover: number
  /** For a record: how striking it is, 0-1. For a pattern: the effect size in pooled deviations. */
  strength: number
  /** For a quote or a pair: the rating that readers would give it, about 1 to 5. */
  worth?: number
  /** True when the subject is the name of a person or a place. */
  isName?: boolean
  statistic: Statistic
}

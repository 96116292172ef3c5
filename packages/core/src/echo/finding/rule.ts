import type { Tier } from '../../account/index.ts'
import type { RuleNote } from './rule-note.ts'
import type { Skeletons } from '../wording/skeleton.ts'
import type { Slots } from '../wording/slots.ts'
import type { Finding, Statistic } from './finding.ts'
import type { Journal } from '../journal/journal.ts'
import type { Receipt } from './receipt.ts'

/** The type of a rule: the part of its name before the variant. */
type TypeOf<Name extends string> = Name extends `${infer Type}/${string}` ? Type : Name

type AnyDetector<Name extends string> = {
  /** Name of the rule: its type, followed by the variant where a type has two rules. */
  rule: Name
  type: TypeOf<Name>
  /** The type's label on an Echo card. */
  label: string
  /** Weight among candidates (docs/spec/rules.md#choice). */
  weight: number
  /** True when the rule may be used in gentle times (docs/spec/rules.md#safety). */
  inGentleTimes: boolean
  /** Days without an Echo (`first`: before the first one) after which the rule may be used: its Echos are dull. */
  afterSilence?: { first: number; later: number }
  /** Days before the same finding may return. */
  restDays: number
  /** Echos before its type may return. */
  restEchoes: number
  /** The lowest tier that includes the rule, if not Free. `allowance.ts` decides which patterns Free includes. */
  leastTier?: Tier
}

/** Repeats only what was written and when: a quote, a count, a date. */
export type RecordDetector<Name extends string = string, S extends Slots = Slots> = AnyDetector<Name> & {
  claim: 'record'
  find: (journal: Journal) => readonly Finding<S>[]
}

/** A pattern tested at one look. */
export type PatternTest<Key = unknown> = {
  /** The detector's key for what it found, passed back to it in `tell`. */
  key: Key
  /** The key that the previous look must have found too: without the parts that may change. */
  subject: string
  /** The detector's p, corrected for everything it tried. */
  p: number
  /** True when the effect is large enough for an Echo. */
  isLarge: boolean
  statistic: Statistic
  /** Further findings of the same test, strongest first. Each is tested without what the earlier ones explain. */
  later?: readonly PatternTest<Key>[]
}

/** A claim that two things are related or that something has changed. It needs a certificate. */
export type PatternDetector<
  Name extends string = string,
  S extends Slots = Slots,
  Key = unknown,
> = AnyDetector<Name> & {
  claim: 'pattern'
  family: 'standing' | 'shift'
  /** Share of the error budget (docs/spec/rules.md#patterns). */
  certificationWeight: number
  /** Tests the journal as it was at a look; null when there is too little data. */
  test: (journal: Journal, seed: string) => PatternTest<Key> | null
  /**
   * The claim with today's numbers; null when the effect is no longer large enough. A method, so that detectors with
   * different keys fit one list: the engine only passes keys back to the detector they came from.
   */
  tell(journal: Journal, key: Key): Finding<S> | null
}

export type Detector = RecordDetector | PatternDetector

/** Counts the slots of an Echo again, by code that shares nothing with the detector; null when its evidence is gone. */
export type Recount<S extends Slots = Slots> = (receipt: Receipt, journal: Journal) => S | null

/** A rule of the engine: the detector, the lines, the recount for the audit and the note for the explanation. */
export type Rule<S extends Slots = Slots> = {
  detector: RecordDetector<string, S> | PatternDetector<string, S>
  skeletons: Skeletons
  recount: Recount<S>
  note: RuleNote<S>
}

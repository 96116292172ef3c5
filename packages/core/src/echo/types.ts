import type { Tone } from '../preferences/index.ts'
import type { SafetyState } from '../safety/index.ts'
import type { Tag } from '../text/index.ts'
import type { Tier } from '../tiers/index.ts'
import type { Journal } from './journal.ts'
import type { SkeletonCase } from './wording/cases.ts'

/** One entry as the engine reads it. */
export type EchoEntry = {
  id: string
  /** Moment of writing, ms since the epoch. */
  time: number
  /** Ordinal local day, fixed when the entry was saved. */
  day: number
  /** 0 = Sunday … 6 = Saturday, local. */
  weekday: number
  /** 0-23, local. */
  hour: number
  content: string
  /** 1-5, null when unrated. */
  mood: number | null
  energy: number | null
  focus: number | null
  tags: readonly Tag[]
  /** Imported and old or undated: read for its words, left out of ratings and rhythms. */
  historic: boolean
}

export type PatternType =
  | 'mirror'
  | 'look_back'
  | 'question'
  | 'return_gap'
  | 'rebound'
  | 'rhyme'
  | 'recurring_word'
  | 'words_vs_rating'
  | 'tag_mood'
  | 'time_of_day'
  | 'weekday_rhythm'
  | 'turning_point'
  | 'lead_lag'
  | 'presence'
  | 'quiet'

/** What a skeleton is filled with: counts, means and days as numbers, words and quotes as text. */
export type Slots = Readonly<Record<string, number | string>>

/** A stretch of an entry's original content: `content.slice(start, end)`. */
export type Quote = { entry: string; start: number; end: number }

/** Numbers behind a claim, by name. */
export type Statistic = Readonly<Record<string, number | string>>

/** A claim that holds in the record, before it is put into words. */
export type Finding = {
  /** Identifies what is claimed, so that it is not told twice. */
  key: string
  slots: Slots
  /** Entries that are the evidence; empty when it is the whole record. */
  entries: readonly string[]
  /** Entries that the sentence quotes or points at. */
  pointsAt: readonly string[]
  quotes: readonly Quote[]
  /** The tones that may quote what it quotes; absent without a quote. */
  quoteTones?: readonly Tone[]
  /** Entries or days the claim was drawn from, and the local days of the first and the last of them. */
  basedOn: number
  firstDay: number
  lastDay: number
  /** Share of what it is based on that carries the claim, 0-1. */
  cover: number
  /** Record: how striking, 0-1. Pattern: size of the effect in pooled deviations. */
  strength: number
  /** True when the subject is somebody's or some place's name. */
  isName?: boolean
  statistic: Statistic
}

/** A pattern tested at one look. */
export type PatternTest = {
  key: string
  /** What must have shown at the previous look too: the key without what may move. */
  subject: string
  /** p of the detector, already corrected for everything it tried. */
  p: number
  /** True when the effect is large enough to be told. */
  isLarge: boolean
  statistic: Statistic
}

type AnyDetector = {
  /** Name of the rule; the type, and the variant where a type has two. */
  rule: string
  type: Exclude<PatternType, 'quiet'>
  /** How the type is called on an Echo card. */
  label: string
  /** Weight among candidates (design section B.4). */
  weight: number
  /** May be told in gentle times (echo-2 §1.3). */
  inGentleTimes: boolean
  /** Told only when no Echo was told for `SILENCE_DAYS`: true, but nothing anyone looks forward to. */
  onlyAfterSilence?: true
  /** Days before the same finding may be told again. */
  restDays: number
  /** Echoes before its type may return. */
  restEchoes: number
  /** The lowest tier that hears it, where that is not Free; what Free takes of patterns, `allowance.ts` says. */
  leastTier?: Tier
}

/** Says only what is in the record: a quote, a count, a date. */
export type RecordDetector = AnyDetector & {
  claim: 'record'
  find: (journal: Journal) => readonly Finding[]
}

/** Says that two things go together or that something has changed: told only with a certificate. */
export type PatternDetector = AnyDetector & {
  claim: 'pattern'
  family: 'standing' | 'shift'
  /** Share of the error budget (design section B.1). */
  certificationWeight: number
  /** Tests the journal as it stood at a look; null when there is too little to test. */
  test: (journal: Journal, seed: string) => PatternTest | null
  /** The claim with the numbers of today; null when it is no longer large enough. */
  tell: (journal: Journal, key: string) => Finding | null
}

export type Detector = RecordDetector | PatternDetector

/** A line with slots: one for every case, or one that is true and reads well only in the cases it names. */
export type Skeleton = string | { text: string; only: readonly SkeletonCase[] }

/** Lines with slots, per tone. A tone without any is never asked for by this rule. */
export type Skeletons = Readonly<Record<Tone, readonly Skeleton[]>>

/** Everything needed to show why an Echo was told and to check it again (design section A.4). */
export type Receipt = {
  engine: string
  rule: string
  claim: 'record' | 'pattern'
  key: string
  skeleton: string
  tone: Tone
  state: SafetyState
  slots: Slots
  entries: readonly string[]
  quotes: readonly Quote[]
  statistic: Statistic
  seed: string
  /** Ordinal local day on which it was told. */
  day: number
  /** Time of the newest entry it knew, ms since the epoch. */
  asOf: number
}

export type Echo = {
  text: string
  patternType: PatternType
  patternLabel: string
  /** How strongly and how widely this is present in the entries it is based on, 0-1. Not a probability. */
  resonance: number
  basedOnEntries: number
  timeframeDays: number
  receipt: Receipt
}

/** What is said of an Echo that the tier holds back: what kind of pattern it tells of, and what that rests on. */
export type Teaser = Pick<Echo, 'patternType' | 'patternLabel' | 'basedOnEntries' | 'timeframeDays'>

/** An Echo that was told before. */
export type PastEcho = { day: number; text: string; receipt: Receipt }

export type EchoOutcome =
  /** Too few entries; none due yet; nothing true to say. */
  | { kind: 'locked' | 'not-due' | 'none' }
  /** The journal is held: a fixed text, not to be stored. */
  | { kind: 'quiet'; echo: Echo }
  | { kind: 'echo'; echo: Echo; teaser: Teaser | null }

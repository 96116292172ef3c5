import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import { median } from '../../statistics/index.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { referenceIn } from '../subjects/reference.ts'
import { isCommon, sharedWordsIn, type SharedWord } from './shared-words.ts'
import { isAside, leadsIn } from './place-of-thing.ts'
import { asNumber, lengthOf, tellsOutcome, wordingOf } from './wording-of-line.ts'

/** A line and the entry it is from. */
export type LineOfEntry = { text: string; reading: Reading }

/** Of the line, of what it shares with the newest day, and of a pair. */
export const FEATURES = [
  'length',
  'relativeLength',
  'exclamation',
  'startsWithWriter',
  'figure',
  'dayName',
  'ordinary',
  'admin',
  'said',
  'someone',
  'own',
  'likeness',
  'scene',
  'verb',
  'place',
  'whole',
  'age',
  'rarest',
  'shared',
  'threads',
  'pair',
  'pairLength',
  'pairNamed',
  'pairRank',
  'pairMore',
  'pairKnown',
  'pairOutcome',
  'pairAge',
  'pairCommon',
  'pairAside',
  'pairLeads',
] as const
export type Feature = (typeof FEATURES)[number]
/** Signs that an earlier line, alone or next to a line of the newest day, is worth seeing: numbers from 0 to 1. */
export type Features = Readonly<Record<Feature, number>>

/**
 * Shared words beyond this number no longer make two lines closer, and shared threads beyond it no longer make two
 * entries closer.
 */
const MOST = { shared: 3, threads: 5 }
/** Length no longer counts beyond three times the writer’s usual length, nor age beyond this many days. */
const LONG = 3
const OLD_DAYS = 60
/** The rank, on the same scale as `pairRank`, below which a word names something anyone has: “page”, “voice”. */
const COMMON_RANK = 0.7
/** The rank of a word that the table of vectors doesn’t have. */
const UNKNOWN_RANK = 100_000

/**
 * The features of earlier lines of a journal.
 * @param newest the entries that a line may have to do with
 */
export function featuresIn(
  journal: Journal,
  newest: readonly Reading[],
): (earlier: LineOfEntry, later?: LineOfEntry) => Features {
  const { quotable, vectors } = journal
  const rarity = rarityIn(quotable)
  const mostRare = rarity('') || 1
  const shared = sharedWordsIn(journal)
  const told = newest.map(({ entry }) => entry.content).join('\n')
  const threads = threadsWith(newest)
  const usual = usualLength(journal)
  const rank = (word: string) => Math.log(vectors?.rank(word) ?? UNKNOWN_RANK) / Math.log(UNKNOWN_RANK)

  return ({ text, reading }, later) => {
    const met = newest.includes(reading) ? [] : shared(text, told)
    const named = met.filter(isNamed)
    const { content, day } = reading.entry
    const age = Math.min(OLD_DAYS, journal.today - day) / OLD_DAYS
    const both = later ? shared(text, later.text) : []
    const things = both.filter(isNamed)
    return {
      ...wordingOf(text),
      relativeLength: Math.min(LONG, text.length / usual) / LONG,
      place: Math.max(0, content.indexOf(text)) / content.length,
      whole: Math.min(1, text.length / content.length),
      age,
      rarest: Math.max(0, ...met.map(({ key }) => rarity(key))) / mostRare,
      shared: Math.min(MOST.shared, named.length) / MOST.shared,
      threads: threads(reading),
      pair: asNumber(later !== undefined),
      pairLength: later ? lengthOf(text) : 0,
      pairNamed: asNumber(things.length > 0),
      pairRank: Math.max(0, ...things.map(({ form }) => rank(form))),
      pairMore: Math.min(MOST.shared, Math.max(0, both.length - 1)) / MOST.shared,
      pairKnown: asNumber(later !== undefined && things.some(({ form }) => isKnown(form, text, later.text))),
      pairOutcome: asNumber(later !== undefined && tellsOutcome(later.text)),
      pairAge: later ? age : 0,
      pairCommon: asNumber(things.length > 0 && things.every(({ form }) => rank(form) < COMMON_RANK)),
      pairAside: later
        ? shareOf([text, later.text], (one) => things.length > 0 && things.every(({ form }) => isAside(form, one)))
        : 0,
      pairLeads: later ? shareOf([text, later.text], (one) => things.some(({ form }) => leadsIn(form, one))) : 0,
    }
  }
}

function shareOf(texts: readonly string[], holds: (text: string) => boolean): number {
  return texts.filter(holds).length / texts.length
}

/** The median number of characters of the writer’s sentences: a line is short or long for someone. */
function usualLength({ quotable, style }: Journal): number {
  const lengths = quotable.flatMap((reading) => reading.units(style).map(({ text }) => text.length))
  return lengths.length === 0 ? 1 : median(lengths)
}

function isNamed(word: SharedWord): word is SharedWord & { form: string } {
  return word.form !== null
}

/**
 * True if neither line introduces the thing: it is a name, or the later line has “the lid” and the earlier one doesn’t
 * have “a lid”.
 */
function isKnown(form: string, earlier: string, later: string): boolean {
  if (form !== form.toLowerCase()) return true
  return ['known', 'own'].includes(referenceIn(later, form)) && referenceIn(earlier, form) !== 'new'
}

/** How many words an entry shares with the newest ones, without common ones: 0 for none, 1 for many. */
function threadsWith(newest: readonly Reading[]): (reading: Reading) => number {
  const known = new Set(newest.flatMap((reading) => [...reading.frequencies().keys()]))
  const counted = new Map<Reading, number>()
  return (reading) => {
    if (newest.includes(reading)) return 0
    const both =
      counted.get(reading) ?? [...reading.frequencies().keys()].filter((key) => known.has(key) && !isCommon(key)).length
    counted.set(reading, both)
    return Math.min(MOST.threads, both) / MOST.threads
  }
}

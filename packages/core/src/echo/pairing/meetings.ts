import {
  contentFrequencies,
  contentLemma,
  FIRST_PERSON,
  mentions,
  words,
  type ForeignLanguage,
} from '../../text/index.ts'
import { clamp } from '../../statistics/index.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'
import { quotingIn } from '../quoting/languages/index.ts'
import { quotableLines, type QuotableLine, type QuoteLimits } from '../quoting/quotable.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { referenceIn } from './reference.ts'
import { relatednessIn } from './relatedness.ts'
import { foreignThingsOf } from './foreign-things.ts'
import { isAlike, isEnoughAlone, isName, referenceOf, SEVERAL_RELATEDNESS } from './one-thing.ts'
import { isSetting, thingsOf, type Things } from './shared-things.ts'

/** An old line, and what it meets: a line of another day, or one of the newest entries. */
export type Meeting<To> = {
  from: QuotableLine
  to: To
  /** The shared things as both print them, the rarest first. */
  shared: readonly [string, ...string[]]
  /** How related the two are, −1 to 1, plus points for what readers keep. */
  score: number
}

/**
 * Entries needed, and the days between an old line and what it meets: a third of the journal, within limits, or the
 * fewest if no entry in between names the thing.
 */
const MIN_ENTRIES = 8
const APART = { least: 4, most: 21, share: 1 / 3 }
/** The newest entries whose words may meet an old line. */
const NEW_WORDS = { entries: 2, days: 7 }
/** Beside another line, and alone. */
export const LINE_LIMITS: QuoteLimits = { minWords: 4, maxWords: 34, maxLength: 180 }
/** The most characters of two lines together: an Echo has 280. */
const BOTH_MAX_LENGTH = 225
/**
 * Ordinary words are enough in lines this related, two of them (“Theo ate …”, “Theo has eaten …”) or one name or thing
 * (“Paul sent him a card”), among the newest entries.
 */
const ORDINARY = { two: 0.4, one: 0.45, entries: 200 }
/** The fewest words of a sentence that names the thing again. */
const MIN_NAMING_WORDS = 4
const LONE_LIMITS: QuoteLimits = { minWords: 5, maxWords: 28, maxLength: 170 }
/** An entry rated lower than this meets nothing. */
const MIN_MOOD = 3
const POINTS = { perRarity: 0.2, firstPerson: 0.05, several: 0.2, meetsNewest: 0.1, known: 0.2, introduced: 0.1 }
/** Scores of no and of full salience. */
const SALIENCE = { from: 0.2, to: 1 }
/**
 * The entries of the newest day, which the later line of a pair is from: readers kept a pair that had the other half of
 * today's story, and found one about an earlier day worse than nothing.
 */
export function newestEntries({ quotable }: Journal): readonly Reading[] {
  const last = quotable.at(-1)
  return quotable.filter(({ entry }) => entry.day === last?.entry.day)
}

/** Pairs of lines from different days about the same thing, the later one from the newest, best first. */
export function linePairs(journal: Journal): Meeting<QuotableLine>[] {
  const view = viewOf(journal)
  if (!view) return []
  const recent = newestEntries(journal)
  const newest = view.readings.slice(-NEW_WORDS.entries).map(({ entry }) => entry.content)
  return sorted(
    recent.flatMap((reading) =>
      view.older(reading).flatMap(({ from, keys }) => {
        const later = view.lines(reading, keys, LINE_LIMITS)
        const earlier = later.length === 0 ? [] : view.lines(from, keys, LINE_LIMITS)
        return later.flatMap((to) =>
          earlier.flatMap((line) => {
            const met = isShortEnough(line, to) ? view.meets(keys, line, to.text) : null
            if (!met || view.isNameAlone(met.shared, to.text)) return []
            const isNew = newest.some((text) => mentions(text, met.shared[0]))
            const isLaterOwn = isOwn(to.text, journal.language)
            const more = (isNew ? POINTS.meetsNewest : 0) + (isLaterOwn ? POINTS.firstPerson : 0)
            return [{ ...met, to, score: met.score + more }]
          }),
        )
      }),
    ),
  )
}

/** Old lines about a thing that one of the newest entries names, best first. */
export function metLines(journal: Journal): Meeting<Reading>[] {
  const view = viewOf(journal)
  if (!view) return []
  const recent = view.readings
    .slice(-NEW_WORDS.entries)
    .filter(({ entry }) => journal.today - entry.day <= NEW_WORDS.days && (entry.mood ?? MIN_MOOD) >= MIN_MOOD)
    .filter((reading) => ['none', 'tender'].includes(journal.levelNear(reading)))
  return sorted(
    recent.flatMap((to) => {
      // A long entry is about many things: the line meets the sentence that names the thing.
      const naming = to.units(journal.style).filter(({ text }) => words(text).length >= MIN_NAMING_WORDS)
      return view.older(to).flatMap(({ from, keys }) =>
        view.lines(from, keys, LONE_LIMITS).flatMap((line) =>
          naming.flatMap(({ text }) => {
            const met = view.meets(keys, line, text)
            return met && !view.isNameAlone(met.shared, text) ? [{ ...met, to }] : []
          }),
        ),
      )
    }),
  )
}

/** True for two lines that leave room for their dates. */
export function isShortEnough(one: QuotableLine, other: QuotableLine): boolean {
  return one.text.length + other.text.length <= BOTH_MAX_LENGTH
}

/** Salience of a meeting, 0-1. */
export function salienceOf({ score }: Meeting<unknown>): number {
  return clamp((score - SALIENCE.from) / (SALIENCE.to - SALIENCE.from))
}

type View = {
  readings: readonly Reading[]
  /** The lines of an entry that name one of these things and may be quoted. */
  lines: (reading: Reading, keys: readonly string[], limits: QuoteLimits) => readonly QuotableLine[]
  /** The entries that are old enough beside this one, with the words that they share. */
  older: (to: Reading) => { from: Reading; keys: string[] }[]
  /**
   * “Kim”: a name alone doesn't say why a line returns, but a place and a thing may (“the Singer”). In German, every noun
   * has a capital.
   */
  isNameAlone: (shared: readonly string[], later: string) => boolean
  /** What an old line and a text share; null when that is too little. */
  meets: (keys: readonly string[], from: QuotableLine, text: string) => Omit<Meeting<never>, 'to'> | null
}

/** Both rules look at one journal in the same way. */
const views = new WeakMap<Journal, View | null>()

function viewOf(journal: Journal): View | null {
  const view = views.get(journal) ?? newView(journal)
  views.set(journal, view)
  return view
}

function newView(journal: Journal): View | null {
  const { quotable: readings, vectors, today, language } = journal
  const [first] = readings
  if (!first || !vectors || readings.length < MIN_ENTRIES) return null
  const rarity = rarityIn(readings)
  const mostRare = rarity('') || 1
  const things: Things = language === null ? thingsOf(journal) : foreignThingsOf(readings, language)
  const related = language === null ? relatednessIn(readings, vectors, rarity) : null
  const apart = Math.min(APART.most, Math.max(APART.least, APART.share * (today - first.entry.day)))
  return {
    readings,
    lines(reading, keys, limits) {
      const isSought = (text: string) =>
        words(text).some((word) => keys.includes(contentLemma(word, language ?? 'en') ?? ''))
      return quotableLines([reading], journal, limits, { use: 'in a pair', isSought })
    },
    older(to) {
      const at = readings.indexOf(to)
      return readings.slice(0, at).flatMap((from, i) => {
        const days = to.entry.day - from.entry.day
        if (days < APART.least) return []
        const both = [...to.frequencies().keys()].filter((key) => from.frequencies().has(key))
        const isNew = readings.length - i <= ORDINARY.entries
        const told = both.filter((key) => things.isRare(key) || (isNew && things.isOrdinary(key)))
        const between = days < apart ? readings.slice(i + 1, at) : []
        const keys = told.filter((key) => !between.some((reading) => reading.frequencies().has(key)))
        return keys.length === 0 ? [] : [{ from, keys }]
      })
    },
    isNameAlone([first = '', ...others], later) {
      const isSomeone = isName({ form: first }) && !things.isPlace(first) && referenceIn(later, first) === 'bare'
      return language === null && others.length === 0 && isSomeone
    },
    meets(keys, from, text) {
      const inLine = contentFrequencies(words(from.text), undefined, language ?? 'en')
      const inText = contentFrequencies(words(text), undefined, language ?? 'en')
      const both = keys.filter((key) => inLine.has(key) && inText.has(key))
      const shared = both
        .toSorted((a, b) => rarity(b) - rarity(a) || (a < b ? -1 : 1))
        .flatMap((key) => {
          const form = things.form(key, text, from.text)
          return form === null || wasShared(form, journal) ? [] : [{ key, form }]
        })
      const relatedness = related?.(words(from.text), words(text)) ?? SEVERAL_RELATEDNESS
      const known = shared.flatMap((thing) => referenceOf(thing, from.text, text, language) ?? [])
      const rare = known.filter(({ key, form }, i) => {
        const isPart = known.some((other, k) => k !== i && mentions(other.form, form) && (other.form !== form || k < i))
        return things.isRare(key) && !isPart
      })
      const several = rare.length > 1 && relatedness >= SEVERAL_RELATEDNESS ? rare : []
      const alone = known.filter(
        (thing) =>
          (things.isFew(thing.key) && isEnoughAlone(thing, relatedness, vectors, readings.length, language)) ||
          (things.isOwn(thing.key) && isAlike(thing, relatedness, things)),
      )
      const areMany = both.filter((key) => !isSetting(key)).length > 1
      const areAlike = relatedness >= (areMany ? ORDINARY.two : ORDINARY.one)
      const alike = known.filter(
        ({ key, isKnown, isBare }) => areAlike && (areMany || (things.isOwn(key) && isKnown && !isBare)),
      )
      const [best, ...others] = [several, alone, alike].find(([first]) => first !== undefined) ?? []
      if (!best) return null
      const score =
        relatedness +
        (POINTS.perRarity * rarity(best.key)) / mostRare +
        (others.length > 0 ? POINTS.several : 0) +
        (best.isKnown ? POINTS.known : 0) +
        (best.isIntroduced ? POINTS.introduced : 0) +
        (isOwn(from.text, language) ? POINTS.firstPerson : 0)
      return { from, shared: [best.form, ...others.map(({ form }) => form)], score }
    },
  }
}

function isOwn(text: string, language: ForeignLanguage | null): boolean {
  const tokens = words(text)
  return language === null ? tokens.some((word) => FIRST_PERSON.has(word)) : quotingIn(language).firstPerson(tokens)
}

/** True for a thing that an earlier pair was about: it is named twice in the Echo, once at most in any other. */
function wasShared(form: string, journal: Journal): boolean {
  return journal.told.some((told) => told.toLowerCase().split(form.toLowerCase()).length > 2)
}

function sorted<To>(meetings: Meeting<To>[]): Meeting<To>[] {
  return meetings.toSorted((a, b) => b.score - a.score || (a.from.text < b.from.text ? -1 : 1))
}

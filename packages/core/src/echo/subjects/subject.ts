import { atLeast, DARK_MOOD, scan } from '../../safety/index.ts'
import { hasFiniteVerb, isSubjectWord, isThingWord, mentions, type Lexicon } from '../../text/index.ts'
import { MONTHS, WEEKDAYS } from '../../time/index.ts'
import { PLACE_SHARE } from '../constants.ts'
import { blockedBy } from '../word-lists/blocked-words.ts'
import type { Reading } from '../journal/reading.ts'
import { isLifeEvent } from '../word-lists/life-events.ts'
import { isPersonWord } from '../word-lists/person-words.ts'

/** Words of this valence or lower are never the subject of an Echo. */
const SUBJECT_MIN_VALENCE = -1.2
/** Newest entries with a name that must be less than heavy for the name to be a subject. */
const NAME_ENTRIES = 5
/** Lists of blocked words that may not be the subject of an Echo either. */
const DARK_LISTS: ReadonlySet<string> = new Set([
  'death',
  'harm',
  'means',
  'body',
  'illness',
  'shame',
  'lacking',
  'law',
  'daily',
  'knocks',
  'hush',
])

/** Nouns that are mostly part of a set phrase, “in order to” or “as a matter of fact”: their count means nothing. */
const SET_PHRASES = new Set(
  `order matter course case point fact view turn rest means spite regard account sake stead behalf hand head eye word
  fellow kind sort way side part end line place room piece bit lot half while`.split(/\s+/),
)
/** The calendar, apart from “may”, which is mostly a verb. */
const CALENDAR = new Set([
  ...[...WEEKDAYS, ...MONTHS].map((name) => name.toLowerCase()).filter((name) => name !== 'may'),
  ...'weekend christmas easter spring summer autumn winter'.split(' '),
])
const PLACE_BEFORE = /(?:^|[^\p{L}])(?:in|at|to|near|through|from|around)\s+$/iu
const NOUN_BEFORE =
  /(?:^|[^\p{L}])(?:the|a|an|my|our|your|his|her|their|its|this|that|these|those|some|any|no|every|each|of|in|at|on|for|from|with|about|into|near|two|three|four|five|six|seven|eight|nine|ten|old|new|last|next|more|first|little|big)\s+$/iu
/** “The blue pot”: an article, and one word that describes. */
const DESCRIBED_BEFORE = /(?:^|[^\p{L}])(?:the|a|an|my|our|your|his|her|their|its) \p{L}{3,12}\s+$/iu
/** “Washing machine is …”: the second word of a sentence. */
const SECOND_WORD = /(?:^|[.!?…\n]["“‘(]*\s*)\p{L}{3,12}\s+$/iu
const BEGINS_SENTENCE = /(?:^|[.!?…\n]["“‘(]*\s*)$/u

/** True for a lemma that an Echo may be about: a thing, a place or an activity, and nothing that hurts (docs/spec/rules.md#quotes). */
export function isSafeSubject(key: string, lexicon: Lexicon): boolean {
  return isSubjectWord(key) && isHarmless(key, lexicon)
}

/** The same for a thing that two lines share, which may be short: “the pot”, “the lid”. */
export function isSafeThing(key: string, lexicon: Lexicon): boolean {
  return isThingWord(key) && isHarmless(key, lexicon)
}

function isHarmless(key: string, lexicon: Lexicon): boolean {
  if (CALENDAR.has(key) || isLifeEvent(key) || isPersonWord(key) || SET_PHRASES.has(key)) return false
  if (atLeast(scan(key).level, 'tender') || (lexicon.get(key) ?? 0) <= SUBJECT_MIN_VALENCE) return false
  const list = blockedBy(key)
  return list === null || !DARK_LISTS.has(list)
}

/** True for a tag that an Echo may be about: each of its words is. */
export function isSafeTag(tag: string, lexicon: Lexicon): boolean {
  return tag.split(/[-_\d]+/u).every((word) => {
    const list = blockedBy(word)
    const isDark = list !== null && DARK_LISTS.has(list)
    return (
      !isDark &&
      !isLifeEvent(word) &&
      !atLeast(scan(word).level, 'heavy') &&
      (lexicon.get(word) ?? 0) > SUBJECT_MIN_VALENCE
    )
  })
}

/** True when one of these entries was a bad day: people don't want a count of its topics. */
export function isSore(holding: readonly Reading[]): boolean {
  return holding.some(({ entry }) => entry.mood !== null && entry.mood <= DARK_MOOD)
}

/** True when a capitalized word is used as a place; people have their own rules. */
export function isPlace(name: string, texts: Iterable<string>): boolean {
  const before = usesOf(name, texts)
  return before.length > 0 && before.filter((text) => PLACE_BEFORE.test(text)).length >= PLACE_SHARE * before.length
}

/**
 * True when a word is a noun in at least half of its uses: after an article, a number, a preposition. The first word of
 * a sentence shows nothing.
 */
export function isNoun(form: string, texts: readonly string[]): boolean {
  const before = usesOf(form, texts).filter((text) => !BEGINS_SENTENCE.test(text))
  const isVerbToo = hasFiniteVerb(['i', form])
  const isUsed = (text: string) =>
    NOUN_BEFORE.test(text) || (!isVerbToo && (DESCRIBED_BEFORE.test(text) || SECOND_WORD.test(text)))
  return before.filter(isUsed).length * 2 >= before.length && before.length > 0
}

/**
 * True when one of the newest entries with a name is heavy, or has the name in a sentence with a word of death or
 * leaving.
 */
export function isNameAtRest(name: string, entries: readonly Reading[]): boolean {
  const latest = entries.filter(({ entry }) => mentions(entry.content, name)).slice(-NAME_ENTRIES)
  return latest.some((reading) => {
    if (atLeast(reading.scan().level, 'heavy')) return true
    return reading.sentences().some(({ text }) => {
      const list = mentions(text, name) ? blockedBy(text.toLowerCase().replaceAll('’', "'")) : null
      return list === 'death' || list === 'leaving'
    })
  })
}

/** The letters before each use of a word. */
const LETTERS_BEFORE = 24

function usesOf(form: string, texts: Iterable<string>): string[] {
  const sought = form.toLowerCase()
  const before: string[] = []
  for (const text of texts) {
    const lower = text.toLowerCase()
    // Most texts don't have it.
    if (!lower.includes(sought)) continue
    for (const { 0: word, index } of lower.matchAll(/[\p{L}\p{M}]+/gu)) {
      if (word === sought) before.push(lower.slice(Math.max(0, index - LETTERS_BEFORE), index))
    }
  }
  return before
}

import { COMMON_WORDS, contentLemma, hasFiniteVerb, isContentWord, lemma, mentions, words } from '../../text/index.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'
import { documentCounts } from '../subjects/rarity.ts'
import { isNameAtRest, isNoun, isPlace, isSafeSubject } from '../subjects/subject.ts'

/** A thing is rare when this share of the entries name it at most, or this number of entries. */
export const RARE = { share: 0.06, entries: 3 }
const COMMON = new Set(COMMON_WORDS)
/** Numbers and measures say nothing of what a line is about. */
const NO_THINGS = new Set(
  `second third fourth fifth sixth seventh eighth ninth tenth half dozen hundred thousand couple pair number minute hour
  week month year today tonight yesterday tomorrow weekend`.split(/\s+/),
)

/** The things that two entries of a journal may share, by lemma. */
export type Things = {
  /** The lemmas of rare things that both entries name. */
  shared: (one: Reading, other: Reading) => string[]
  /** A thing as both lines print it, where both use it as a noun or a name; null otherwise. */
  form: (key: string, one: string, other: string) => string | null
}

/** The rare things of these entries. */
export function thingsOf(readings: readonly Reading[], journal: Journal): Things {
  const counts = documentCounts(readings)
  const most = Math.max(RARE.entries, RARE.share * readings.length)
  const isRare = (key: string) =>
    (counts.get(key) ?? 0) <= most && !COMMON.has(key) && !NO_THINGS.has(key) && isSafeSubject(key, journal.lexicon)
  const textsWith = kept((key) =>
    readings.filter((reading) => reading.frequencies().has(key)).map(({ entry }) => entry.content),
  )
  const isThing = kept((form) => isNoun(form, textsWith(lemma(form))))
  const isName = kept((form) => isPlace(form, textsWith(lemma(form.toLowerCase()))) || !isNameAtRest(form, readings))
  return {
    shared: (one, other) => [...one.frequencies().keys()].filter((key) => other.frequencies().has(key) && isRare(key)),
    form(key, one, other) {
      const form = formIn(key, one)
      if (form === null || !mentions(other, form)) return null
      if (form !== form.toLowerCase()) {
        return other.includes(form) && isName(form) ? form : null
      }
      return isThingIn(form, one) && isThingIn(form, other) && isThing(form) ? form : null
    },
  }
}

/** The first form of a lemma in a text, as written; in lower case if it begins a sentence. */
function formIn(key: string, text: string): string | null {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (contentLemma(word.toLowerCase()) !== key) continue
    const begins = /(?:^|[.!?…:\n]["“‘(]*\s*)$/u.test(text.slice(0, index))
    return begins ? word.toLowerCase() : word
  }
  return null
}

/** True where no other content word but a verb follows, nor “of”: not “a proper pillow”, not “a bolt of linen”. */
function isThingIn(form: string, text: string): boolean {
  const uses = [...text.toLowerCase().matchAll(new RegExp(`(?<!\\p{L})${form}(?!\\p{L})([^\\p{L}]*)(\\p{L}+)?`, 'gu'))]
  return uses.some(([, between = '', next]) => {
    if (next === undefined || /[^\s'’]/u.test(between)) return true
    const [after = ''] = words(next)
    return after !== 'of' && (!isContentWord(after) || hasFiniteVerb([form, after]))
  })
}

/** A function whose answers are kept by its argument. */
function kept<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}

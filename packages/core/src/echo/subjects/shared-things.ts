import { contentLemma, hasFiniteVerb, isContentWord, lemma, mentions, printedForm, words } from '../../text/index.ts'
import { MONTHS, WEEKDAYS } from '../../time/index.ts'
import type { Journal } from '../journal/journal.ts'
import { referenceIn } from './reference.ts'
import { isPersonWord } from '../word-lists/person-words.ts'
import { isNameAtRest, isNoun, isPlace, isSafeThing } from './subject.ts'

/** How many of the newest entries with a word decide whether it is a thing or a name. */
const EVIDENCE = 12
/** Words such as numbers, measures, hours and body parts don’t show what a line is about. */
const NO_THINGS = new Set(
  `guy bloke chap bit stuff flat home single white black red blue green second third fourth fifth sixth seventh eighth
  ninth tenth half dozen hundred thousand couple pair number minute hour week fortnight month year today tonight yesterday
  tomorrow weekend euro pound dollar quid buck cent penny pence past beside inside outside upstairs downstairs front side top bottom end middle edge step basement attic daylight dark light
  head face eye ear nose mouth lip chin cheek neck throat shoulder elbow wrist hand finger thumb palm arm chest back belly
  stomach hip lap leg knee ankle foot toe hair skin voice breath`.split(/\s+/),
)

/** Places and things of any ordinary day: such words come up again, no matter what a line is about. */
const SETTINGS = new Set(
  `stair stairs lift elevator kitchen bathroom bedroom hallway hall corridor landing sofa couch fridge desk chair table
  window door floor wall ceiling corner cupboard closet pantry drawer shelf counter sink tram train bus metro subway taxi platform
  station stop queue street road pavement sidewalk car truck van carpark pool gym office canteen lobby balcony porch yard fence gate
  pocket bag towel mug cup plate bowl spoon fork coat jacket hat shirt trousers jeans sock socks shoe shoes boot radio
  television laptop screen
  kettle toaster oven egg bread toast milk butter cheese soup rice pasta salad sandwich cake biscuit roll pizza chip
  onion potato tomato bean pea carrot mince beef chicken sausage pork ham fish pie crumble curry apple banana rain drizzle snow frost wind storm fog sun sunshine sky weather cloud heat cold tea coffee wine beer
  juice water lunch dinner breakfast`.split(/\s+/),
)

/** True for an everyday thing, which two lines may share by chance. */
export function isSetting(key: string): boolean {
  return SETTINGS.has(key) || SETTINGS.has(key.replace(/s$/u, ''))
}

/** The things that two entries of a journal may share, by lemma. */
export type Things = {
  /** True for the lemma of a word that means something when two lines share it. */
  mayPair: (key: string) => boolean
  /** A thing as the first line prints it, where both use it as a noun or a name; null otherwise. */
  form: (key: string, one: string, other: string) => string | null
}

/** The things of an English journal’s entries that lines are quoted from. */
export function thingsOf({ quotable: readings, lexicon }: Pick<Journal, 'quotable' | 'lexicon'>): Things {
  const textsWith = kept((key) =>
    readings
      .filter((reading) => reading.frequencies().has(key))
      .slice(-EVIDENCE)
      .map(({ entry }) => entry.content),
  )
  const isCapital = kept((key) => {
    const form = printedForm(key, textsWith(key))
    return form !== null && form !== form.toLowerCase()
  })
  const isThing = kept((form) => isNoun(form, textsWith(lemma(form))))
  const isPlaceHere = kept((name) => isPlace(name, textsWith(lemma(name.toLowerCase()))))
  const isName = kept((name) => isPlaceHere(name) || !isNameAtRest(name, readings))
  return {
    mayPair: (key) => !NO_THINGS.has(key),
    form(key, one, other) {
      const [form, otherForm] = [formIn(key, one, isCapital), formIn(key, other, isCapital)]
      if (form === null || otherForm === null) return null
      if (form !== form.toLowerCase()) {
        if (!mentions(other, form)) return null
        const isSame = afterName(form, one) === afterName(form, other)
        return isSame && isName(form) && !isPersonWord(key) && !DATES.has(form) ? form : null
      }
      if (!isThing(form) || !isSafeThing(key, lexicon)) return null
      if (form.endsWith('ing') && [one, other].some((text) => referenceIn(text, form) === 'bare')) return null
      const isOne = mentions(other, form)
      if (!isOne && !isThing(otherForm)) return null
      if (isThingIn(form, one) && isThingIn(isOne ? form : otherForm, other))
        return describedIn(form, one, other) ?? form
      return isOne ? compoundOf(form, one, other) : null
    },
  }
}

/** The first form of a lemma in a text, as written; in lower case if it begins a sentence and isn’t a name. */
function formIn(key: string, text: string, isCapital: (key: string) => boolean): string | null {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (contentLemma(word.toLowerCase()) !== key) continue
    const begins = /(?:^|[.!?…:\n]["“‘(]*\s*)$/u.test(text.slice(0, index))
    return begins && !isCapital(key) ? word.toLowerCase() : word
  }
  return null
}

/**
 * True where no other content word but a verb follows, nor “of” without an article: “the lid of the pot”, but not “a
 * proper pillow” or “a bolt of linen”.
 */
function isThingIn(form: string, text: string): boolean {
  return usesIn(form, text).some(({ between, next, afterNext }) => {
    if (next === '' || /[^\s'’]/u.test(between)) return true
    const [after = ''] = words(next)
    if (after === 'of') return DEFINITE.has(afterNext)
    return !isContentWord(after) || hasFiniteVerb([form, after])
  })
}

/** The capitalized word after a name (“Heather Beach” isn't “Heather”), or none; null where the text has no such name. */
function afterName(form: string, text: string): string | null {
  const at = text.indexOf(form)
  return at < 0 ? null : (/^ (\p{Lu}\p{L}+)/u.exec(text.slice(at + form.length))?.[1] ?? '')
}

/** The word with the one after it, if both texts have the same one: “lemon tree”. */
function compoundOf(form: string, one: string, other: string): string | null {
  const compound = usesIn(form, one)
    .filter(({ between, next }) => between === ' ' && isContentWord(next))
    .map(({ next }) => `${form} ${next}`)
    .find((words) => mentions(other, words))
  return compound ?? null
}

/** The word with the one before it, if both texts have the same one: “washing machine”. */
function describedIn(form: string, one: string, other: string): string | null {
  const tokens = words(one.toLowerCase())
  const before = tokens[tokens.indexOf(form) - 1] ?? ''
  const described = `${before} ${form}`
  const isOne = isContentWord(before) && !NO_THINGS.has(before) && !hasFiniteVerb(['i', before])
  return isOne && mentions(one, described) && mentions(other, described) ? described : null
}

const DATES: ReadonlySet<string> = new Set([...MONTHS, ...WEEKDAYS])
const DEFINITE = new Set('the my our your his her their its this that'.split(' '))

/** Each use of a word with the two words after it, in lower case. */
function usesIn(form: string, text: string): { between: string; next: string; afterNext: string }[] {
  const pattern = new RegExp(`(?<!\\p{L})${form}(?!\\p{L})([^\\p{L}]*)(\\p{L}*)[^\\p{L}]*(\\p{L}*)`, 'gu')
  return [...text.toLowerCase().matchAll(pattern)].map(([, between = '', next = '', afterNext = '']) => ({
    between,
    next,
    afterNext,
  }))
}

/** Caches the results of a function by its argument. */
function kept<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}

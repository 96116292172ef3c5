import { contentLemma, mentions, type ForeignLanguage } from '../../text/index.ts'
import { atLeast, scan } from '../../safety/index.ts'
import { quotingIn } from '../word-lists/languages/index.ts'
import type { Reading } from '../journal/reading.ts'
import { documentCounts } from './rarity.ts'
import type { Things } from './shared-things.ts'

/** Fewest letters of a thing: without a list of common words, a short word is no evidence. */
const THING_LETTERS = 6
/** A thing is rare if no more entries name it than this share of the journal or this number, whichever is higher. */
const RARE = { share: 0.08, entries: 3 }

/**
 * The rare things of a journal in another language: nouns that follow an article or a preposition in both lines. It
 * leaves out people, names, everyday things and words that may not be quoted.
 */
export function foreignThingsOf(readings: readonly Reading[], language: ForeignLanguage): Things {
  const counts = documentCounts(readings)
  const most = Math.max(RARE.entries, RARE.share * readings.length)
  const own = quotingIn(language)
  const isSafe = (key: string) =>
    !own.people([key]) &&
    !own.everyday([key]) &&
    !own.dark([key]) &&
    own.blocked.every(({ has }) => !has([key])) &&
    !atLeast(scan(key).level, 'tender')
  const isRare = (key: string) => key.length >= THING_LETTERS && (counts.get(key) ?? 0) <= most && isSafe(key)
  return {
    mayPair: isRare,
    form(key, one, other) {
      const [form, others] = [nounIn(key, one, language), nounIn(key, other, language)]
      return form !== null && form === others && mentions(other, form) ? form : null
    },
  }
}

/** A word as printed in a text that uses it as a noun; null if it is a name or another kind of word. */
function nounIn(key: string, text: string, language: ForeignLanguage): string | null {
  const own = quotingIn(language)
  const written = text.match(/[\p{L}\p{M}]+['’]?/gu) ?? []
  for (const [i, word] of written.entries()) {
    if (contentLemma(word.toLowerCase(), language) !== key) continue
    const before = written[i - 1]?.toLowerCase().replace('’', "'")
    const isCapital = /^\p{Lu}/u.test(word)
    if (before !== undefined && own.beforeNoun([before]) && isCapital === (language === 'de')) return word
  }
  return null
}

import { COMMON_WORDS } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import { keysIn } from '../subjects/keys-in.ts'
import { thingsIn } from '../subjects/things-in.ts'

/** A word that two texts share, and the form in which both name a thing or someone with it. */
export type SharedWord = {
  key: string
  /** Null unless both texts use it for a thing or as a name. */
  form: string | null
}

const COMMON: ReadonlySet<string> = new Set(COMMON_WORDS)

/** True for a word that is in most texts. */
export function isCommon(key: string): boolean {
  return COMMON.has(key)
}

/** Finds what lines of this journal share, without common words that name nothing. */
export function sharedWordsIn(journal: Journal): (one: string, other: string) => readonly SharedWord[] {
  const things = thingsIn(journal)
  return (one, other) => {
    const inOther = keysIn(journal, other)
    const shared = [...keysIn(journal, one)].filter((key) => inOther.has(key))
    if (shared.length === 0) return []
    return shared
      .map((key) => ({ key, form: things.form(key, other, one) }))
      .filter(({ key, form }) => form !== null || !isCommon(key))
  }
}

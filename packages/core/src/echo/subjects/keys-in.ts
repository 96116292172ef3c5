import { contentFrequencies, words } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'

const keysKept = new WeakMap<Journal, Map<string, ReadonlySet<string>>>()

/** The lemmas of the content words of a text, in the language of the journal it is from. */
export function keysIn(journal: Journal, text: string): ReadonlySet<string> {
  const texts = keysKept.get(journal) ?? new Map<string, ReadonlySet<string>>()
  keysKept.set(journal, texts)
  const keys = texts.get(text) ?? new Set(contentFrequencies(words(text), undefined, journal.language ?? 'en').keys())
  texts.set(text, keys)
  return keys
}

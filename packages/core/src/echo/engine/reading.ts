import { withoutPrompts } from '../../prompts/index.ts'
import { scan, type Scan } from '../../safety/index.ts'
import {
  contentFrequencies,
  englishShare,
  sentences,
  isForeignLanguage,
  languageOf,
  sentiment,
  units,
  words,
  type Language,
  type Lexicon,
  type Sentence,
  type Unit,
  type WritingStyle,
} from '../../text/index.ts'
import type { EchoEntry } from './entry.ts'
import { once } from './once.ts'

/**
 * An entry and everything derived from its own words, without prompts; each part is computed when first used. Offsets
 * of sentences are offsets in the whole content.
 */
export type Reading = {
  entry: EchoEntry
  scan: () => Scan
  words: () => readonly string[]
  frequencies: () => ReadonlyMap<string, number>
  sentences: () => readonly Sentence[]
  /** The sentences that may be quoted, for a person with this style. */
  units: (style: WritingStyle) => readonly Unit[]
  sentiment: () => number
  /** Null when its words don’t tell. */
  language: () => Language | null
  /** True when it is in a known language other than English. */
  isForeign: () => boolean
  englishShare: () => number
}

/** A cache of readings, so that an Echo and its audit read an entry once. It only affects speed. */
const readings = new WeakMap<Lexicon, WeakMap<EchoEntry, Reading>>()

export function readingOf(entry: EchoEntry, lexicon: Lexicon): Reading {
  const known = readings.get(lexicon) ?? new WeakMap<EchoEntry, Reading>()
  readings.set(lexicon, known)
  const reading = known.get(entry) ?? newReading(entry, lexicon)
  known.set(entry, reading)
  return reading
}

function newReading(entry: EchoEntry, lexicon: Lexicon): Reading {
  const own = once(() => withoutPrompts(entry.content))
  const text = once(() => words(own()))
  const language = once(() => languageOf(text()))
  const byStyle = new Map<string, readonly Unit[]>()
  return {
    entry,
    scan: once(() => scan(own())),
    words: text,
    frequencies: once(() => contentFrequencies(text(), undefined, language())),
    sentences: once(() => sentences(own())),
    units: (style) => {
      const key = `${style.small} ${style.unstopped}`
      const known = byStyle.get(key) ?? units(own(), style, language())
      byStyle.set(key, known)
      return known
    },
    sentiment: once(() => sentiment(own(), lexicon)),
    language,
    isForeign: () => isForeignLanguage(language()),
    englishShare: once(() => englishShare(text())),
  }
}

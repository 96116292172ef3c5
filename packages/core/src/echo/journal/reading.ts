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

/**
 * An entry and everything derived from its own words, without prompts; each part is computed when first used. Offsets
 * of sentences are offsets in the whole content. A class, because a journal of twenty years has fifty thousand of them:
 * ten closures each would take more memory than their texts.
 */
export class Reading {
  readonly entry: EchoEntry
  readonly #lexicon: Lexicon
  #scan: Scan | undefined
  #scans: Map<string, Scan> | undefined
  #words: readonly string[] | undefined
  #frequencies: ReadonlyMap<string, number> | undefined
  #sentences: readonly Sentence[] | undefined
  #units: Map<string, readonly Unit[]> | undefined
  #sentiment: number | undefined
  #language: Language | null | undefined
  #englishShare: number | undefined

  constructor(entry: EchoEntry, lexicon: Lexicon) {
    this.entry = entry
    this.#lexicon = lexicon
  }

  scan(): Scan {
    return (this.#scan ??= scan(this.#ownText()))
  }

  /** The scan of one line of this entry: every rule that may quote the line asks for it. */
  scanOf(line: string): Scan {
    this.#scans ??= new Map()
    const known = this.#scans.get(line) ?? scan(line)
    this.#scans.set(line, known)
    return known
  }

  words(): readonly string[] {
    return (this.#words ??= words(this.#ownText()))
  }

  frequencies(): ReadonlyMap<string, number> {
    return (this.#frequencies ??= contentFrequencies(this.words(), undefined, this.language()))
  }

  sentences(): readonly Sentence[] {
    return (this.#sentences ??= sentences(this.#ownText()))
  }

  /** The sentences that may be quoted, for a person with this style. */
  units(style: WritingStyle): readonly Unit[] {
    const key = `${style.small} ${style.unstopped}`
    this.#units ??= new Map()
    const known = this.#units.get(key) ?? units(this.#ownText(), style, this.language())
    this.#units.set(key, known)
    return known
  }

  sentiment(): number {
    return (this.#sentiment ??= sentiment(this.#ownText(), this.#lexicon))
  }

  /** Null when the words don’t show the language. */
  language(): Language | null {
    if (this.#language === undefined) this.#language = languageOf(this.words())
    return this.#language
  }

  /** True when it is in a known language other than English. */
  isForeign(): boolean {
    return isForeignLanguage(this.language())
  }

  englishShare(): number {
    return (this.#englishShare ??= englishShare(this.words()))
  }

  /** Not kept: the entry has the text already. */
  #ownText(): string {
    return withoutPrompts(this.entry.content)
  }
}

/** A cache of readings, so that an Echo and its audit read an entry once. It only affects speed. */
const readings = new WeakMap<Lexicon, WeakMap<EchoEntry, Reading>>()

export function readingOf(entry: EchoEntry, lexicon: Lexicon): Reading {
  const known = readings.get(lexicon) ?? new WeakMap<EchoEntry, Reading>()
  readings.set(lexicon, known)
  const reading = known.get(entry) ?? new Reading(entry, lexicon)
  known.set(entry, reading)
  return reading
}

import { keepsForeignHome } from '../echo/index.ts'
import { scan } from '../safety/index.ts'
import {
  collapsed,
  isForeignLanguage,
  languageOf,
  sentenceValence,
  styleOf,
  units,
  words,
  type Language,
  type Lexicon,
  type Unit,
} from '../text/index.ts'
import { QUOTE_MAX } from './constants.ts'

/** The place of a quote in its text; `isCut` when its sentence goes on. */
export type TwoLines = { start: number; end: number; isCut: boolean }

/**
 * The first sentence of a text that is calm in itself, with the next one if both fit; a longer sentence is cut at a
 * word. Null without a calm sentence, so that a hard line in a bright entry is never shown.
 * @param text the writer's own words, without prompts copied into it
 */
export function twoLines(text: string, lexicon: Lexicon): TwoLines | null {
  const language = languageOf(words(text))
  const all = units(text, styleOf([text]), language)
  let long: Unit | null = null
  for (const [i, unit] of all.entries()) {
    if (!unit.isWhole || (long && unit.text.length > QUOTE_MAX) || !isCalm(unit, lexicon, language)) continue
    if (unit.text.length > QUOTE_MAX) {
      long = unit
      continue
    }
    const next = all[i + 1]
    const goesOn = next !== undefined && belongsTo(unit, next, text) && isCalm(next, lexicon, language)
    return { start: unit.start, end: goesOn ? next.end : unit.end, isCut: false }
  }
  return long && cutAtWord(text, long)
}

/** The quote as it is shown. */
export function printedLines(text: string, { start, end, isCut }: TwoLines): string {
  return `${collapsed(text.slice(start, end))}${isCut ? '…' : ''}`
}

/** In other languages, where words have no valence, a line that an Echo may not quote doesn't count as calm. */
function isCalm({ kind, text }: Unit, lexicon: Lexicon, language: Language | null): boolean {
  if (kind !== 'sentence' || scan(text).level !== 'none') return false
  return isForeignLanguage(language) ? !keepsForeignHome(text, language) : sentenceValence(text, lexicon) >= 0
}

/** True when a sentence follows in the same paragraph, and both are short enough. */
function belongsTo(before: Unit, next: Unit, text: string): boolean {
  const isSameParagraph = !text.slice(before.end, next.start).includes('\n')
  return isSameParagraph && before.text.length + 1 + next.text.length <= QUOTE_MAX
}

function cutAtWord(text: string, { start }: Unit): TwoLines | null {
  const room = text.slice(start, start + QUOTE_MAX)
  const kept = room.slice(0, Math.max(room.lastIndexOf(' '), room.lastIndexOf('\n'))).replace(/[\s,;:—–-]+$/u, '')
  return kept === '' ? null : { start, end: start + kept.length, isCut: true }
}

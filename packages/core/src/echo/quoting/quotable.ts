import { words, type Unit } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { QuoteLimits } from './fit.ts'
import { goesOn, pointsBack } from './goes-on.ts'
import { isSafe, leansOn, offered, type QuotableLine } from './offered.ts'
import { ENTRY_MAX_SENTENCES, entryQuoted, pairOf, passagesFrom } from './passages.ts'
import type { QuoteUse } from './permit.ts'
import { isShortOpening, unitsOf } from './quote-units.ts'
import { isBrief, isNote, isRemark } from './short-units.ts'

/**
 * Local days before a line may return alone. Sooner, it would repeat rather than echo; and if the scan has missed a
 * danger, the days in between show it. A newer journal quotes younger lines, too. Next to an older line, today’s may
 * be shown at once: that is when people want to see the two.
 */
export const QUOTE_MIN_AGE_DAYS = 4
/** A sentence with more words than this makes sense without such an opening. */
const OPENED_WORDS = 12
/** “That bolt” is clear without the sentence before when the other line is about the bolt, too. */
const POINTING = /^(?:That|This|These|Those)(?= \p{L}{3,})/u
/** How lines will be quoted, and a quick check that runs before the slow safety check. */
export type QuoteChoice = {
  use?: QuoteUse
  /** A passage goes on for as many sentences as fit. `each` offers the sentence alone and every such passage. */
  extent?: 'sentence' | 'passage' | 'each'
  /** What the line must mention. In a pair the other line mentions it too, so a short line will do: “Found the egg.” */
  isSought?: (text: string) => boolean
}

/** The entry to search for lines, and what the lines must have. */
type Search = Required<QuoteChoice> & {
  reading: Reading
  journal: Journal
  all: readonly Unit[]
  limits: QuoteLimits
  /** True in a pair whose other line mentions the sought word, too. */
  isBeside: boolean
}

/**
 * Every quotable line of these entries: suitable, permitted, complete, clear by itself, not barred by a mark and, outside
 * a pair, not quoted before. A short entry is quoted whole if possible: one sentence alone often loses the point.
 */
export function quotableLines(
  readings: readonly Reading[],
  journal: Journal,
  limits: QuoteLimits,
  { use = 'alone', extent = use === 'alone' ? 'passage' : 'sentence', isSought }: QuoteChoice = {},
): QuotableLine[] {
  const how = {
    use,
    extent,
    isSought: isSought ?? (() => true),
    isBeside: use === 'in a pair' && isSought !== undefined,
  }
  return readings
    .filter((reading) => isReadable(reading, journal) && (use === 'in a pair' || isOldEnough(reading, journal)))
    .flatMap((reading) => {
      const all = unitsOf(reading, journal)
      const entry = use === 'alone' ? entryQuoted(reading, journal, all, limits) : []
      if (entry.length > 0) return entry
      const search: Search = { reading, journal, all, limits, ...how }
      return all.flatMap((unit, i) => linesAt(unit, i, search))
    })
}

/** The lines that begin with a sentence of an entry, or with the one before it. */
function linesAt(unit: Unit, i: number, search: Search): readonly QuotableLine[] {
  const { reading, journal, all, limits, use, extent, isSought, isBeside } = search
  const isComplete = unit.isWhole || isNote(unit, use) || (isBeside && isBrief(unit, journal) && isSought(unit.text))
  // “Ran before breakfast.” is too short to stand alone, but a good beginning.
  const isBeginning = extent !== 'sentence' && isShortOpening(reading, all, i) && isRemark(unit, journal)
  const mayHaveSought = isSought(unit.text) || (extent === 'each' && isSought(all[i + 1]?.text ?? ''))
  if (!(isComplete || isBeginning) || !mayHaveSought) return []
  // Next to another line about the same thing, the sentence needs no further context.
  const isClear = isBeside && isSought(unit.text)
  if (extent !== 'sentence' && !isClear && lacksOpening(reading, all, i)) return []
  const needed = use === 'alone' ? unit.text : unit.text.replace(POINTING, 'The')
  if (leansOn(reading, journal, needed, isBeside)) return isComplete ? withSentenceBefore(unit, i, search) : []
  const longer = extent === 'sentence' ? [] : passagesFrom(unit, i, search)
  if (extent === 'passage' && longer.length > 0) return longer.slice(0, 1)
  if (!isComplete) return longer.filter(({ text }) => isSought(text))
  const quote = { entry: reading.entry.id, start: unit.start, end: unit.end }
  const line = { text: unit.text, quote, isLast: i === all.length - 1, isEntry: false }
  return [...longer, ...offered(reading, journal, line, limits, use)].filter(({ text }) => isSought(text))
}

/** “Explained the slope. He’s good at it.”: the first sentence must name who or what the second is about. */
function withSentenceBefore(unit: Unit, i: number, search: Search): readonly QuotableLine[] {
  const { reading, journal, all, limits, use } = search
  const before = all[i - 1]
  if (!before || before.kind === 'verse' || unit.kind === 'verse' || leansOn(reading, journal, before.text)) return []
  if (!(before.isWhole || setsScene(before, all[i - 2], journal)) || !isSafe(reading, journal, before.text, use))
    return []
  const isOneParagraph = !reading.entry.content.slice(before.end, unit.start).includes('\n')
  if (!isOneParagraph) return []
  const text = `${before.text} ${unit.text}`
  if (leansOn(reading, journal, text) || !(pointsBack(unit.text) || goesOn(unit.text, [before.text]))) return []
  const quote = { entry: reading.entry.id, start: before.start, end: unit.end }
  const line = { text, quote, isLast: i === all.length - 1, isEntry: false }
  return offered(reading, journal, line, use === 'alone' ? pairOf(limits) : limits, use)
}

/**
 * True for the second sentence of a short entry when the first says in a few words what it is about: “Ripped out the
 * sleeve.”
 */
function lacksOpening(reading: Reading, all: readonly Unit[], i: number): boolean {
  const text = all[i]?.text ?? ''
  if (i !== 1 || all.length > ENTRY_MAX_SENTENCES || !isShortOpening(reading, all, 0)) return false
  if (text.endsWith('?') || words(text).length > OPENED_WORDS) return false
  return !reading.entry.content.slice(all[0]?.end, all[1]?.start).includes('\n')
}

/** True for a few words that set the scene of the next sentence: “Early dark.” */
function setsScene(unit: Unit, before: Unit | undefined, journal: Journal): boolean {
  return before === undefined && isRemark(unit, journal)
}

/** True for an entry in the language of its journal; in an English one, for any that isn’t recognizably in another. */
function isReadable(reading: Reading, journal: Journal): boolean {
  return journal.language === null ? !reading.isForeign() : reading.language() === journal.language
}

function isOldEnough({ entry }: Reading, journal: Journal): boolean {
  const age = journal.today - entry.day
  const isNewJournal = journal.today - (journal.entries[0]?.entry.day ?? entry.day) < QUOTE_MIN_AGE_DAYS
  return age >= QUOTE_MIN_AGE_DAYS || isNewJournal
}

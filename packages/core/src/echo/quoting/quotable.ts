import type { Tone } from '../../account/index.ts'
import { isForeignLanguage, words, type Unit } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { Quote } from '../finding/finding.ts'
import { isFit, type QuoteLimits } from './fit.ts'
import { foreignPermit } from './foreign-permit.ts'
import { leansIn } from './foreign-leaning.ts'
import { goesOn, pointsBack } from './goes-on.ts'
import { keptForTexts } from './kept-for-texts.ts'
import { knownNames } from './known-names.ts'
import { leans } from './leaning.ts'
import { isBrief, isNote, isRemark, isTail } from './short-units.ts'
import { namesSomeoneSore } from './sore-people.ts'
import { permit, type Permit, type QuoteUse } from './permit.ts'

/**
 * Local days before a line may return alone. Sooner, it would repeat rather than echo; and if the scan has missed a
 * danger, the days in between show it. A younger journal has nothing older to quote. Beside an older line, today’s may
 * return at once: that is when people want to see the two.
 */
export const QUOTE_MIN_AGE_DAYS = 4
/** A line with the line it depends on (docs/spec/rules.md#quotes), and an entry that is quoted whole. */
const PAIR = { maxWords: 34, maxLength: 200 }
const ENTRY_MAX_SENTENCES = 4
/** The most that is quoted of one paragraph. Several sentences, because the last one often makes the point. */
const PASSAGE = { sentences: 4, maxWords: 48, maxLength: 210 }
/**
 * A sentence that opens a paragraph with so few words makes sense only with the next one: “Annem asks if I’m eating. I
 * held the phone over the pan.”
 */
const OPENING_WORDS = 9
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

/** A quotable line: its printed form, its position, and the tones that may quote it. */
export type QuotableLine = {
  reading: Reading
  text: string
  isLast: boolean
  /** True for all sentences of a short entry together. */
  isEntry: boolean
  quote: Quote
  tones: readonly Tone[]
}

/** An entry in which lines are sought, and for what. */
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
 * a pair, not quoted before. A short entry is quoted whole where possible, because one sentence of it would often lose the point.
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
  // Beside another line about the same thing, it is clear what the sentence is about.
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

/** “But Dad’s chair …”: without the word that joins it to the sentence before, it may make sense alone. */
const JOINING = /^(?:And|But|So)\s+(?=\p{Lu})/u
const SMALL_JOINING = /^(?:(?:and|but)\s+(?=\p{L})|so\s+(?=(?:i|we|you|he|she|it|they|the|my|our|there)\b))/iu
const unitsKept = new WeakMap<readonly Unit[], readonly Unit[]>()

function unitsOf(reading: Reading, { style }: Journal): readonly Unit[] {
  const written = reading.units(style)
  const known = unitsKept.get(written) ?? written.map((unit) => withoutJoining(unit, style.small))
  unitsKept.set(written, known)
  return known
}

function withoutJoining(unit: Unit, isSmall: boolean): Unit {
  const length = (isSmall ? SMALL_JOINING : JOINING).exec(unit.text)?.[0].length ?? 0
  return length === 0 ? unit : { ...unit, text: unit.text.slice(length), start: unit.start + length }
}

/** A sentence with those that follow it in its paragraph: the longest passage that fits, then shorter ones. */
function passagesFrom(unit: Unit, i: number, { reading, journal, all, limits, use, isBeside }: Search): QuotableLine[] {
  const isSpoiled = ({ kind, text }: Unit) =>
    kind === 'verse' || text.endsWith('?') || (use === 'alone' && wasTold(text, journal))
  const run = [unit]
  const isOpening = isShortOpening(reading, all, i)
  for (const next of all.slice(i + 1, i + PASSAGE.sentences)) {
    const isJoined = !reading.entry.content.slice(run.at(-1)?.end, next.start).includes('\n')
    if (!isJoined || !(next.isWhole || isRemark(next, journal)) || isSpoiled(next)) break
    const told = run.map((one) => one.text)
    // “Asked how it went and she laughed.” The sentence before says who.
    const isAbout =
      goesOn(next.text, told) ||
      (leansOn(reading, journal, next.text) && !leansOn(reading, journal, [...told, next.text].join(' ')))
    if (!(isAbout || (isOpening && run.length === 1)) || !isSafe(reading, journal, next.text, use)) break
    run.push(next)
  }
  if (isSpoiled(unit) || !isSafe(reading, journal, unit.text, use)) return []
  const own = { ...limits, maxWords: PASSAGE.maxWords, maxLength: Math.min(PASSAGE.maxLength, limits.maxLength) }
  const passages: QuotableLine[] = []
  for (; run.length > 1; run.pop()) {
    const last = run.at(-1)
    const text = run.map((one) => one.text).join(' ')
    if (!last || isTail(last) || !run.some((one) => one.isWhole || isNote(one, use))) continue
    if (leansOn(reading, journal, text, isBeside)) continue
    const quote = { entry: reading.entry.id, start: unit.start, end: last.end }
    passages.push(...offered(reading, journal, { text, quote, isLast: last === all.at(-1), isEntry: false }, own, use))
  }
  return passages
}

function pairOf(limits: QuoteLimits): QuoteLimits {
  return { ...limits, maxWords: PAIR.maxWords, maxLength: Math.min(PAIR.maxLength, limits.maxLength) }
}

/** A whole short entry of one paragraph, if every sentence may be quoted and none is a question. */
function entryQuoted(
  reading: Reading,
  journal: Journal,
  all: readonly Unit[],
  limits: QuoteLimits,
): readonly QuotableLine[] {
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || first === last || all.length > ENTRY_MAX_SENTENCES || leansOn(reading, journal, first.text))
    return []
  const { id, content } = reading.entry
  const isAll = content.slice(0, first.start).trim() === '' && content.slice(last.end).trim() === ''
  if (!isAll || content.slice(first.start, last.end).includes('\n')) return []
  if (all.some(({ kind, text }) => kind === 'verse' || text.endsWith('?') || wasTold(text, journal))) return []
  if (!all.some(({ isWhole }) => isWhole) || !all.every((unit) => unit.isWhole || isRemark(unit, journal))) return []
  if (!all.every(({ text }) => isSafe(reading, journal, text, 'alone'))) return []
  const line = { text: all.map(({ text }) => text).join(' '), isLast: true, isEntry: true }
  if (leansOn(reading, journal, line.text)) return []
  const quote = { entry: id, start: first.start, end: last.end }
  return offered(reading, journal, { ...line, quote }, pairOf(limits), 'alone')
}

function offered(
  reading: Reading,
  journal: Journal,
  line: Pick<QuotableLine, 'text' | 'quote' | 'isLast' | 'isEntry'>,
  limits: QuoteLimits,
  use: QuoteUse,
): QuotableLine[] {
  if (!isFit(line.text, limits, reading) || journal.bars.line(line.text)) return []
  // “She” may be anyone whom the entry names.
  const people = use === 'in a pair' && leansOn(reading, journal, line.text) ? reading.entry.content : line.text
  if (namesSomeoneSore(people, journal)) return []
  // A line that was quoted alone may come back beside what it meets.
  if (use === 'alone' && wasTold(line.text, journal)) return []
  const { tones } = permitIn(reading, journal, line.text, use)
  return tones.length > 0 ? [{ reading, ...line, tones }] : []
}

/** True for a sentence that may be part of a passage. It may be dull, but not unsafe. */
function isSafe(reading: Reading, journal: Journal, text: string, use: QuoteUse): boolean {
  return [null, 'warmth'].includes(permitIn(reading, journal, text, use).reason)
}

/** True for a few words at the beginning of a paragraph. */
function isShortOpening(reading: Reading, all: readonly Unit[], i: number): boolean {
  const [before, unit] = [all[i - 1], all[i]]
  if (!unit || words(unit.text).length > OPENING_WORDS) return false
  return !before || reading.entry.content.slice(before.end, unit.start).includes('\n')
}

/** True for the second sentence of a short entry when the first says in a few words what it is about: “Ripped out the sleeve.” */
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

/** The tones that may quote a sentence of this entry now. */
export function permitIn(reading: Reading, journal: Journal, sentence: string, use: QuoteUse = 'alone'): Permit {
  return PERMITS[use](reading, journal, sentence)
}

const PERMITS = {
  alone: keptForTexts((...about) => newPermit(...about, 'alone')),
  'in a pair': keptForTexts((...about) => newPermit(...about, 'in a pair')),
}

function newPermit(reading: Reading, journal: Journal, sentence: string, use: QuoteUse): Permit {
  const entry = {
    mood: reading.entry.mood,
    near: journal.levelNear(reading),
    isCalmTime: journal.isCalmTime(reading),
    sentiment: reading.sentiment(),
    scanOf: (line: string) => reading.scanOf(line),
  }
  const language = reading.language()
  if (isForeignLanguage(language)) return foreignPermit(sentence, entry, journal.state, language)
  return permit(sentence, entry, journal.state, journal.lexicon, use)
}

/** True for an entry in the language of its journal; in an English one, for any that isn’t recognizably in another. */
function isReadable(reading: Reading, journal: Journal): boolean {
  return journal.language === null ? !reading.isForeign() : reading.language() === journal.language
}

/** True for a sentence of this entry that needs the one before it. */
function leansOn(reading: Reading, journal: Journal, sentence: string, isPersonKnown = false): boolean {
  const language = reading.language()
  if (isForeignLanguage(language)) return leansIn(sentence, language)
  return (isPersonKnown ? leansOnThing : leansOnAnything)(reading, journal, sentence)
}

const leansOnAnything = keptForTexts((_, journal, sentence) => leans(sentence, knownNames(journal)))
const leansOnThing = keptForTexts((_, journal, sentence) => leans(sentence, knownNames(journal), true))

function isOldEnough({ entry }: Reading, journal: Journal): boolean {
  const age = journal.today - entry.day
  const isNewJournal = journal.today - (journal.entries[0]?.entry.day ?? entry.day) < QUOTE_MIN_AGE_DAYS
  return age >= QUOTE_MIN_AGE_DAYS || isNewJournal
}

function wasTold(text: string, journal: Journal): boolean {
  return journal.told.some((told) => told.includes(text))
}

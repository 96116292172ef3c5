import type { Tone } from '../../preferences/index.ts'
import { isForeign, words, type Unit } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { Quote } from '../types.ts'
import { leans } from './leaning.ts'
import { permit, type Permit } from './permit.ts'

/** Length limits of what is quoted, in words and characters. */
export type QuoteLimits = { minWords: number; maxWords: number; maxLength: number }

/**
 * Local days before a line may come back. Handed back sooner it repeats instead of echoing; and if the scan has missed
 * what was meant, the days in between show it. A journal younger than that has nothing older to offer.
 */
export const QUOTE_MIN_AGE_DAYS = 4
/** A line with the line it leans on (echo-2 §2.2), and an entry that is quoted whole. */
const PAIR = { maxWords: 34, maxLength: 200 }
const ENTRY_MAX_SENTENCES = 4

/** Links, addresses, long numbers, times, markup, names struck out, shouting, profanity: never handed back. */
const UNFIT =
  /https?:|www\.|@|\d{4,}|\b\d{1,2}:\d\d\b|[#*_{}[\]<>|~^=()⸺⸻]|\b(?:fuck|shit|cunt|bitch|bastard|damn|whore|slut)\w*|\p{Extended_Pictographic}/iu
const SHOUTED = /\p{Lu}{4,}/u
const TWO_BREAKS = /[;:—–].*[;:—–]/u
const QUOTATION = /["“”„«»]|(?:^|\s)['‘]|['’](?:\s|$)/u
/** Lines that trail off are notes, not sentences. */
const TRAILS_OFF = /(?:\.\.\.|…|\b(?:etc|and so (?:on|forth))\.?)["'”’)]*$/iu

/** Something that may be quoted: as it is printed, where it is, and the tones that may quote it. */
export type QuotableLine = {
  reading: Reading
  text: string
  isLast: boolean
  /** True for all sentences of a short entry together. */
  isEntry: boolean
  quote: Quote
  tones: readonly Tone[]
}

/**
 * Everything in these entries that may be quoted: fit, permitted, whole, clear by itself, and not quoted before. A short
 * entry is quoted whole where it can be: one sentence of it would often lose the point.
 */
export function quotableLines(readings: readonly Reading[], journal: Journal, limits: QuoteLimits): QuotableLine[] {
  return readings
    .filter((reading) => isOldEnough(reading, journal) && !reading.isForeign())
    .flatMap((reading) => {
      const all = reading.units(journal.style)
      const entry = entryQuoted(reading, journal, all, limits)
      if (entry.length > 0) return entry
      return all.flatMap((unit, i): QuotableLine[] => {
        const before = all[i - 1]
        if (!unit.isWhole) return []
        const isLast = i === all.length - 1
        const quote = { entry: reading.entry.id, start: unit.start, end: unit.end }
        if (!leans(unit.text)) {
          return offered(reading, journal, { text: unit.text, quote, isLast, isEntry: false }, limits)
        }
        if (!before?.isWhole || before.kind === 'verse' || unit.kind === 'verse' || leans(before.text)) return []
        if (!isAllowed(reading, journal, before.text)) return []
        const isOneParagraph = !reading.entry.content.slice(before.end, unit.start).includes('\n')
        if (!isOneParagraph) return []
        const text = `${before.text} ${unit.text}`
        const line = { text, quote: { ...quote, start: before.start }, isLast, isEntry: false }
        return offered(reading, journal, line, pairOf(limits))
      })
    })
}

function pairOf(limits: QuoteLimits): QuoteLimits {
  return { ...limits, maxWords: PAIR.maxWords, maxLength: Math.min(PAIR.maxLength, limits.maxLength) }
}

/** The whole of a short entry of one paragraph, every sentence of which may be quoted and none of which asks. */
function entryQuoted(
  reading: Reading,
  journal: Journal,
  all: readonly Unit[],
  limits: QuoteLimits,
): readonly QuotableLine[] {
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || first === last || all.length > ENTRY_MAX_SENTENCES || leans(first.text)) return []
  const { id, content } = reading.entry
  const isAll = content.slice(0, first.start).trim() === '' && content.slice(last.end).trim() === ''
  if (!isAll || content.slice(first.start, last.end).includes('\n')) return []
  if (all.some(({ isWhole, kind, text }) => !isWhole || kind === 'verse' || text.endsWith('?'))) return []
  // A sentence that would be too dull alone may stand beside another; one that is not safe may not.
  const isSafe = ({ text }: Unit) => [null, 'warmth'].includes(permitIn(reading, journal, text).reason)
  if (!all.every(isSafe)) return []
  const line = { text: all.map(({ text }) => text).join(' '), isLast: true, isEntry: true }
  const quote = { entry: id, start: first.start, end: last.end }
  return offered(reading, journal, { ...line, quote }, pairOf(limits))
}

function offered(
  reading: Reading,
  journal: Journal,
  line: Pick<QuotableLine, 'text' | 'quote' | 'isLast' | 'isEntry'>,
  limits: QuoteLimits,
): QuotableLine[] {
  if (!isFit(line.text, limits) || wasTold(line.text, journal)) return []
  const { tones } = permitIn(reading, journal, line.text)
  return tones.length > 0 ? [{ reading, ...line, tones }] : []
}

function isAllowed(reading: Reading, journal: Journal, text: string): boolean {
  return permitIn(reading, journal, text).tones.length > 0
}

/** The tones in which a sentence of this entry may be handed back now. */
export function permitIn(reading: Reading, journal: Journal, sentence: string): Permit {
  const entry = { mood: reading.entry.mood, near: journal.levelNear(reading), sentiment: reading.sentiment() }
  return permit(sentence, entry, journal.state, journal.lexicon)
}

function isOldEnough({ entry }: Reading, journal: Journal): boolean {
  const age = journal.today - entry.day
  const isNewJournal = journal.today - (journal.entries[0]?.entry.day ?? entry.day) < QUOTE_MIN_AGE_DAYS
  return age >= QUOTE_MIN_AGE_DAYS || isNewJournal
}

function isFit(text: string, limits: QuoteLimits): boolean {
  if (text.length > limits.maxLength) return false
  if (QUOTATION.test(text) || UNFIT.test(text) || SHOUTED.test(text) || TWO_BREAKS.test(text)) return false
  if (TRAILS_OFF.test(text) || isForeign(words(text))) return false
  const count = words(text).length
  return count >= limits.minWords && count <= limits.maxWords
}

function wasTold(text: string, journal: Journal): boolean {
  return journal.told.some((told) => told.includes(text))
}

/** Names a sentence holds: capitalised words inside it that are no pronoun, no day and no month. */
export function countNames(text: string): number {
  const inside = text.split(/\s+/u).slice(1)
  return inside.filter((word) => /^\p{Lu}[\p{Ll}’']+/u.test(word) && !NOT_A_NAME.test(word)).length
}

const NOT_A_NAME =
  /^(?:I['’]\w+|English|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\b/u

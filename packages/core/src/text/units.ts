import { collapsed, sentences } from './sentences.ts'
import { hasFiniteVerb } from './finite-verbs.ts'
import type { Language } from './language.ts'
import { STOP_WORDS } from './word-lists.ts'
import { words } from './words.ts'

/** Habits of a writer: sentences begin in lower case (`small`), lines end without punctuation (`unstopped`). */
export type WritingStyle = { small: boolean; unstopped: boolean }

/** A part of a text that can be quoted: `text` in its printed form, and its position in the original text. */
export type Unit = {
  text: string
  start: number
  end: number
  kind: 'sentence' | 'verse'
  /** False for a fragment: too short, without a finite verb, cut off, or with an open bracket or quotation mark. */
  isWhole: boolean
  /**
   * True for a note: as complete as a sentence, but without a finite verb or one word shorter (“The heavy blanket
   * again, first cold night.”).
   */
  isNote: boolean
}

type Block = { start: number; end: number; kind: 'lines' | 'wrapped' | 'verse' }
type Line = { text: string; start: number; end: number; isEnd?: boolean }

/** Fewest lines for which a paragraph can be hard-wrapped or verse (docs/spec/rules.md#quotes). */
const MIN_LINES = 3
const WRAPPED = { least: 45, most: 100, spread: 15, alike: 0.6, stops: 0.3 }
/** Verse: the longest median and the longest line in characters, fewer stops than this share, and lines of a unit. */
const VERSE = { most: 45, longest: 90, stops: 0.5, lines: 4 }
/** Fewest words of a unit, and of a note with a verb. */
const MIN_WORDS = 5
const NOTE_MIN_WORDS = 4

const STOP = /[.!?…]["'”’)\]]*$/u
const LIST_MARK = /^(?:[-*•–]\s|\d{1,2}[.)]\s|\[[ x]\])/u
/**
 * Final punctuation within a line of a writer who begins sentences in lower case; an ellipsis doesn't end a sentence.
 */
const SMALL_BREAK = /(?<!\.\.)[.!?]["'”’)\]]*\s+(?=\p{Ll})/gu
/** Hashtags after the last sentence of a line; they aren't part of it. */
const TRAILING_TAGS = /(?<=[.!?…]["”’)]*)(?:\s+#[\p{L}\p{N}_-]+)+\s*$/u
const ABBREVIATED = /(?:\b(?:mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|no|prof|approx|ca)|\b\p{L})\.\s*$/iu

/**
 * The sentences and lines of verse in a text, divided as a reader would: a hard-wrapped paragraph counts as one line,
 * verse ends at final punctuation, and any other line break ends a unit (docs/spec/rules.md#quotes).
 */
export function units(text: string, style: WritingStyle, language: Language | null = 'en'): Unit[] {
  return paragraphsOf(text).flatMap((lines) => {
    const block = blockOf(lines, style)
    if (block.kind === 'verse') return verseUnits(lines, language)
    const pieces = block.kind === 'wrapped' ? [wrappedLine(text, block)] : joinedLines(text, lines)
    // People leave out the last full stop, so the end of the text ends a sentence.
    const atEnd = (end: number) => text.slice(end).trim() === ''
    return pieces.flatMap((line) => lineUnits({ ...line, isEnd: atEnd(line.end) }, style, language))
  })
}

/** The writing style of the newest texts: a habit counts if at least 70 % of the lines show it. */
export function styleOf(texts: readonly string[]): WritingStyle {
  const lines = texts.flatMap((text) => paragraphsOf(text).flat())
  const starts = lines.filter(({ text }) => /^\p{L}/u.test(text))
  const share = (part: number, all: number) => (all === 0 ? 0 : part / all)
  const small = starts.filter(({ text }) => /^\p{Ll}/u.test(text)).length
  const unstopped = lines.filter(({ text }) => !STOP.test(text)).length
  return {
    small: share(small, starts.length) >= MOSTLY,
    unstopped: share(unstopped, lines.length) >= MOSTLY,
  }
}

const MOSTLY = 0.7

/** Nonempty lines, trimmed, by paragraph. */
function paragraphsOf(text: string): Line[][] {
  const paragraphs: Line[][] = [[]]
  let start = 0
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim()
    const from = start + raw.length - raw.trimStart().length
    start += raw.length + 1
    if (trimmed === '') paragraphs.push([])
    else paragraphs.at(-1)?.push({ text: trimmed, start: from, end: from + trimmed.length })
  }
  return paragraphs.filter((lines) => lines.length > 0)
}

function blockOf(lines: readonly Line[], { small }: WritingStyle): Block {
  const [first, last] = [lines[0], lines.at(-1)]
  const place = { start: first?.start ?? 0, end: last?.end ?? 0 }
  if (lines.length < MIN_LINES || lines.some(({ text }) => LIST_MARK.test(text))) return { ...place, kind: 'lines' }
  const lengths = lines.map(({ text }) => text.length).toSorted((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  const stops = lines.filter(({ text }) => STOP.test(text)).length / lines.length
  const longest = lengths.at(-1) ?? 0
  const alike = lines.slice(0, -1).filter(({ text }) => Math.abs(text.length - median) <= WRAPPED.spread).length
  const isWrapped =
    median >= WRAPPED.least &&
    median <= WRAPPED.most &&
    alike / (lines.length - 1) >= WRAPPED.alike &&
    stops < WRAPPED.stops &&
    // Without capitals, three sentences on separate lines look like one wrapped sentence. Full lines mean wrapped text.
    (!small || areFull(lines, median + WRAPPED.spread))
  if (isWrapped) return { ...place, kind: 'wrapped' }
  const isShort = median <= VERSE.most && longest <= VERSE.longest
  return { ...place, kind: isShort && stops < VERSE.stops && isVerse(lines) ? 'verse' : 'lines' }
}

/**
 * True if nearly all lines are full, so that the next word wouldn’t have fitted: an editor broke them. Lines of more
 * than `most` characters, such as those with a URL, are wider than the page and don’t show its width.
 */
function areFull(lines: readonly Line[], most: number): boolean {
  const width = Math.max(0, ...lines.map(({ text }) => text.length).filter((length) => length <= most))
  const full = lines.slice(1).filter(({ text }, i) => {
    const before = lines[i]?.text.length ?? 0
    return before + 1 + (text.split(/\s/u)[0]?.length ?? 0) > width
  })
  return full.length / (lines.length - 1) >= MOSTLY
}

/** Verse has final punctuation somewhere; short lines without any are notes. */
function isVerse(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => STOP.test(text))
}

function wrappedLine(text: string, { start, end }: Block): Line {
  return { text: text.slice(start, end).replaceAll('\n', ' '), start, end }
}

/**
 * Joins a line in lower case to the line before if that one begins with a capital letter and has no final punctuation.
 */
function joinedLines(text: string, lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const continues =
      before !== undefined &&
      !STOP.test(before.text) &&
      !before.text.endsWith(':') &&
      /^\p{Ll}/u.test(line.text) &&
      /^\p{Lu}/u.test(before.text)
    if (continues)
      joined.splice(-1, 1, {
        text: text.slice(before.start, line.end).replaceAll('\n', ' '),
        start: before.start,
        end: line.end,
      })
    else joined.push(line)
  }
  return joined
}

function lineUnits(line: Line, style: WritingStyle, language: Language | null): Unit[] {
  const body = LIST_MARK.exec(line.text)?.[0].length ?? 0
  const text = line.text.slice(body).replace(TRAILING_TAGS, '')
  const pieces = sentences(text).flatMap((piece) =>
    style.small ? smallPieces(piece.text).map((part) => ({ ...part, start: piece.start + part.start })) : [piece],
  )
  return pieces.map((piece, i) => {
    const start = line.start + body + piece.start
    const printed = collapsed(piece.text)
    const isLast = i === pieces.length - 1
    const begins = style.small ? /^[¿¡]?[\p{L}\p{N}]/u.test(printed) : /^[¿¡]?\p{Lu}/u.test(printed)
    const ends = STOP.test(printed) || (isLast && (style.unstopped || (line.isEnd === true && !breaksOff(printed))))
    const unit = { text: printed, start, end: start + piece.text.length, kind: 'sentence' as const }
    const isComplete = begins && ends && isBalanced(printed)
    const whole = isComplete && isWhole(printed, language)
    return { ...unit, isWhole: whole, isNote: isComplete && !whole && isNote(printed, language) }
  })
}

/** True for a text that stops in the middle: “The miller waved at us and then”. */
function breaksOff(text: string): boolean {
  return STOP_WORDS.has(words(text).at(-1) ?? '') || !/[\p{L}\p{N}]$/u.test(text)
}

/** A line of a writer who begins sentences in lower case, split after each final punctuation mark. */
function smallPieces(text: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = []
  let from = 0
  for (const match of text.matchAll(SMALL_BREAK)) {
    const to = match.index + match[0].length
    if (ABBREVIATED.test(text.slice(from, to))) continue
    pieces.push({ text: text.slice(from, to).trim(), start: from })
    from = to
  }
  const rest = text.slice(from)
  return [...pieces, { text: rest.trim(), start: from }].filter((piece) => piece.text !== '')
}

/**
 * Units of verse: lines up to final punctuation, printed with a slash between them. A unit of more than four lines is
 * not whole, and lines that never reach final punctuation are left out.
 */
function verseUnits(lines: readonly Line[], language: Language | null): Unit[] {
  const found: Unit[] = []
  let run: Line[] = []
  for (const line of lines) {
    run.push(line)
    if (!STOP.test(line.text)) continue
    const [first] = run
    const text = run.map((part) => collapsed(part.text)).join(' / ')
    if (first) {
      const isShort = run.length <= VERSE.lines
      found.push({
        text,
        start: first.start,
        end: line.end,
        kind: 'verse',
        isWhole: isShort && isBalanced(text) && isWhole(text, language),
        isNote: false,
      })
    }
    run = []
  }
  return found
}

function isWhole(text: string, language: Language | null): boolean {
  return wordsIn(text) >= MIN_WORDS && hasFiniteVerb(words(text), language)
}

function isNote(text: string, language: Language | null): boolean {
  return wordsIn(text) >= (hasFiniteVerb(words(text), language) ? NOTE_MIN_WORDS : MIN_WORDS)
}

/** A reader counts “seven-layer” as one word. */
function wordsIn(text: string): number {
  return Math.min(words(text).length, text.split(/\s+/u).length)
}

function isBalanced(text: string): boolean {
  const count = (sign: RegExp) => (text.match(sign) ?? []).length
  return (
    count(/\(/gu) === count(/\)/gu) &&
    count(/\[/gu) === count(/\]/gu) &&
    count(/“/gu) === count(/”/gu) &&
    count(/"/gu) % 2 === 0
  )
}

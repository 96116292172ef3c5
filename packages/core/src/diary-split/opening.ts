import { folded, isConnective, monthOf, weekdayOfWord } from './names.ts'

/** The part of the line before the date. */
export type Opening = {
  /** The position at which the date may begin. */
  at: number
  indent: number
  isHashed: boolean
  isBracketed: boolean
  isEmphasized: boolean
  isBarred: boolean
  isBullet: boolean
  /** True after "Date:" and similar keys. */
  isKeyed: boolean
  /** Other places where the date may begin, after "Entry for" or "Day 12:". */
  after: number[]
}

const MARKS_MAX = 12
const INDENT_MAX = 80
const WORD_MAX = 16
/** Quotation marks: a quoted date is not the writer's heading. */
const QUOTES = '>"“”„«»‘’\''
const EMPHASIS = '*_'
const BRACKETS = '[(<{'
const BARS = '=~-–—|'
const BULLETS = '-*+•·–'
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Default_Ignorable_Code_Point}/u
const KEY =
  /(?:(?:entry |creation )?date(?:\/time|[ _]written|[ _]created)?|datum|fecha|data|created(?:[ _]?at)?|creat(?:ion|ed)date|written|when|day)["*_]*[ \t]*[:=][*_]*[ \t]*["']?/iy
const INTRODUCTION =
  /(?:(?:my )?(?:journal|diary|entry|log|day|jour|tag|d[ií]a|dag|giorno|dia)\b[ ]*(?:entry\b)?[ ]*(?:#|no\.?|number)?[ ]*)/iy
const NUMBERED = /\d{1,4}(?=[ ]*[:.,–—|-])[ ]*[:.,–—|-]+[ ]*/y
const PREPOSITION = /[:.,–—-]?[ ]*(?:for|of|on|from)?[ ]+(?=[\p{L}\d])/iuy

/** Reads the part before a date; null when the line is a quotation or can't start with a date. */
export function readOpening(text: string, start: number, end: number): Opening | null {
  const opening: Opening = {
    at: start,
    indent: 0,
    isHashed: false,
    isBracketed: false,
    isEmphasized: false,
    isBarred: false,
    isBullet: false,
    isKeyed: false,
    after: [],
  }
  const indentEnd = Math.min(end, start + INDENT_MAX)
  while (opening.at < indentEnd && ' \t\u00A0\uFEFF\f'.includes(text.charAt(opening.at))) {
    opening.indent += text.charAt(opening.at) === '\t' ? 4 : 1
    opening.at++
  }
  if (!readMarks(text, opening, end)) return null
  return readKey(text, opening, end) ? opening : null
}

function readMarks(text: string, opening: Opening, end: number): boolean {
  for (let count = 0; count < MARKS_MAX && opening.at < end; count++) {
    const mark = String.fromCodePoint(text.codePointAt(opening.at) ?? 32)
    if (QUOTES.includes(mark)) return false
    const next = text.charAt(opening.at + 1)
    if (mark === '#') opening.isHashed = true
    else if (!opening.isBarred && BULLETS.includes(mark) && (next === ' ' || next === '\t')) {
      // "** " marks an outline headline, while "* " may be a list item.
      if (opening.isEmphasized) opening.isHashed = true
      else opening.isBullet = true
    } else if (EMPHASIS.includes(mark)) opening.isEmphasized = true
    else if (BRACKETS.includes(mark)) opening.isBracketed = true
    else if (BARS.includes(mark)) opening.isBarred = true
    else if (mark !== ' ' && mark !== '\t' && mark !== '@' && !PICTOGRAPH.test(mark)) return true
    opening.at += mark.length
  }
  return opening.at < end
}

/** Reads "Date: ", "Entry for ", "Day 12 – ". Returns false when the line can't start with a date. */
function readKey(text: string, opening: Opening, end: number): boolean {
  const code = text.charCodeAt(opening.at)
  if (code >= 48 && code <= 57) return true
  const first = firstWord(text, opening.at, end)
  if (first === '') return false
  const key = matched(KEY, text, opening.at)
  if (key > 0) {
    opening.isKeyed = true
    opening.at += key
    return true
  }
  if (monthOf(first) !== null || weekdayOfWord(first) !== null || isConnective(first)) return true
  const introduction = matched(INTRODUCTION, text, opening.at)
  if (introduction > 0) {
    const at = opening.at + introduction
    const number = at + matched(NUMBERED, text, at)
    opening.after = [number, number + matched(PREPOSITION, text, number)]
    return true
  }
  return isPlaceLike(text, opening.at)
}

/** True for a capital letter: a dateline may begin with a place, as in `Bistritz, 3 May 1893`. */
function isPlaceLike(text: string, at: number): boolean {
  const letter = text.charAt(at)
  return letter !== letter.toLowerCase()
}

function firstWord(text: string, at: number, end: number): string {
  let last = at
  while (last < end && last - at < WORD_MAX && /\p{L}/u.test(text.charAt(last))) last++
  return folded(text.slice(at, last))
}

function matched(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

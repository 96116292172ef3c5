import type { Opening } from './opening.ts'

/** The part of the line between the date and the text. */
export type Ending = {
  /** The line has only the date; punctuation separates the date from the text; or only a space or comma does. */
  kind: 'whole' | 'parted' | 'plain'
  bodyStart: number
  hasDash: boolean
  /** True when hashes, brackets, bars or emphasis mark the heading and end with it. */
  isDecorated: boolean
  /** True when only a few words without a period follow, such as a place or "late". */
  isShort: boolean
  /** False in "1.A". */
  isSpaced: boolean
}

const REST_LENGTH = 200
const ONLY_MARKS = /^[\s.,:;!·•~#=|*_\])>}"'\-–—]*$/u
const PARTING = /^[.,:;]*[*_~\])>}"'”]*[.,:;]*\s*(?:(?:[—–|]+|-+|:)\s*)?/u
const CLOSING_MARK = /[*_~\])>}]/u
const PAGE_NUMBER = /^[\s.·…_-]*\d{1,4}\s*$/u
const LEADERS = /\.{4,}|…{2,}|(?:\. ){4,}|_{5,}/u
const SHORT = /^[^.!?:;"”]{1,30}$/u
const DASH = /[—–|]|-/u
/** Words that continue a sentence that includes the date. */
const CARRIES_ON =
  /^(?:was|is|were|are|will|would|had|has|and|or|to|until|till|through|when|where|which|that|as|by|in|the year|war|ist|und|bis|fue|est|et)\b/u
/** In scripts with upper and lower case, a sentence begins with a capital letter. */
const LOWER_CASE = /^\p{Ll}/u

/** Reads from `at`, the end of the date, to `end`, the end of the line; null when the line can't be a heading. */
export function readEnding(text: string, at: number, end: number, opening: Opening): Ending | null {
  const rest = text.slice(at, Math.min(end, at + REST_LENGTH))
  const isSetOff = opening.isHashed || opening.isBarred
  if (rest.length === end - at && ONLY_MARKS.test(rest)) {
    const isDecorated = isSetOff || opening.isEmphasized || opening.isBracketed || opening.isKeyed
    return { kind: 'whole', bodyStart: end, hasDash: false, isDecorated, isShort: true, isSpaced: true }
  }
  if (PAGE_NUMBER.test(rest) || LEADERS.test(rest)) return null
  const parting = PARTING.exec(rest)?.[0] ?? ''
  const body = rest.slice(parting.length)
  if (parting === '' || body === '') return null
  const isClosed = (opening.isEmphasized || opening.isBracketed) && CLOSING_MARK.test(parting)
  const isDecorated = isClosed || isSetOff || opening.isKeyed
  const hasDash = DASH.test(parting)
  const hasStop = /[.]/u.test(parting) && !LOWER_CASE.test(body)
  // In "1st (Lord's day) This morning" the parenthesis separates the date from the text.
  const hasParenthesis = text.charAt(at - 1) === ')'
  const isParted = isDecorated || hasParenthesis || hasDash || hasStop || /[:;\t]|\s{3}/u.test(parting)
  if (!isParted && CARRIES_ON.test(body)) return null
  const isShort = rest.length === end - at && SHORT.test(body)
  return {
    kind: isParted ? 'parted' : 'plain',
    bodyStart: at + parting.length,
    hasDash,
    isDecorated,
    isShort,
    isSpaced: hasDash || /\s/u.test(parting),
  }
}

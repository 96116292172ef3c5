import type { Opening } from './opening.ts'

/** What stands between the date and the text of its line. */
export type Ending = {
  /** Nothing but the date; parted from text by a mark; parted by a space or comma only. */
  kind: 'whole' | 'parted' | 'plain'
  bodyStart: number
  hasDash: boolean
  /** True when the heading is set off by hashes, brackets, bars or emphasis that end with it. */
  isDecorated: boolean
  /** True when only a few words without a full stop follow: a place, "late". */
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
/** Words that go on with a sentence of which the date is a part. */
const CARRIES_ON =
  /^(?:was|is|were|are|will|would|had|has|and|or|to|until|till|through|when|where|which|that|as|by|in|the year|war|ist|und|bis|fue|est|et)\b/u
/** Only a letter-case language tells: a sentence begins with a capital. */
const LOWER_CASE = /^\p{Ll}/u

/** Reads from `at`, the end of the date, to `end`, the end of the line; null when the line cannot be a heading. */
export function readEnding(text: string, at: number, end: number, opening: Opening): Ending | null {
  const rest = text.slice(at, Math.min(end, at + REST_LENGTH))
  const isSetOff = opening.isHashed || opening.isBarred
  if (rest.length === end - at && ONLY_MARKS.test(rest)) {
    const isDecorated = isSetOff || opening.isEmphasised || opening.isBracketed || opening.isKeyed
    return { kind: 'whole', bodyStart: end, hasDash: false, isDecorated, isShort: true, isSpaced: true }
  }
  if (PAGE_NUMBER.test(rest) || LEADERS.test(rest)) return null
  const parting = PARTING.exec(rest)?.[0] ?? ''
  const body = rest.slice(parting.length)
  if (parting === '' || body === '') return null
  const isClosed = (opening.isEmphasised || opening.isBracketed) && CLOSING_MARK.test(parting)
  const isDecorated = isClosed || isSetOff || opening.isKeyed
  const hasDash = DASH.test(parting)
  const hasStop = /[.]/u.test(parting) && !LOWER_CASE.test(body)
  // "1st (Lord's day) This morning": the parenthesis parts the date from the text.
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

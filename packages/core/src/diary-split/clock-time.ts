import { isJoined, isMark, type Token } from './tokens.ts'
import type { TimeOfDay } from './types.ts'

/** Words that introduce a time. */
const AT_WORDS: ReadonlySet<string> = new Set(['at', 'um', 'alle', 'om', 'as', 'las', 'kl', 'klo', 'vers', 'a', 'ore'])
/** Introductions of two words. */
const PAIRS: ReadonlySet<string> = new Set(['a las', 'alle ore'])
const HOUR_WORDS: ReadonlySet<string> = new Set(['h', 'hs', 'hrs', 'uhr', 'uur', 'heures', 'horas'])
const ZONES: ReadonlySet<string> = new Set(
  'gmt utc z cet cest est edt pst pdt mst mdt cst cdt bst ist jst aest aedt mez mesz wet west eet eest'.split(' '),
)

type Read = { time: TimeOfDay; next: number }

/**
 * The time after a date at token `at` ("At 4" begins a sentence): "07:15", ", 7.15 pm", "at 7:15am", "T07:15:00Z", "um
 * 7.15 Uhr"; otherwise null.
 */
export function readTimeAfter(tokens: readonly Token[], at: number, isAfterIso: boolean): Read | null {
  let next = isMark(tokens, at, ',-|@·;/(') ? at + 1 : at
  let isSure = isAfterIso || isMark(tokens, at, '@')
  if (PAIRS.has(`${tokens[next]?.text} ${tokens[next + 1]?.text}`)) next++
  const word = tokens[next]
  if (
    word?.kind === 'word' &&
    ((AT_WORDS.has(word.text) && !word.isCapital) || (word.text === 't' && isJoined(tokens, next)))
  ) {
    next++
    isSure = true
  }
  const read = readTime(tokens, next, isSure)
  if (!read) return null
  return isMark(tokens, at, '(') && isMark(tokens, read.next, ')') ? { ...read, next: read.next + 1 } : read
}

/**
 * A time at token `at`, with its zone and the end of a range. `isSure` also allows 7.15 and 0715, which could be other
 * numbers.
 */
export function readTime(tokens: readonly Token[], at: number, isSure: boolean): Read | null {
  const read = readClock(tokens, at, isSure)
  if (!read) return null
  const next = skipZone(tokens, read.next)
  const until = isMark(tokens, next, '-') ? readClock(tokens, next + 1, isSure) : null
  return { time: read.time, next: until?.next ?? next }
}

function readClock(tokens: readonly Token[], at: number, isSure: boolean): Read | null {
  const token = tokens[at]
  if (token?.kind !== 'number') return null
  if (token.text.length === 4 && isSure) return timeOf(Math.floor(token.value / 100), token.value % 100, null, at + 1)
  if (token.text.length > 2) return null
  const minutes = tokens[at + 2]
  const hasMinutes =
    minutes?.kind === 'number' && minutes.text.length === 2 && isJoined(tokens, at + 1) && isJoined(tokens, at + 2)
  if (hasMinutes && (isMark(tokens, at + 1, ':.') || tokens[at + 1]?.text === 'h')) {
    return withMinutes(tokens, at, isSure)
  }
  const half = readHalf(tokens, at + 1)
  if (half) return timeOf(token.value, 0, half.isAfternoon, half.next)
  const unit = tokens[at + 1]
  return unit && HOUR_WORDS.has(unit.text) ? timeOf(token.value, 0, null, at + 2) : null
}

function withMinutes(tokens: readonly Token[], at: number, isSure: boolean): Read | null {
  let next = at + 3
  const isColon = isMark(tokens, at + 1, ':')
  if (isColon && isMark(tokens, next, ':') && tokens[next + 1]?.text.length === 2) {
    next += 2
    if (isMark(tokens, next, '.,') && isJoined(tokens, next + 1) && tokens[next + 1]?.kind === 'number') next += 2
  }
  const half = readHalf(tokens, next)
  const unit = tokens[next]
  const hasUnit = unit !== undefined && HOUR_WORDS.has(unit.text)
  if (isMark(tokens, at + 1, '.') && !isSure && !half && !hasUnit) return null
  const [hour, minute] = [tokens[at]?.value ?? -1, tokens[at + 2]?.value ?? -1]
  return timeOf(hour, minute, half?.isAfternoon ?? null, half?.next ?? (hasUnit ? next + 1 : next))
}

function timeOf(hour: number, minute: number, isAfternoon: boolean | null, next: number): Read | null {
  if (minute > 59 || hour > 23 || hour < 0 || minute < 0) return null
  if (isAfternoon === null) return { time: { hour, minute }, next }
  if (hour < 1 || hour > 12) return null
  return { time: { hour: (hour % 12) + (isAfternoon ? 12 : 0), minute }, next }
}

/** am, pm, a.m., P. M. */
function readHalf(tokens: readonly Token[], at: number): { isAfternoon: boolean; next: number } | null {
  const text = tokens[at]?.text
  if (text === 'am' || text === 'pm') return { isAfternoon: text === 'pm', next: at + 1 }
  const isDotted = isMark(tokens, at + 1, '.') && tokens[at + 2]?.text === 'm' && (text === 'a' || text === 'p')
  return isDotted ? { isAfternoon: text === 'p', next: isMark(tokens, at + 3, '.') ? at + 4 : at + 3 } : null
}

/** Skips "GMT", "(CET)", "GMT+1", "+0100", "+01:00": a time is always read as the writer's local time. */
function skipZone(tokens: readonly Token[], at: number): number {
  const isParted = isMark(tokens, at, '(')
  let next = isParted ? at + 1 : at
  const isNamed = ZONES.has(tokens[next]?.text ?? '')
  if (isNamed) next++
  const isOffset = isMark(tokens, next, '+') || (isMark(tokens, next, '-') && isJoined(tokens, next + 1))
  const digits = tokens[next + 1]
  if (isOffset && digits?.kind === 'number' && (isNamed || digits.text.length === 4 || isMark(tokens, next + 2, ':'))) {
    next += 2
    if (isMark(tokens, next, ':') && tokens[next + 1]?.kind === 'number') next += 2
  } else if (!isNamed) return at
  return isParted && isMark(tokens, next, ')') ? next + 1 : isParted ? at : next
}

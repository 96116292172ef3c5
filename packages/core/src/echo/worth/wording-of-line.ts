import { hasFiniteVerb, words } from '../../text/index.ts'

/** Words beyond this number do not make a line better. */
const MOST_WORDS = 32

const STARTS_WITH_WRITER = /^(?:i|we|my|our)\b/iu
const FIGURE = /\b\d|\b(?:o'clock|half past|quarter|minutes?|hours?|am|pm)\b|[£$€]/iu
const DAY_NAME = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu
/** Work and food: the ordinary part of a day. */
const ORDINARY =
  /\b(?:meetings?|emails?|emailed|shift|office|rota|payroll|invoices?|forms?|orders?|delivery|boss|clients?|tickets?|deadline|ate|lunch|dinner|breakfast|supper|soup|toast|eggs?|bread|chips|tea|pasta|rice)\b/iu
/** Errands and plans. */
const ADMIN =
  /\b(?:instead|bank|bill|account|form|order(?:ed)?|booked?|rang|appointment|finally|started|need|must|bought|new|days?|weeks?|months?|sent|email\w*|schedule|timetable|until|by (?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/iu
/** Signs that someone is in a line, that it compares, that something happens in it and that someone speaks. */
const SOMEONE = /\b(?:he|she|him|her|his|hers|who|man|woman|boy|girl|lady|guy|kid|mr|mrs)\b/iu
const OWN = /\b(?:me|my|us|our)\b/iu
const LIKENESS = /\blike\b|\bas (?:if|though)\b/iu
const SCENE = /\b(?:was|were|sat|stood|walked|drove|held|kept|watched|went)\b/iu
const SAID = /\bsa(?:id|ys)\b|"/iu
/** Signs of an outcome: “fixed!”, “came back”, “at last”. */
const DONE =
  /\b(?:finally|at last|fixed|finished|done|came|arrived|found|sold|works?|worked|passed|last|got it|back|now|actually|turned out|over|won|signed|opened|gone|off|up)\b|!/iu

/** How a line is written, as numbers from 0 to 1. */
export function wordingOf(text: string) {
  return {
    length: lengthOf(text),
    exclamation: asNumber(text.includes('!')),
    startsWithWriter: asNumber(STARTS_WITH_WRITER.test(text)),
    figure: asNumber(FIGURE.test(text)),
    dayName: asNumber(DAY_NAME.test(text)),
    ordinary: asNumber(ORDINARY.test(text)),
    admin: asNumber(ADMIN.test(text)),
    said: asNumber(SAID.test(text)),
    someone: asNumber(SOMEONE.test(text)),
    own: asNumber(OWN.test(text)),
    likeness: asNumber(LIKENESS.test(text)),
    scene: asNumber(SCENE.test(text)),
    verb: asNumber(hasFiniteVerb(words(text))),
  }
}

/** The number of words, 1 for many. */
export function lengthOf(text: string): number {
  return Math.min(MOST_WORDS, words(text).length) / MOST_WORDS
}

/** True for a line with an outcome. */
export function tellsOutcome(text: string): boolean {
  return DONE.test(text)
}

export function asNumber(value: boolean): number {
  return value ? 1 : 0
}

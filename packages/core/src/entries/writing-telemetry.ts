import { MINUTE_MS } from '../time/index.ts'
import { TYPING_SPEED_MAX } from './constants.ts'

/** The longest pause that counts as writing; a longer one counts as time away from the page. */
const PAUSE_MS = 30_000
/** The standard word length in typing speed, in characters. */
const WORD_CHARACTERS = 5

/** How an entry was written. The page measures it, and the server stores it with the entry. */
export type WritingTelemetry = {
  /** The number of characters typed (not pasted or dictated). */
  typed: number
  /** The time between keystrokes without pauses of more than 30 seconds, in ms. */
  activeMs: number
  /** The number of times that text was deleted or replaced. */
  edits: number
  /** The time of the last change in ms; 0 before the first change. */
  lastChange: number
  /** True if the last change was a deletion; a run of deletions counts as one edit. */
  deleting: boolean
}

export const NO_TELEMETRY: WritingTelemetry = { typed: 0, activeMs: 0, edits: 0, lastChange: 0, deleting: false }

/** One change to the text: its kind, the number of characters added, and its time (ms). */
export type WritingChange = { kind: 'type' | 'delete' | 'insert'; added: number; time: number }

/** The telemetry with one more change added. */
export function withChange(telemetry: WritingTelemetry, change: WritingChange): WritingTelemetry {
  const since = change.time - telemetry.lastChange
  const deleting = change.kind === 'delete'
  return {
    typed: telemetry.typed + (change.kind === 'type' ? change.added : 0),
    activeMs: telemetry.activeMs + (telemetry.lastChange > 0 && since > 0 && since <= PAUSE_MS ? since : 0),
    edits: telemetry.edits + (deleting && !telemetry.deleting ? 1 : 0),
    lastChange: change.time,
    deleting,
  }
}

/** Typing speed in words per minute (five characters per word), or null when too little was typed. */
export function typingSpeed({ typed, activeMs }: WritingTelemetry): number | null {
  if (typed < WORD_CHARACTERS * 4 || activeMs < 2000) return null
  return Math.min(TYPING_SPEED_MAX, Math.round((typed / WORD_CHARACTERS / (activeMs / MINUTE_MS)) * 10) / 10)
}

/** Time spent writing, in whole seconds. */
export function writingSeconds({ activeMs }: WritingTelemetry): number {
  return Math.round(activeMs / 1000)
}

/** A pause longer than this is time away from the page, not writing. */
const PAUSE_MS = 30_000
/** The customary length of a word in typing speed, in characters. */
const WORD_CHARACTERS = 5

/** How an entry came to be: measured in the page, stored with the entry. */
export type WritingTelemetry = {
  /** Characters typed (not pasted or dictated). */
  typed: number
  /** Time between keystrokes, pauses of more than 30 seconds left out, in ms. */
  activeMs: number
  /** Runs of deleting or replacing. */
  edits: number
  /** Moment of the last change in ms, 0 before the first. */
  lastChange: number
  /** True while the last change was a deletion: a run counts as one edit. */
  deleting: boolean
}

export const NO_TELEMETRY: WritingTelemetry = { typed: 0, activeMs: 0, edits: 0, lastChange: 0, deleting: false }

/** One change of the text: what it did, how many characters it added, and when (ms). */
export type WritingChange = { kind: 'type' | 'delete' | 'insert'; added: number; time: number }

/** Takes one change into account. */
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

/** Words per minute of typing (five characters a word), or null when too little was typed to tell. */
export function typingSpeed({ typed, activeMs }: WritingTelemetry): number | null {
  if (typed < WORD_CHARACTERS * 4 || activeMs < 2000) return null
  return Math.min(1000, Math.round((typed / WORD_CHARACTERS / (activeMs / 60_000)) * 10) / 10)
}

/** Seconds spent writing, whole. */
export function writingSeconds({ activeMs }: WritingTelemetry): number {
  return Math.round(activeMs / 1000)
}

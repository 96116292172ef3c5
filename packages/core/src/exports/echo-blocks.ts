import type { TextBlock } from './block.ts'
import { longDay } from './dates.ts'

export type ExportedEcho = {
  /** Ordinal local day of the Echo. */
  day: number
  text: string
  patternLabel: string
  basedOnEntries: number
  timeframeDays: number
  /** From 0 to 1. */
  resonance: number
}

/** The note in place of an Echo whose stored data is damaged. */
export const DAMAGED_ECHO_NOTE = 'The text of this Echo was damaged on the server’s disk and can’t be read.'

/** A damaged Echo in a document: its day and a note about the damage. */
export function damagedEchoBlocks({ day }: Pick<ExportedEcho, 'day'>): TextBlock[] {
  return [
    { kind: 'heading', text: longDay(day) },
    { kind: 'note', text: DAMAGED_ECHO_NOTE },
  ]
}

/** An Echo in a document: its day, the number of entries it is based on, and its text. */
export function echoBlocks(echo: ExportedEcho): TextBlock[] {
  const { basedOnEntries: entries, timeframeDays: days } = echo
  const basis = `Based on ${entries} ${entries === 1 ? 'entry' : 'entries'} over ${days} ${days === 1 ? 'day' : 'days'}`
  return [
    { kind: 'heading', text: longDay(echo.day) },
    { kind: 'note', text: `${echo.patternLabel} · ${basis} · Resonance ${Math.round(100 * echo.resonance)}%` },
    { kind: 'text', text: echo.text },
  ]
}

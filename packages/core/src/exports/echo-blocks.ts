import type { Block } from './block.ts'
import { longDay } from './dates.ts'

/** What is told of an Echo when it leaves. */
export type ExportedEcho = {
  /** Ordinal local day on which it was told. */
  day: number
  text: string
  patternLabel: string
  basedOnEntries: number
  timeframeDays: number
  /** 0 to 1 */
  resonance: number
}

/** What stands in the place of an Echo that was damaged where it is stored. */
export const DAMAGED_ECHO_NOTE = 'The text of this Echo was damaged on the disk of the server and can’t be read.'

/** A damaged Echo as a document shows it: its day, and why there is no more. */
export function damagedEchoBlocks({ day }: Pick<ExportedEcho, 'day'>): Block[] {
  return [
    { kind: 'heading', text: longDay(day) },
    { kind: 'note', text: DAMAGED_ECHO_NOTE },
  ]
}

/** An Echo as a document shows it: its day, what it rests on, and its words. */
export function echoBlocks(echo: ExportedEcho): Block[] {
  const { basedOnEntries: entries, timeframeDays: days } = echo
  const basis = `Based on ${entries} ${entries === 1 ? 'entry' : 'entries'} over ${days} ${days === 1 ? 'day' : 'days'}`
  return [
    { kind: 'heading', text: longDay(echo.day) },
    { kind: 'note', text: `${echo.patternLabel} · ${basis} · Resonance ${Math.round(100 * echo.resonance)}%` },
    { kind: 'text', text: echo.text },
  ]
}

import type { SlotKind } from '../wording/slots.ts'

/** How to write figures of older Echos that no current line shows. */
export const RETIRED_SLOT_KINDS = {
  asking: 'count',
  turns: 'count',
  up: 'count',
  down: 'count',
  turning: 'count',
  times: 'count',
  start: 'hour',
  end: 'hour',
  middle: 'count',
  stretches: 'count',
  longest: 'count',
  same: 'count',
  pairs: 'count',
  pointing: 'count',
  rate: 'decimal',
  otherRate: 'decimal',
  range: 'share',
  otherRange: 'share',
  swing: 'decimal',
  otherSwing: 'decimal',
  steps: 'count',
} as const satisfies Readonly<Record<string, SlotKind>>

export type RetiredSlot = keyof typeof RETIRED_SLOT_KINDS

export function isRetiredSlot(name: string): name is RetiredSlot {
  return Object.hasOwn(RETIRED_SLOT_KINDS, name)
}

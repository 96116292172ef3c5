import type { Slots } from '../wording/slots.ts'
import type { RetiredSlot } from './retired-slots.ts'

/** What a rule looks for, and the labels of its figures. Slots without a label are in the Echo itself. */
export type RuleNote<S extends Slots = Slots> = {
  looksFor: string
  figures: { readonly [Name in keyof S | RetiredSlot]?: string }
}

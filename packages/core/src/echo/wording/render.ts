import type { Tone } from '../../account/index.ts'
import { agree } from './agreement.ts'
import { fits, textOf, type Skeleton } from './skeleton.ts'
import { SLOT, slotName } from './slot-names.ts'
import { isVerbatim, slotText, type Slots } from './slots.ts'

/** Stand-ins for the writer's own words while grammar is applied around them. */
const STAND_IN_FIRST = 0xe000
const STAND_IN = /[\uE000-\uE0FF]/gu

/** A line filled with its slots, agreement applied around the writer's words; null when the slots do not fit it. */
export function render(skeleton: Skeleton, slots: Slots, tone: Tone, today: number): string | null {
  if (!fits(skeleton, slots, tone)) return null
  const own: string[] = []
  const filled = textOf(skeleton).replaceAll(SLOT, (_, written: string) => {
    const name = slotName(written)
    const text = slotText(name, slots, tone, today) ?? ''
    if (isVerbatim(name)) {
      own.push(text)
      return String.fromCharCode(STAND_IN_FIRST + own.length - 1)
    }
    return name === written ? text : text.charAt(0).toUpperCase() + text.slice(1)
  })
  return agree(filled).replaceAll(STAND_IN, (mark) => own[mark.charCodeAt(0) - STAND_IN_FIRST] ?? '')
}

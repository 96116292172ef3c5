import type { Tone } from '../../preferences/index.ts'
import type { Slots } from '../types.ts'
import { agree } from './agreement.ts'
import { isVerbatim, slotText } from './slots.ts'

const SLOT = /\{(\w+)\}/gu
/** Stand-ins for the writer's own words while grammar is applied around them. */
const STAND_IN_FIRST = 0xe000
const STAND_IN = /[\uE000-\uE0FF]/gu

/** Names of the slots of a skeleton; `{Slot}` is `{slot}` with a capital. */
export function slotNames(skeleton: string): string[] {
  return [...skeleton.matchAll(SLOT)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1))
}

/** A skeleton filled with its slots, agreement applied around the writer's words; null when a slot is missing. */
export function render(skeleton: string, slots: Slots, tone: Tone, today: number): string | null {
  const own: string[] = []
  let isComplete = true
  const filled = skeleton.replaceAll(SLOT, (_, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1)
    const text = slotText(key, slots, tone, today)
    if (text === null) {
      isComplete = false
      return ''
    }
    if (isVerbatim(key)) {
      own.push(text)
      return String.fromCharCode(STAND_IN_FIRST + own.length - 1)
    }
    return key === name ? text : text.charAt(0).toUpperCase() + text.slice(1)
  })
  if (!isComplete) return null
  return agree(filled).replaceAll(STAND_IN, (mark) => own[mark.charCodeAt(0) - STAND_IN_FIRST] ?? '')
}

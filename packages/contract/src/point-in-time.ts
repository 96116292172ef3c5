import { ENTRY_LATEST } from '@soundings/core/entries'
import { z } from 'zod'

/** True for a time in the years that every clock and database here supports. */
export const inRange = (text: string) => {
  const time = Date.parse(text)
  return time >= Date.UTC(1900, 0, 1) && time <= ENTRY_LATEST
}
export const OUT_OF_RANGE = { error: 'A date must be between the years 1900 and 9999.' }
export const PointInTime = z.iso.datetime({ offset: true }).refine(inRange, OUT_OF_RANGE)

import { ENTRY_EARLIEST, ENTRY_LATEST } from '@soundings/core/entries'
import { DAY_MS } from '@soundings/core/time'
import { z } from 'zod'

export const Id = z.uuid().transform((id) => id.toLowerCase())

/** A time in the range of dates that this server writes and that every database and calendar supports. */
export const Moment = z.iso.datetime().refine((text) => isMoment(Date.parse(text)))

/** An ordinal local day within the supported dates. */
export const Day = z.int().refine((day) => isMoment(day * DAY_MS))

/** Text of at most `max` UTF-16 code units that can be stored unchanged. */
export const Text = (max: number) => z.string().max(max).refine(isText)

/** A list longer than its limit is not checked item by item: each wrong item costs time. */
export function listOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(z.unknown()).max(max).pipe(z.array(item))
}

/** True for ms since the epoch that an entry or its Echos can have. */
export function isMoment(time: number): boolean {
  return time >= ENTRY_EARLIEST && time <= ENTRY_LATEST
}

/** True for text that can be stored unchanged: without NUL and lone surrogates. */
export function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

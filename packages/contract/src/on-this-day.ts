import { z } from 'zod'

/** A past day that “today” points back to. */
export const OnThisDayCard = z.object({
  /** The time since that day, such as “A year ago today”. */
  when: z.string(),
  date: z.iso.date(),
  /** The number of words written on that day. */
  words: z.int(),
  /** The entry that the card opens. */
  entry_id: z.uuid(),
  /** A line or two of that entry; null when the day is announced by its date alone. */
  quote: z.string().nullable(),
})
export type OnThisDayCard = z.infer<typeof OnThisDayCard>

/** The card, or null: at most one is shown. */
export const OnThisDay = z.object({ card: OnThisDayCard.nullable() }).meta({ id: 'OnThisDay' })
export type OnThisDay = z.infer<typeof OnThisDay>

/**
 * `hide` hides the card until tomorrow. `leave` does the same, and the second time it retires the day. `retire` hides
 * the day until the person unhides it.
 */
export const OnThisDayAnswer = z
  .strictObject({ answer: z.enum(['hide', 'leave', 'retire']) })
  .meta({ id: 'OnThisDayAnswer' })
export type OnThisDayAnswer = z.infer<typeof OnThisDayAnswer>

export const OnThisDayAnswered = z
  .object({
    /** True when the day won’t be shown again: it was retired, or left a second time. */
    retired: z.boolean(),
  })
  .meta({ id: 'OnThisDayAnswered' })
export type OnThisDayAnswered = z.infer<typeof OnThisDayAnswered>

export const OnThisDaySettings = z
  .object({
    on: z.boolean(),
    /** The retired dates, the latest first. */
    retired: z.array(z.iso.date()),
    /**
     * False when the choices were damaged on the server’s disk: then no card is shown until the person turns the card
     * on again.
     */
    readable: z.boolean(),
  })
  .meta({ id: 'OnThisDaySettings' })
export type OnThisDaySettings = z.infer<typeof OnThisDaySettings>

export const OnThisDaySwitch = z.strictObject({ on: z.boolean() }).meta({ id: 'OnThisDaySwitch' })
export type OnThisDaySwitch = z.infer<typeof OnThisDaySwitch>

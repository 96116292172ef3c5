import { LEFT_MAX, RETIRED_MAX, type OnThisDayChoices } from '@soundings/core/on-this-day/limits'
import { dayOfIsoDate, isoDateOf } from '@soundings/core/time'
import { z } from 'zod'
import { listOf } from './fields.ts'

const Dates = (max: number) =>
  listOf(
    z.iso.date().refine((date) => dayOfIsoDate(date) !== null),
    max,
  )

/** The person’s choices about On this day: the switch, and the days that they retired or left once. */
export const OnThisDayLine = z.strictObject({
  on: z.boolean(),
  retired: Dates(RETIRED_MAX),
  left: Dates(LEFT_MAX),
})
export type OnThisDayLine = z.infer<typeof OnThisDayLine>

export function toOnThisDayLine({ on, retired, left }: OnThisDayChoices): OnThisDayLine {
  return { on, retired: retired.map(isoDateOf), left: left.map(isoDateOf) }
}

/** The choices in a line. Hiding a card lasts only for its day, so it isn't archived. */
export function toChoices({ on, retired, left }: OnThisDayLine): Omit<OnThisDayChoices, 'hidden'> {
  const daysOf = (dates: readonly string[]) => dates.flatMap((date) => dayOfIsoDate(date) ?? [])
  return { on, retired: daysOf(retired), left: daysOf(left) }
}

import { LEFT_MAX, RETIRED_MAX, type OnThisDayChoices } from '@soundings/core/on-this-day/limits'
import { dayOfIsoDate, isoDateOf } from '@soundings/core/time'
import { z } from 'zod'
import { PATHS } from '../archive-layout.ts'
import { listOf } from './entry-line.ts'
import type { Archive } from '../read/open-archive.ts'
import { damaged } from '../refusals.ts'

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

/** The choices in an archive; null without choices or if it is from before On this day. @throws AppError */
export async function onThisDayOf(archive: Archive): Promise<OnThisDayLine | null> {
  if (!archive.manifest.files.some(({ path }) => path === PATHS.onThisDay)) return null
  const found: OnThisDayLine[] = []
  for await (const line of archive.lines(PATHS.onThisDay, OnThisDayLine)) found.push(line)
  const [choices, another] = found
  if (!choices || another) throw damaged(PATHS.onThisDay)
  return choices
}

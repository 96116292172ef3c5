import { PERSON_LENGTH_MAX, POPULAR_TAGS_LIMIT, TAG_LENGTH_MAX } from '@soundings/core/entries'
import { z } from 'zod'
import { CalendarDate } from './calendar-date.ts'
import { PointInTime } from './point-in-time.ts'

/** The most entries that one page of a list may have. */
export const PAGE_LIMIT_MAX = 200

/** A number in a URL: digits only. */
const Count = z
  .string()
  .regex(/^\d{1,6}$/, { error: 'A count must be a whole number.' })
  .transform(Number)

/** A date in the user’s time zone (`2026-11-21`) or a point in time (`2026-11-21T08:00:00Z`). */
const Moment = z.union([CalendarDate, PointInTime])

/** A rating or a range of ratings, such as `4` or `1-2`. */
const RatingRange = z.string().regex(/^[1-5](-[1-5])?$/, { error: 'Write a rating like 4, or a range like 1-2.' })

export const EntryQuery = z.strictObject({
  q: z.string().max(500).optional(),
  tag: z.string().max(TAG_LENGTH_MAX).optional(),
  /** `none` for entries without tags. */
  tagged: z.literal('none').optional(),
  /** `some` for entries with photographs, or with a photograph of their page. */
  photographs: z.literal('some').optional(),
  /**
   * A name, or a word such as “sister”: matched as a whole word; a relative is matched by any word for that relation.
   */
  person: z.string().max(PERSON_LENGTH_MAX).optional(),
  mood: RatingRange.optional(),
  energy: RatingRange.optional(),
  focus: RatingRange.optional(),
  from: Moment.optional(),
  to: Moment.optional(),
  limit: Count.pipe(z.int().min(1).max(PAGE_LIMIT_MAX)).optional(),
  cursor: z.string().max(200).optional(),
})
export type EntryQuery = z.infer<typeof EntryQuery>

export const PopularTagsQuery = z.strictObject({
  limit: Count.pipe(z.int().min(1).max(50)).default(POPULAR_TAGS_LIMIT),
})

export const PopularTags = z
  .object({
    tags: z.array(z.object({ tag: z.string(), count: z.int(), usage_percentage: z.number() })),
  })
  .meta({ id: 'PopularTags' })
export type PopularTags = z.infer<typeof PopularTags>

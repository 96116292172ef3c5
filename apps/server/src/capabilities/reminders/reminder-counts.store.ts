import type { Queryable } from '#server/platform/db/port.ts'

export const COUNTED_WAYS = ['email', 'device'] as const
export type CountedWay = (typeof COUNTED_WAYS)[number]
export type ReminderCount = { day: number; way: CountedWay; sent: number }

/** Counts the reminders that were sent, without the people who got them. */
export function reminderCountsStore(db: Queryable) {
  return {
    async add({ day, way, sent }: ReminderCount): Promise<void> {
      await db.query(
        `insert into reminder_counts (day, way, sent) values ($1, $2, $3)
         on conflict (day, way) do update set sent = reminder_counts.sent + excluded.sent`,
        [day, way, sent],
      )
    },
    /** The counts since a day (UTC), in order. */
    list(since: number): Promise<ReminderCount[]> {
      return db.query<ReminderCount>(
        'select day, way, sent from reminder_counts where day >= $1 order by day, way desc',
        [since],
      )
    },
    async removeBefore(day: number): Promise<void> {
      await db.query('delete from reminder_counts where day < $1', [day])
    },
  }
}

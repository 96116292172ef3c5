import { DAY_MINUTES, DAY_MS, MINUTE_MS } from './constants.ts'
import { localStamp } from './local-day.ts'

/**
 * The first moment, in ms since the epoch, at which clocks in `timeZone` have reached `minute` of ordinal day `day`. A
 * time that a clock change skips is reached at the change; of a time that occurs twice, this is the first.
 * @param minute minutes after midnight, 0 to 1,439
 */
export function firstMomentOf(day: number, minute: number, timeZone: string): number {
  const wall = (day * DAY_MINUTES + minute) * MINUTE_MS
  const clockAt = (time: number) => time + localStamp(time, timeZone).utcOffset * MINUTE_MS
  // No zone changes its clock twice within two days.
  const candidates = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - localStamp(near, timeZone).utcOffset * MINUTE_MS)
    .toSorted((a, b) => a - b)
  const [first = wall, second = wall] = candidates
  const exact = candidates.find((time) => clockAt(time) === wall)
  if (exact !== undefined) return exact
  let [before, reached] = [first / MINUTE_MS, second / MINUTE_MS]
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (clockAt(middle * MINUTE_MS) < wall) before = middle
    else reached = middle
  }
  return reached * MINUTE_MS
}

import { EVENING_FROM, MIDDAY_FROM, MORNING_FROM, NIGHT_FROM } from './constants.ts'

export type TimeOfDay = 'morning' | 'midday' | 'evening' | 'night'

/**
 * The part of the day: 5-11 morning, 11-17 midday, 17-22 evening, otherwise night (docs/spec/rules.md#prompts).
 * @param hour local hour, 0-23; each part includes its first hour and excludes its last
 */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < MORNING_FROM || hour >= NIGHT_FROM) return 'night'
  if (hour < MIDDAY_FROM) return 'morning'
  return hour < EVENING_FROM ? 'midday' : 'evening'
}

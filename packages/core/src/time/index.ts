export { dayOfDate, dayOfIsoDate, daysInMonth } from './calendar.ts'
export { isoDateOf, localStamp, timeOfLocal, weekdayOf, yearOf, type LocalStamp } from './local-day.ts'
export { isTimeZone, UTC_OFFSET_MAX } from './time-zone.ts'

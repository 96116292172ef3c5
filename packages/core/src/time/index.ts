export { dayOfDate, dayOfIsoDate, daysInMonth } from './calendar.ts'
export { isoDateOf, localStamp, timeOfLocal, weekdayOf, yearOf, type LocalStamp } from './local-day.ts'
export { isTimeZone } from './time-zone.ts'

export { dayOfDate, dayOfIsoDate, daysInMonth } from './calendar.ts'
export { DAY_MINUTES, DAY_MS, HOUR_MINUTES, HOUR_MS, MINUTE_MS, WEEK_DAYS } from './constants.ts'
export { firstMomentOf } from './first-moment.ts'
export {
  isoDateOf,
  isoTimeOf,
  localDay,
  localStamp,
  timeOfLocal,
  utcTimeOf,
  weekdayOf,
  yearOf,
  type LocalStamp,
} from './local-day.ts'
export { MONTHS, WEEKDAYS } from './names.ts'
export { isTimeZone, UTC_OFFSET_MAX } from './time-zone.ts'

const WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DATE = /^([A-Z][a-z]+) (\d{1,2})(?:, (\d{4}))?$/u
const DAY_MS = 86_400_000
/** Days after which a date is printed with its year. */
const YEAR_AFTER_DAYS = 300

/** Parses “nine” or “9”; null when nothing is printed. */
export function countOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const word = WORDS.indexOf(text.toLowerCase())
  return word === -1 ? Number(text) : word
}

/** Parses “3½”, “4” or “3.9” and its precision: half a point or a tenth. */
export function levelOf(text: string): { value: number; step: 0.5 | 0.1 } {
  return { value: Number(text.replace('½', '.5')), step: text.includes('.') ? 0.1 : 0.5 }
}

/**
 * The ordinal day that a reader understands “March 3” or “March 3, 2025” as: without a year, the latest such day so
 * far. Null when nothing is printed, NaN for a day in the future.
 */
export function dayOf(text: string | undefined, told: number): number | null {
  if (text === undefined) return null
  const [, month = '', date, year] = DATE.exec(text) ?? []
  const thisYear = new Date(told * DAY_MS).getUTCFullYear()
  const years = year === undefined ? Array.from({ length: 9 }, (_, back) => thisYear - back) : [Number(year)]
  const times = years.map((candidate) => Date.UTC(candidate, MONTHS.indexOf(month), Number(date)))
  const days = times.filter((time) => new Date(time).getUTCDate() === Number(date)).map((time) => time / DAY_MS)
  return days.find((day) => day <= told) ?? Number.NaN
}

/** The problem with a printed date: it is in the future, or its year is missing or needless. */
export function dateObjections(text: string, told: number): string[] {
  const year = DATE.exec(text)?.[3]
  const day = DATE.test(text) ? dayOf(text, told) : null
  if (day === null) return []
  if (Number.isNaN(day)) return [`${text} has not come.`]
  return told - day > YEAR_AFTER_DAYS === (year !== undefined) ? [] : [`${text} is printed with a year or without one.`]
}

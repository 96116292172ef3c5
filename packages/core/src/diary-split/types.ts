/** A calendar date: year as written, month 1-12, day 1-31. */
export type CalendarDay = { year: number; month: number; day: number }

/** The date above an entry. Hour 0-23 and minute 0-59 if a time was written, otherwise null. */
export type FoundDate = CalendarDay & { hour: number | null; minute: number | null }

/** One entry of a document, as UTF-16 offsets into its text. */
export type FoundEntry = {
  start: number
  /** Where the next entry starts; entries are contiguous. */
  end: number
  /** Start of the text after the heading with the date; `start` without a heading. */
  bodyStart: number
  /** null if undated. A date in the future is reported as found. */
  date: FoundDate | null
}

/** Whether the day or the month comes first in 09/03/2021. */
export type NumericOrder = 'day-first' | 'month-first'

/** The result of splitting a document. */
export type SplitDocument = {
  entries: FoundEntry[]
  /** The order used for numeric dates; null when none of them needs it. */
  order: NumericOrder | null
  /** False when nothing in the document decides the order, so `order` is a guess. */
  isOrderCertain: boolean
}

/** A date as the grammar read it, before the document decides order, year and month. */
export type WrittenDate = {
  form: 'iso' | 'named' | 'numeric' | 'day' | 'bare-day' | 'weekday' | 'month' | 'year'
  year: number | null
  /** True when `year` has two digits and its century is not known yet. */
  isShortYear: boolean
  month: number | null
  day: number | null
  /** The two numbers of a numeric date, in written order. */
  pair: readonly [number, number] | null
  /** The separator between the numbers of a numeric date. */
  separator: string
  /** True when the month of a named date comes first. */
  isMonthFirst: boolean
  /** True for 9th, false for 9. */
  isOrdinal: boolean
  /** 0 = Sunday … 6 = Saturday */
  weekday: number | null
}

export type TimeOfDay = { hour: number; minute: number }

/** How likely a line is a heading, judged without the rest of the document. */
export type Strength = 'strong' | 'medium' | 'weak'

/** A line that may be the heading of an entry, or a month or year heading that completes later dates. */
export type Candidate = {
  written: WrittenDate
  time: TimeOfDay | null
  lineStart: number
  lineNext: number
  /** Start of the text after the date. */
  bodyStart: number
  /** True when the line has only the date. */
  isWhole: boolean
  strength: Strength
  /** The style of the line; candidates written alike have the same shape. */
  shape: string
  /** `shape` plus the order of the date's parts and which of them are present. */
  style: string
  /** Columns of white space before the line. */
  indent: number
  isAfterBlank: boolean
  isListed: boolean
  /** True when the first words after the date are a salutation, as in a letter. */
  isSalutation: boolean
}

export type ResolvedDate = { date: CalendarDay; day: number }

/** A candidate; `resolved` is null when it has no date. */
export type Dated = { candidate: Candidate; resolved: ResolvedDate | null }

/** +1 when the document goes from old to new, -1 when the newest entry comes first. */
export type Direction = 1 | -1

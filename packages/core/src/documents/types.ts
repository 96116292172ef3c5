/** A day of the calendar: year as written, month 1-12, day 1-31. */
export type CalendarDay = { year: number; month: number; day: number }

/** The date that stands above an entry. Hour 0-23 and minute 0-59 when a time was written, else null. */
export type FoundDate = CalendarDay & { hour: number | null; minute: number | null }

/** One entry of a document: UTF-16 offsets into its text. */
export type FoundEntry = {
  start: number
  /** Where the next entry starts; the entries of a document follow each other without a gap. */
  end: number
  /** Where the text after the heading with the date begins; `start` when there is no heading. */
  bodyStart: number
  /** null: undated. A date in the future is reported as it was found. */
  date: FoundDate | null
}

/** Which number of 09/03/2021 is the day. */
export type NumericOrder = 'day-first' | 'month-first'

/** A reading of a document as dated entries. */
export type SplitDocument = {
  entries: FoundEntry[]
  /** How numeric dates were read; null when none of the dates needs an order. */
  order: NumericOrder | null
  /** False when nothing in the document tells the order and `order` is a guess. */
  isOrderCertain: boolean
}

/** What the grammar read, before the document gave it an order, a year or a month. */
export type WrittenDate = {
  form: 'iso' | 'named' | 'numeric' | 'day' | 'bare-day' | 'weekday' | 'month' | 'year'
  year: number | null
  /** True when `year` has two digits and waits for its century. */
  isShortYear: boolean
  month: number | null
  day: number | null
  /** The two numbers of a numeric date, in the order they were written. */
  pair: readonly [number, number] | null
  /** What stands between the numbers of a numeric date. */
  separator: string
  /** True when the month of a named date comes first. */
  isMonthFirst: boolean
  /** True for 9th, false for 9. */
  isOrdinal: boolean
  /** 0 = Sunday … 6 = Saturday */
  weekday: number | null
}

export type TimeOfDay = { hour: number; minute: number }

/** How sure one can be, without looking at the rest of the document, that a line is a heading. */
export type Strength = 'strong' | 'medium' | 'weak'

/** A line that may be the heading of an entry, or a month or year heading that gives its context. */
export type Candidate = {
  written: WrittenDate
  time: TimeOfDay | null
  lineStart: number
  /** Where the line after this one starts. */
  lineNext: number
  /** Where the text after the date begins. */
  bodyStart: number
  /** True when nothing but the date stands on the line. */
  isWhole: boolean
  strength: Strength
  /** Candidates that are written alike have the same shape. */
  shape: string
  /** As `shape`, with the order of the parts and which of them are given. */
  style: string
  /** Columns of white space before the line. */
  indent: number
  isAfterBlank: boolean
  /** True for a point of a list. */
  isListed: boolean
  /** True when the first words after the date address somebody, as a letter does. */
  isSalutation: boolean
}

/** A date of the calendar and its ordinal day. */
export type ResolvedDate = { date: CalendarDay; day: number }

/** A candidate with the date it would have; null when it has none. */
export type Dated = { candidate: Candidate; resolved: ResolvedDate | null }

/** +1 when the document runs from old to new, -1 when the newest entry stands first. */
export type Direction = 1 | -1

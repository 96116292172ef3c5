const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The month of a calendar date, such as "Mar 2019". */
export function shortMonth(date: string): string {
  return SHORT.format(new Date(`${date}T00:00:00Z`))
}

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "Mar 2019" for a calendar date. */
export function shortMonth(date: string): string {
  return SHORT.format(new Date(`${date}T00:00:00Z`))
}

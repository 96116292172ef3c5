/** What browsers know of a region’s weeks; the type is missing from the standard library. */
type Week = { firstDay: number }
type WithWeek = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week }

/** The day that begins a week where the reader is, 0 = Sunday. Browsers that don’t know say Sunday. */
export function firstWeekday(language: string = navigator.language): number {
  const locale: WithWeek = new Intl.Locale(language)
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0
  return firstDay % 7
}

/** What browsers know about a region’s weeks; TypeScript’s library has no type for it. */
type Week = { firstDay: number }
type WithWeek = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week }

/** The first day of the week where the reader is, 0 = Sunday. Sunday if the browser doesn’t know. */
export function firstWeekday(language: string = navigator.language): number {
  const locale: WithWeek = new Intl.Locale(language)
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0
  return firstDay % 7
}

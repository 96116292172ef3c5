import type { FileFacts, ReadingChoices } from '../journal-adapter.ts'

/**
 * The order of day and month in which numeric dates are read. Where the dates show it themselves, the person was asked
 * about other files.
 */
export function orderToRead(shown: FileFacts['dateOrder'], { dateOrder: chosen }: ReadingChoices) {
  return shown?.certain ? shown.order : (chosen ?? shown?.order ?? null)
}

import type { FileFacts, ReadingChoices } from '../journal-adapter.ts'

/**
 * The order of day and month in which numeric dates are read. If the dates of these files show it, it is used: the
 * person’s choice was about other files.
 */
export function orderToRead(shown: FileFacts['dateOrder'], { dateOrder: chosen }: ReadingChoices) {
  return shown?.certain ? shown.order : (chosen ?? shown?.order ?? null)
}

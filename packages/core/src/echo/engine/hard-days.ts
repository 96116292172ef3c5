import { atLeast, DARK_MOOD } from '../../safety/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'

/**
 * Days of silence after a low rating, a heavy entry, and an entry that names an illness or a death. The day of the
 * entry counts. `BRIGHT` is the rating that ends the silence.
 */
const DAYS = { rated: 2, heavy: 3, grave: 2 }
const BRIGHT = 4
/**
 * Words for grave news. If more than `USUAL_SHARE` of the entries has one, as in a nurse’s journal, they don’t count.
 */
const GRAVE =
  /\b(?:died|dying|dead|death|funeral|hospice|hospital|ward|intensive care|icu|a&e|cancer|tumou?r|biops\w*|lump|chemo\w*|diagnos\w*|surgery|stroke|heart attack|ambulance|paramedics?|miscarr\w*)\b/iu
const USUAL_SHARE = 0.25

/**
 * True on days when readers wanted silence: for two days after an entry rated 1 or 2, or until a newer rating;
 * for three days after a heavy entry and two after grave news, unless that entry or a newer one is rated 4 or 5.
 */
export function isHardDay({ entries, today }: Journal): boolean {
  const since = (days: number) => entries.filter(({ entry }) => today - entry.day < days)
  const rating = since(DAYS.rated).findLast(({ entry }) => entry.mood !== null)?.entry.mood ?? null
  if (rating !== null && rating <= DARK_MOOD) return true
  const isLasting = (reading: Reading) =>
    entries.slice(entries.indexOf(reading)).every(({ entry }) => (entry.mood ?? 0) < BRIGHT)
  if (since(DAYS.heavy).some((reading) => isLasting(reading) && atLeast(reading.scan().level, 'heavy'))) return true
  return since(DAYS.grave).some((reading) => isLasting(reading) && isGrave(reading)) && !isUsual(entries)
}

function isGrave({ entry }: Reading): boolean {
  return GRAVE.test(entry.content)
}

function isUsual(entries: readonly Reading[]): boolean {
  return entries.filter(isGrave).length > USUAL_SHARE * entries.length
}

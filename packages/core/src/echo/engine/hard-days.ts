import { atLeast, DARK_MOOD } from '../../safety/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'

/**
 * Days of silence after a low rating, after a heavy entry, and after one that names an illness or a death, the day
 * itself included; and the rating that ends it.
 */
const DAYS = { rated: 2, heavy: 3, grave: 2 }
const BRIGHT = 4
/** Words for grave news. If more than this share of the entries has one, as in a nurse’s journal, they don’t count. */
const GRAVE =
  /\b(?:died|dying|dead|death|funeral|hospice|hospital|ward|intensive care|icu|a&e|cancer|tumou?r|biops\w*|lump|chemo\w*|diagnos\w*|surgery|stroke|heart attack|ambulance|paramedics?|miscarr\w*)\b/iu
const USUAL_SHARE = 0.25

/**
 * True on days on which readers wanted nothing said: after an entry rated 1 or 2 for two days, until a newer rating;
 * after a heavy entry for three days and after grave news for two, unless it or a newer entry is rated 4.
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

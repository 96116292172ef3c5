import { printedForm } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import { keysIn } from '../subjects/keys-in.ts'
import { rareThingsIn } from '../subjects/rare-things.ts'
import { isSetting } from '../subjects/shared-things.ts'
import { isNoun } from '../subjects/subject.ts'
import { newestEntries } from '../worth/newest-entries.ts'
import { sharedWordsIn } from '../worth/shared-words.ts'

/** The rank among English words from which a noun says enough to tie two texts: “cello”, but not “mistake”. */
const TELLING_RANK = 5000
/** The least rating of a day that lines may have to do with. */
const MIN_MOOD = 3

/**
 * Finds out whether a line has to do with the newest day: both name the same thing or person, or have the same telling
 * noun, and few entries have it. Everyday things (“the door”) don’t count, and nothing has to do with a hard day.
 */
export function tiesIn(journal: Journal): (text: string) => boolean {
  const told = newestEntries(journal)
    .filter((reading) => isCalm(reading, journal))
    .map(({ entry }) => entry.content)
    .join('\n')
  const shared = sharedWordsIn(journal)
  const isRare = rareThingsIn(journal)
  const rare = [...keysIn(journal, told)].filter((key) => isRare(key) && !isSetting(key))
  const telling = new Set(rare.filter((key) => isTelling(key, journal)))
  return (text) => {
    const own = keysIn(journal, text)
    // Most lines share nothing, and finding out how two texts use a word takes time.
    const both = rare.filter((key) => own.has(key))
    if (both.length === 0) return false
    return shared(text, told).some(({ key, form }) => both.includes(key) && (form !== null || telling.has(key)))
  }
}

/** True for a noun or a name that few people use: “the cello girl” names no cello, but has to do with one. */
function isTelling(key: string, { quotable, vectors }: Journal): boolean {
  if ((vectors?.rank(key) ?? TELLING_RANK) < TELLING_RANK) return false
  const texts = quotable.filter((reading) => reading.frequencies().has(key)).map(({ entry }) => entry.content)
  const form = printedForm(key, texts)
  return form !== null && (form !== form.toLowerCase() || isNoun(form, texts))
}

function isCalm(reading: Reading, journal: Journal): boolean {
  return (reading.entry.mood ?? MIN_MOOD) >= MIN_MOOD && ['none', 'tender'].includes(journal.levelNear(reading))
}

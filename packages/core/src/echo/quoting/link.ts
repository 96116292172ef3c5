import { contentFrequencies, words } from '../../text/index.ts'
import type { Journal } from '../engine/journal.ts'
import { referenceIn } from '../pairing/reference.ts'
import { isSetting, thingsOf } from '../pairing/shared-things.ts'
import { isPersonWord } from '../subjects/person-words.ts'
import { rarityIn } from '../subjects/rarity.ts'

/**
 * How much a line has to do with the newest entry: the summed rarity (ln) of the things and people that both name. Words
 * of other kinds tie two texts only by chance: “hot”, “home”, “talked”. In other languages any content word counts.
 */
export function linkWithNewest(journal: Journal): (line: string) => number {
  const { quotable, language } = journal
  const newest = quotable.at(-1)
  if (!newest) return () => 0
  const rarity = rarityIn(quotable)
  const { content } = newest.entry
  const isNamed = (key: string, line: string) => {
    if (language !== null || isPersonWord(key)) return true
    const form = isSetting(key) ? null : thingsOf(journal).form(key, line, content)
    return form !== null && ![line, content].some((text) => referenceIn(text, form) === 'likeness')
  }
  return (line) =>
    [...contentFrequencies(words(line), undefined, language ?? 'en').keys()]
      .filter((key) => newest.frequencies().has(key) && isNamed(key, line))
      .reduce((sum, key) => sum + rarity(key), 0)
}

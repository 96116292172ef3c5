import type { Journal } from '../journal/journal.ts'
import { documentCounts } from './rarity.ts'
import { thingsIn } from './things-in.ts'

/**
 * A thing or a name is rare if few entries have it: up to `entries`, plus one for each `perEntries` of the journal. In
 * a short journal, the limit is this share of the entries, but at least two. Two readers rated 28 pairs of everyday
 * names and things (“edie”, “the boat”) 1.5, whatever the lines said.
 */
const RARE = { entries: 5, perEntries: 50, share: 0.35 }

/** True for the lemma of a thing or name that is rare in this journal, so that two texts about it belong together. */
export function rareThingsIn(journal: Journal): (key: string) => boolean {
  const { quotable } = journal
  const counts = documentCounts(quotable)
  const things = thingsIn(journal)
  const most = RARE.entries + quotable.length / RARE.perEntries
  return (key) => {
    const entries = counts.get(key) ?? 0
    return things.mayPair(key) && entries <= most && (entries <= 2 || entries <= RARE.share * quotable.length)
  }
}

import { AUTO_TAG_KEPT_ENTRIES } from '../../../entries/index.ts'
import type { RatedEntry } from '../../journal/journal.ts'
import type { Recount } from '../../finding/rule.ts'
import { carriedSlots } from '../../recounting/lines.ts'
import { recountedMeans } from '../../recounting/means.ts'
import type { TagMoodSlots } from './wording.ts'

export const recountTagMood: Recount<TagMoodSlots> = (receipt, journal) => {
  const { tag } = receipt.slots
  const tagged = ({ reading }: RatedEntry) => reading.entry.tags.filter((own) => own.tag === tag)
  const guesses = journal.rated.flatMap(tagged).filter(({ source }) => source === 'auto').length
  const rows = journal.rated.map((rated) => ({
    isIn: tagged(rated).some(({ source }) => source !== 'auto' || guesses >= AUTO_TAG_KEPT_ENTRIES),
    ratings: rated.ratings,
  }))
  const counted = recountedMeans(rows, receipt)
  if (!counted || tag === undefined) return null
  const counts = receipt.slots.entries === undefined ? {} : { entries: counted.inside, others: counted.outside }
  return { ...counted.means, tag, ...counts, ...carriedSlots(receipt, journal) }
}

import { AUTO_TAG_KEPT_ENTRIES, REST_DAYS, REST_ECHOES } from '../constants.ts'
import type { RatedEntry } from '../journal.ts'
import type { Lexicon } from '../../text/index.ts'
import type { PatternDetector } from '../types.ts'
import { groupFinding, testGroups, withoutCounts, type Group } from './rating-split.ts'
import { isSafeTag } from './subject.ts'

/** From 14 rated entries; tags on 5 entries and 4 days, with 8 entries without, at most 70% of all (A.2.10). */
const MIN_ENTRIES = 14
const MIN_TAGGED = 5
const MIN_DAYS = 4
const MIN_OTHERS = 8
const MAX_SHARE = 0.7
/** The most used tags that are tested, by rated entries, fewest first. */
const TESTED_TAGS: readonly (readonly [belowEntries: number, tags: number])[] = [
  [60, 4],
  [150, 6],
  [Number.POSITIVE_INFINITY, 8],
]

/** A tag whose entries are rated differently. */
export const tagMood: PatternDetector = {
  rule: 'tag_mood',
  type: 'tag_mood',
  label: 'A tag and a rating',
  claim: 'pattern',
  family: 'standing',
  certificationWeight: 2,
  weight: 1,
  inGentleTimes: false,
  restDays: REST_DAYS.tag,
  restEchoes: REST_ECHOES.other,
  test({ rated, lexicon }, seed) {
    if (rated.length < MIN_ENTRIES) return null
    const limit = TESTED_TAGS.find(([below]) => rated.length < below)?.[1] ?? 0
    const groups = tagGroups(rated, lexicon).slice(0, limit)
    return groups.length > 0 ? testGroups(rated, groups, `${seed}|tag_mood`) : null
  },
  tell(journal, key) {
    const { rated, entries, lexicon } = journal
    const finding = groupFinding(journal, tagGroups(rated, lexicon), key, (tag) => ({ tag }))
    // "Your entries tagged #run" are all of them: an unrated one would make the count another.
    const tag = finding?.slots['tag']
    const tagged = entries.filter(({ entry }) => entry.tags.some((own) => own.tag === tag)).length
    return finding && tagged === finding.slots['entries'] && entries.length === rated.length
      ? finding
      : withoutCounts(finding)
  },
}

/** Tags that can be compared, most used first. Guessed tags count once they were kept on enough entries. */
function tagGroups(rated: readonly RatedEntry[], lexicon: Lexicon): Group[] {
  const kept = new Map<string, number>()
  for (const { reading } of rated) {
    for (const { tag, source } of reading.entry.tags) if (source === 'auto') kept.set(tag, (kept.get(tag) ?? 0) + 1)
  }
  const counts = (tag: string, source: string) => source !== 'auto' || (kept.get(tag) ?? 0) >= AUTO_TAG_KEPT_ENTRIES
  const tagsOf = rated.map(
    ({ reading }) => new Set(reading.entry.tags.filter(({ tag, source }) => counts(tag, source)).map(({ tag }) => tag)),
  )
  return (
    [...new Set(tagsOf.flatMap((tags) => [...tags]))]
      .filter((tag) => isSafeTag(tag, lexicon))
      .map((name) => ({ name, has: tagsOf.map((tags) => tags.has(name)) }))
      .map((group) => ({ ...group, tagged: rated.filter((_, i) => group.has[i]) }))
      .filter(({ tagged }) => {
        const days = new Set(tagged.map(({ day }) => day)).size
        const isRareEnough = rated.length - tagged.length >= MIN_OTHERS && tagged.length <= MAX_SHARE * rated.length
        return tagged.length >= MIN_TAGGED && days >= MIN_DAYS && isRareEnough
      })
      // Equals stay in the order of their first use: what a tag is called decides nothing.
      .toSorted((a, b) => b.tagged.length - a.tagged.length)
  )
}

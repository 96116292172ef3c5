import { AUTO_TAG_KEPT_ENTRIES } from '../../../entries/index.ts'
import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RatedEntry } from '../../journal/journal.ts'
import type { Reading } from '../../journal/reading.ts'
import { lemma, printedForm, type Lexicon } from '../../../text/index.ts'
import type { PatternDetector } from '../../finding/rule.ts'
import { groupFinding, testGroups, type Group, type GroupKey } from '../../ratings/rating-split.ts'
import { isPersonWord } from '../../word-lists/person-words.ts'
import { isPlace, isSafeTag } from '../../subjects/subject.ts'
import type { TagMoodSlots } from './wording.ts'

/**
 * The test needs 14 rated entries. A tag needs 5 entries on 4 days, 8 entries without it, and at most 70% of all
 * entries (docs/spec/numbers.md#rules).
 */
const MIN_ENTRIES = 14
const MIN_TAGGED = 5
const MIN_DAYS = 4
const MIN_OTHERS = 8
const MAX_SHARE = 0.7
/** The highest number of tags that are tested, most used first. */
const TESTED_TAGS: readonly (readonly [belowEntries: number, tags: number])[] = [
  [60, 4],
  [85, 6],
  [150, 14],
  [Number.POSITIVE_INFINITY, 20],
]

/** Detects a tag whose entries are rated differently. */
export const tagMood: PatternDetector<'tag_mood', TagMoodSlots, GroupKey> = {
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
    const tag = key.group
    // "Your entries tagged #run" means all of them: an unrated one would make the count wrong.
    const tagged = entries.filter(({ entry }) => entry.tags.some((own) => own.tag === tag)).length
    const isCountOfAll = (count: number) => count === tagged && entries.length === rated.length
    const finding = groupFinding(journal, tagGroups(rated, lexicon), key, { tag }, isCountOfAll)
    return finding?.slots.direction === 'lower' && isPerson(tag, contentsOf(entries)) ? null : finding
  },
}

/** Yields one text at a time, because all texts of a long journal don't fit into memory. */
function contentsOf(entries: readonly Reading[]): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      for (const { entry } of entries) yield entry.content
    },
  }
}

/**
 * True for a tag with a word for people, or a name that isn’t a place: Echos never link a person to lower ratings.
 */
function isPerson(tag: string, texts: Iterable<string>): boolean {
  return tag.split('-').some((word) => {
    if (isPersonWord(word)) return true
    const form = printedForm(lemma(word), texts)
    return form !== null && form !== form.toLowerCase() && !isPlace(form, texts)
  })
}

/** Tags that can be compared, most used first. Auto-tags count once they were kept on enough entries. */
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
      // Ties keep the order of their first use: the name of a tag must not matter.
      .toSorted((a, b) => b.tagged.length - a.tagged.length)
  )
}

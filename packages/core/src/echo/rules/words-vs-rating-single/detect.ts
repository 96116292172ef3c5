import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import { withoutPrompts } from '../../../prompts/index.ts'
import { clamp } from '../../../statistics/index.ts'
import { sentences, valencedWords, words } from '../../../text/index.ts'
import type { Journal } from '../../journal/journal.ts'
import type { Reading } from '../../journal/reading.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import type { WordsVsRatingSlots } from './wording.ts'

/**
 * The entry is at most a week old. It has a mood of 4 or more, but a sentiment of −0.3 or less and at least four words
 * with a known valence (docs/spec/numbers.md#rules).
 */
const DAYS = 7
const HIGH_MOOD = 4
const MIN_SENTIMENT = 0.3
const MIN_LEXICON_WORDS = 4
const SHOWN_WORDS = 2
/** The salience of the weakest entry, and the amount that each point of sentiment adds. */
const SALIENCE = { base: 0.4, perSentiment: 0.5 }

/**
 * Feeling words that disagree with a good rating. Entries rated 1 or 2 are never quoted, so the opposite case
 * does not exist.
 */
export const wordsVsRatingSingle: RecordDetector<'words_vs_rating/single', WordsVsRatingSlots> = {
  rule: 'words_vs_rating/single',
  type: 'words_vs_rating',
  label: 'Words beside the number',
  claim: 'record',
  weight: 0.85,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const rated = journal.rated.filter(
      ({ day, reading }) => journal.today - day <= DAYS && journal.levelNear(reading) === 'none',
    )
    for (const { reading, id, day, ratings } of rated.toReversed()) {
      if (!journal.worded.includes(reading)) continue
      const { mood } = ratings
      const value = reading.sentiment()
      const isAlone = journal.entries.filter(({ entry }) => entry.day === day).length === 1
      if (mood < HIGH_MOOD || value > -MIN_SENTIMENT || !isAlone) continue
      const { shown, count } = tellingWords(reading, journal)
      const [first, second] = shown
      if (first === undefined || second === undefined || count < MIN_LEXICON_WORDS) continue
      return [
        {
          key: `words ${id}`,
          slots: {
            rating: mood,
            date: day,
            first,
            second,
          },
          entries: [id],
          pointsAt: [id],
          quotes: [],
          basedOn: 1,
          firstDay: day,
          lastDay: day,
          cover: 1,
          strength: clamp(SALIENCE.base + SALIENCE.perSentiment * Math.abs(value)),
          statistic: { name: 'sentiment', value },
        },
      ]
    }
    return []
  },
}

/** The strongest feeling words of the entry that are darker than its rating, and the number of known words. */
function tellingWords(reading: Reading, { lexicon }: Journal): { shown: string[]; count: number } {
  const found = sentences(withoutPrompts(reading.entry.content)).flatMap(({ text }) =>
    valencedWords(words(text), lexicon),
  )
  const pointing = found
    .filter(({ word, valence }) => valence < 0 && MILD_FEELINGS.has(word))
    .toSorted((a, b) => a.valence - b.valence || (a.word < b.word ? -1 : 1))
  return { shown: [...new Set(pointing.map(({ word }) => word))].slice(0, SHOWN_WORDS), count: found.length }
}

/** Words for feelings, none of them worse than a hard day. */
const MILD_FEELINGS = new Set(
  `angry annoyed annoying anxious awkward bored bothered confused cranky cross disappointed discouraged embarrassed envious
  flustered frustrated frustrating gloomy grumpy impatient irritated jealous lazy mad moody nervous overwhelmed restless
  sad stressed stressful tense tired uncertain uncomfortable uneasy unhappy unsure upset weary worried`.split(/\s+/),
)

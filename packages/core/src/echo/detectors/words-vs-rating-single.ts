import { RATING_LABELS } from '../../entries/index.ts'
import { clamp } from '../../statistics/index.ts'
import { isContentWord, isSubjectWord, lemma, sentences, valencedWords, words } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { RecordDetector } from '../types.ts'

/** An entry at most a week old whose wording goes against its mood (design section A.2.9). */
const DAYS = 7
const HIGH_MOOD = 4
const LOW_MOOD = 2
const MIN_SENTIMENT = 0.3
const MIN_LEXICON_WORDS = 4
const SHOWN_WORDS = 3
const SALIENCE = { base: 0.4, perSentiment: 0.5 }

/** Words beside the number they do not agree with. Quotes both and decides for neither. */
export const wordsVsRatingSingle: RecordDetector = {
  rule: 'words_vs_rating/single',
  type: 'words_vs_rating',
  label: 'Words beside the number',
  claim: 'record',
  weight: 0.85,
  inHeavyPeriods: false,
  find(journal) {
    const rated = journal.rated.filter(({ day, reading }) => journal.today - day <= DAYS && !reading.scan().heavy)
    for (const { reading, id, day, ratings } of rated.toReversed()) {
      if (!journal.worded.includes(reading)) continue
      const { mood } = ratings
      const direction = mood >= HIGH_MOOD ? -1 : mood <= LOW_MOOD ? 1 : 0
      const value = reading.sentiment()
      if (direction === 0 || value * direction < MIN_SENTIMENT) continue
      const { shown, count } = tellingWords(reading, journal, direction)
      const [first, second, third] = shown
      if (first === undefined || second === undefined || count < MIN_LEXICON_WORDS) continue
      return [
        {
          key: `words ${id}`,
          slots: {
            rating: mood,
            label: RATING_LABELS.mood[mood - 1] ?? '',
            date: day,
            when: day,
            first,
            second,
            ...(third === undefined ? {} : { third }),
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

/** The strongest words that point in `direction`, where they stand and by themselves; and how many words are known. */
function tellingWords(reading: Reading, { lexicon }: Journal, direction: number): { shown: string[]; count: number } {
  const found = sentences(reading.entry.content).flatMap(({ text }) => valencedWords(words(text), lexicon))
  const pointing = found
    .filter(({ word, valence }) => valence * direction > 0 && (lexicon.get(word) ?? 0) * direction > 0)
    .filter(({ word }) => isContentWord(word) && isSubjectWord(lemma(word)))
    .toSorted((a, b) => Math.abs(b.valence) - Math.abs(a.valence) || (a.word < b.word ? -1 : 1))
  return { shown: [...new Set(pointing.map(({ word }) => word))].slice(0, SHOWN_WORDS), count: found.length }
}

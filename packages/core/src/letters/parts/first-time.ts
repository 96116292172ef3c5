import { entriesWith } from '../../echo/index.ts'
import { words } from '../../text/index.ts'
import { NEW_EARLIER_MIN, NEW_FACTOR, NEW_MORE_MIN, PART_MAX } from '../constants.ts'
import { counted, dateText, numberOf } from '../wording.ts'
import { periodName } from '../period.ts'
import { asLines, type Found, type LetterRule } from '../rule.ts'
import { linesNaming, namedIn } from './named.ts'
import { hasWords } from './subject.ts'

/** Added to the values of a word if two entries of its first day have it: then “after that day” would be wrong. */
const AGAIN = { again: 1 }
/** The only wording of `new` that says that all others come after the first day: “After that day”. */
const AFTER_THAT_DAY = 2

/** Someone or something that is new in the journal. */
export const firstTime: LetterRule = {
  name: 'letter/new',
  part: 'new',
  like: 'recurring_word/thread',
  most: ({ kind }) => PART_MAX.new[kind],
  find(view) {
    if (view.earlier.length < NEW_EARLIER_MIN) return []
    return namedIn(view).flatMap(({ form, holding, score }): Found[] => {
      const [first, ...more] = holding
      const isAgain = more[0]?.entry.day === first?.entry.day
      if (!first || more.length < NEW_MORE_MIN || entriesWith(form, view.earlier)?.length !== 0) return []
      const lines = linesNaming(form, holding, view.journal)
      // Without a line that may be quoted, the word may be about something that hurts.
      if (lines.length === 0) return []
      return [
        {
          values: { word: form, first: first.entry.day, more: more.length, ...(isAgain ? AGAIN : {}) },
          entries: holding.map(({ entry }) => entry.id),
          ...asLines(lines.slice(0, 1)),
          score: NEW_FACTOR * score,
          about: [form],
          quarter: 0,
        },
      ]
    })
  },
  wording: ({ again }) => (again === AGAIN.again ? 'newAgain' : 'new'),
  shown: (values, period, today) => ({
    word: String(values['word']),
    date: dateText(numberOf(values, 'first'), today),
    more: counted(numberOf(values, 'more'), 'more entry', 'more entries'),
    period: periodName(period),
  }),
  recount({ receipt: { values, wording } }, { own, earlier }) {
    const sought = words(String(values['word']).toLowerCase())
    const isIn = ({ entry }: { entry: { content: string } }) => hasWords(words(entry.content), sought, sought.length)
    const holding = own.filter(isIn)
    const [first] = holding
    if (!first || earlier.some(isIn)) return null
    const onFirstDay = holding.filter(({ entry }) => entry.day === first.entry.day).length
    // Older letters lack this value. Only their wording “After that day” depends on it; the others are true without it.
    const isAgain = onFirstDay > 1 && (values['again'] === AGAIN.again || wording === AFTER_THAT_DAY)
    const again = isAgain ? AGAIN : {}
    return { word: values['word'] ?? '', first: first.entry.day, more: holding.length - 1, ...again }
  },
}

import { certify, lint, receiptOf, render, RULES, ruleNamed, slotNames, textOf, type Slots } from '../../echo/index.ts'
import { fnv1a } from '../../random/index.ts'
import { MEANS_MIN, PART_MAX, PATTERN_SCORE } from '../constants.ts'
import type { Found, LetterRule, View } from '../rule.ts'

/** The plain voice of letters among the tones of Echos. */
const TONE = 'Reflective'

/**
 * A pattern that was certified at the end of the period, in the words of its rule. Only the higher side is stated: a
 * letter does not name low ratings.
 */
export const pattern: LetterRule = {
  name: 'letter/pattern',
  part: 'pattern',
  like: '',
  most: ({ kind }) => PART_MAX.pattern[kind],
  find(view) {
    const detectors = RULES.map(({ detector }) => detector).filter((detector) => detector.claim === 'pattern')
    return certify(view.past, detectors).flatMap(({ detector, key, statistic }): Found[] => {
      const finding = detector.tell(view.past, key)
      if (!finding || view.journal.bars.finding({ rule: detector.rule, ...finding })) return []
      const { quote, date, ...slots } = finding.slots
      const { direction, mean = MEANS_MIN.mean, otherMean = MEANS_MIN.otherMean } = slots
      if (direction === 'lower' || mean < MEANS_MIN.mean || otherMean < MEANS_MIN.otherMean) return []
      const line = finding.quotes[0]
      const isOfPeriod = date !== undefined && date >= view.period.first
      const worded = wordedAs(detector.rule, { slots, key: finding.key }, view)
      if (!worded) return []
      const told = { detector, finding: { ...finding, slots, quotes: [] }, resonance: 0, statistic, seed: '' }
      const receipt = receiptOf(told, {
        skeleton: worded.id,
        tone: TONE,
        state: 'open',
        day: view.period.last,
        asOf: view.past.entries.at(-1)?.entry.time ?? 0,
      })
      const hasLine = quote !== undefined && line !== undefined && isOfPeriod
      return [
        {
          values: {},
          entries: finding.entries,
          lines: hasLine ? [{ text: quote, entry: line.entry, day: date }] : [],
          quotes: hasLine ? [line] : [],
          score: PATTERN_SCORE,
          about: [slots.word, slots.tag].flatMap((word) => word ?? []),
          quarter: 0,
          pattern: receipt,
          statement: worded.text,
        },
      ]
    })
  },
  wording: () => 'subject',
  shown: () => ({}),
  recount: () => ({}),
}

/** The next wording of the rule in this journal, without a quote. */
function wordedAs(rule: string, finding: { slots: Slots; key: string }, view: View) {
  const skeletons = ruleNamed(rule)?.skeletons[TONE] ?? []
  const usable = skeletons.flatMap((skeleton, i) => {
    if (slotNames(textOf(skeleton)).includes('quote')) return []
    const text = render(skeleton, finding.slots, TONE, view.period.last)
    return text === null || lint(text, false, TONE) !== null ? [] : [{ id: `${rule}/${TONE}/${i + 1}`, text }]
  })
  return usable[fnv1a(`${view.period.first} ${finding.key}`) % Math.max(1, usable.length)]
}

import type { RuleSlots } from '../src/echo/rules/index.ts'
import type { Slots } from '../src/echo/wording/slots.ts'

/** The day on which lines are rendered: February 16, 2026. */
export const TODAY = 20_500

/** A sentence, the day of an entry, and both in the form that most rules quote them. */
const LONG =
  'I keep making room for everyone in this house, for the dog and for the piano nobody plays, and now there is a chair by the window that nobody has taken'
const SHORT = 'The late bus was warm, almost empty, and it had the same driver as in the first week there.'
const SHORT_QUESTION = 'Did the late bus ever have the same driver as in the first week there?'
const NEWEST = { quote: SHORT, date: TODAY - 3 }
const YEAR_OLD = { quote: SHORT, date: TODAY - 340 }

const LOWER = { metric: 'energy', direction: 'lower', mean: 2.1, otherMean: 3.4, difference: 1.3 }
const HIGHER = { metric: 'mood', direction: 'higher', mean: 4.04, otherMean: 3.24, difference: 0.8 }
/** Two means that are equal when rounded to halves, so only Neutral can show the difference. */
const CLOSE = { metric: 'focus', direction: 'higher', mean: 4.2, otherMean: 3.8, difference: 0.4 }

/** Slots per rule: ordinary ones first, then the edges of what its detector may deliver. */
export const EXAMPLE_SLOTS: { readonly [Name in keyof RuleSlots]: readonly RuleSlots[Name][] } = {
  mirror: [
    { quote: 'I was late, but the light was worth it.', date: TODAY - 12 },
    { quote: LONG, date: TODAY - 340 },
  ],
  look_back: [
    { quote: 'I sing perfectly decently to fish.', date: TODAY - 61, days: 61 },
    { quote: LONG, date: TODAY - 340, days: 340 },
  ],
  question: [
    { quote: 'Why does my mouth get there so long before I do?', date: TODAY - 5, questions: 4, entries: 9 },
    { quote: LONG, date: TODAY - 340, questions: 1, entries: 9 },
    { quote: 'Could I still get out of it?', date: TODAY, questions: 2, entries: 1 },
  ],
  return_gap: [
    { gap: 17, span: 18, from: TODAY - 20, to: TODAY - 2 },
    { gap: 6, span: 7, from: TODAY - 7, to: TODAY },
    { gap: 400, span: 401, from: TODAY - 702, to: TODAY - 301 },
  ],
  presence: [
    { days: 9, from: TODAY - 20, to: TODAY - 1 },
    { days: 1, from: TODAY - 29, to: TODAY },
    { days: 23, from: TODAY - 400, to: TODAY - 310 },
  ],
  'pair/rhyme': [
    {
      quote: 'That bolt was stiff when I came.',
      date: TODAY - 45,
      laterQuote: 'We locked up at six, and the bolt really is stiff.',
      later: TODAY - 6,
      word: 'bolt',
    },
    { quote: SHORT, date: TODAY - 340, laterQuote: SHORT, later: TODAY - 5, word: 'driver' },
  ],
  'pair/series': [
    {
      quote: 'Put up a feeder on the pole.',
      date: TODAY - 45,
      laterQuote: 'Finches at the feeder, two of them.',
      later: TODAY - 20,
      latestQuote: 'The squirrel has emptied the feeder.',
      latest: TODAY - 2,
      word: 'feeder',
    },
    {
      quote: 'We will see a film next week, they say, if the last train back is running.',
      date: TODAY - 340,
      laterQuote: 'No film.',
      later: TODAY - 330,
      latestQuote: 'The film was long, it was about a lighthouse, and I liked the old keeper in the second half of it.',
      latest: TODAY - 320,
      word: 'film',
    },
  ],
  'pair/promise': [
    {
      quote: 'I’m going to write Tom a proper letter, by hand.',
      date: TODAY - 20,
      laterQuote: 'Wrote the letter for Tom, two pages by hand.',
      later: TODAY - 6,
      word: 'letter',
    },
    { quote: SHORT, date: TODAY - 340, laterQuote: SHORT, later: TODAY - 5, word: 'driver' },
  ],
  'pair/question': [
    {
      quote: 'What is the thing by the gate that I planted?',
      date: TODAY - 20,
      laterQuote: 'The thing by the gate is a quince, and I put a cane next to it.',
      later: TODAY - 6,
      word: 'gate',
    },
    { quote: SHORT_QUESTION, date: TODAY - 340, laterQuote: SHORT, later: TODAY - 5, word: 'driver' },
  ],
  'pair/meeting': [
    { quote: 'A woman brought in a cradle this afternoon.', date: TODAY - 31, word: 'cradle', later: TODAY },
    { quote: LONG, date: TODAY - 340, word: 'piano', later: TODAY - 1 },
  ],
  'words_vs_rating/single': [
    { rating: 4, date: TODAY - 4, first: 'tired', second: 'crowded', quote: SHORT },
    { rating: 1, date: TODAY, first: 'glad', second: 'laughed' },
    { rating: 2, date: TODAY - 340, first: 'glad', second: 'laughed', quote: SHORT },
  ],
  'recurring_word/thread': [
    { word: 'harbor', recent: 5, window: 9, latest: TODAY - 3, ...NEWEST },
    { word: 'Ottilie', recent: 9, window: 9, latest: TODAY - 1 },
    { word: 'harbor', recent: 4, window: 9, latest: TODAY - 340, ...YEAR_OLD },
  ],
  'recurring_word/surge': [
    { word: 'harbor', recent: 5, window: 9, before: 2, earlier: 31, ...NEWEST },
    { word: 'Lisbon', recent: 4, window: 8, before: 0, earlier: 9 },
    { word: 'harbor', recent: 16, window: 22, before: 1, earlier: 133, ...YEAR_OLD },
    { word: 'Lisbon', recent: 8, window: 8, before: 0, earlier: 12 },
  ],
  tag_mood: [
    { tag: 'run', entries: 18, others: 60, ...HIGHER, ...NEWEST },
    { tag: 'late-shift', entries: 5, others: 9, ...LOWER, ...YEAR_OLD },
    { tag: 'tea', entries: 12, others: 31, ...CLOSE },
  ],
  weekday_rhythm: [
    { weekday: 'Sundays', days: 11, others: 58, ...HIGHER, ...NEWEST },
    { weekday: 'weekends', days: 5, others: 15, ...LOWER },
    { weekday: 'Mondays', days: 9, others: 40, ...CLOSE },
  ],
  time_of_day: [
    { part: 'morning', entries: 14, others: 44, ...HIGHER, ...NEWEST },
    { part: 'after-midnight', entries: 5, others: 12, ...LOWER },
    { part: 'late-evening', entries: 9, others: 40, ...CLOSE },
  ],
  turning_point: [
    { date: TODAY - 21, days: 20, others: 40, ...HIGHER },
    { date: TODAY - 340, days: 5, others: 11, ...LOWER },
  ],
  first_latest: [
    { word: 'Ottilie', from: TODAY - 61, to: TODAY - 2, quote: 'Ottilie lent me her good umbrella.', date: TODAY - 61 },
    { word: 'Lisbon', from: TODAY - 340, to: TODAY },
  ],
  stopped: [
    { word: 'pottery', latest: TODAY - 40, before: 12, earlier: 30, window: 17 },
    { word: 'Lisbon', latest: TODAY - 340, before: 30, earlier: 30, window: 204 },
  ],
  lasting_question: [
    {
      quote: 'What would the kitchen look like with a door?',
      date: TODAY - 61,
      laterQuote: 'Would the kitchen need a door at all?',
      later: TODAY - 5,
    },
    {
      quote: 'What would the kitchen look like with a door?',
      date: TODAY - 340,
      laterQuote: 'Would the kitchen need a door at all?',
      later: TODAY - 301,
    },
  ],
  lead_lag: [
    { lead: 'energy', metric: 'mood', mean: 3.9, otherMean: 2.8, days: 17, others: 12 },
    { lead: 'focus', metric: 'energy', mean: 5, otherMean: 1.2, days: 4, others: 4 },
  ],
}

/** The examples of a rule; none for a name that no rule has. */
export function examplesOf(rule: string): readonly Slots[] {
  return Object.entries(EXAMPLE_SLOTS).find(([name]) => name === rule)?.[1] ?? []
}

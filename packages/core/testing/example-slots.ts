import type { Slots } from '../src/echo/types.ts'

/** The day on which these slots are told. */
export const TODAY = 20_500
const QUOTE = 'I keep making room for everyone in this house except for the morning and, somehow, myself.'
/** Realistic slots per rule: everyday ones, and the smallest that its thresholds let through. */
export const EXAMPLE_SLOTS: Readonly<Record<string, readonly Slots[]>> = {
  mirror: [
    { quote: QUOTE, date: TODAY - 12, when: TODAY - 12 },
    { quote: 'Maybe the list was never the point.', date: TODAY, when: TODAY },
  ],
  look_back: [
    { quote: QUOTE, date: TODAY - 61, days: 61 },
    { quote: 'Maybe the list was never the point.', date: TODAY - 22, days: 22 },
  ],
  question: [
    { questions: 7, asking: 4, entries: 9, quote: 'Was it them I wanted, or only not to be asked again by anybody?' },
    { questions: 2, asking: 1, entries: 3, quote: 'Could I still get out of it?' },
  ],
  hinge: [
    {
      turns: 6,
      up: 4,
      down: 2,
      turning: 5,
      entries: 12,
      days: 19,
      but: 'but',
      quote: 'I was late, but the light was worth it.',
    },
    {
      turns: 3,
      up: 0,
      down: 3,
      turning: 3,
      entries: 3,
      days: 3,
      but: 'but',
      quote: 'I was late, but the light was worth it.',
    },
  ],
  return_gap: [
    { gap: 17, span: 18, from: TODAY - 20, to: TODAY - 2 },
    { gap: 400, span: 401, from: TODAY - 401, to: TODAY },
  ],
  ritual: [
    { times: 9, entries: 11, start: 21, end: 23 },
    { times: 13, entries: 14, start: 22, end: 0 },
  ],
  rebound: [
    { stretches: 6, middle: 2.5, longest: 9 },
    { stretches: 3, middle: 1, longest: 1 },
  ],
  rhyme: [
    { from: TODAY - 340, to: TODAY - 3, span: 337, first: 'varnish', second: 'harbourmaster', third: 'accordion' },
  ],
  'recurring_word/thread': [{ word: 'harbour', recent: 5, window: 9 }],
  'recurring_word/surge': [
    { word: 'harbour', recent: 16, window: 22, before: 1, earlier: 133 },
    { word: 'Lisbon', recent: 4, window: 8, before: 0, earlier: 9 },
  ],
  'words_vs_rating/single': [
    {
      rating: 4,
      label: 'Good',
      date: TODAY - 4,
      when: TODAY - 4,
      first: 'tangled',
      second: 'crowded',
      third: 'miserable',
    },
    { rating: 1, label: 'Low', date: TODAY, when: TODAY, first: 'glad', second: 'laughed' },
  ],
  tag_mood: [
    {
      tag: 'late-shift',
      metric: 'energy',
      entries: 9,
      others: 131,
      all: 140,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      tag: 'run',
      metric: 'mood',
      entries: 5,
      others: 9,
      all: 14,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
  time_of_day: [
    {
      part: 'late-night',
      metric: 'energy',
      entries: 9,
      others: 131,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      part: 'small-hours',
      metric: 'mood',
      entries: 5,
      others: 15,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
  weekday_rhythm: [
    {
      weekday: 'Wednesdays',
      metric: 'energy',
      days: 9,
      others: 131,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      weekday: 'weekends',
      metric: 'mood',
      days: 5,
      others: 15,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
  turning_point: [
    {
      date: TODAY - 21,
      metric: 'energy',
      days: 20,
      others: 40,
      mean: 2.1,
      otherMean: 3.4,
      difference: 1.3,
      direction: 'lower',
    },
    {
      date: TODAY - 5,
      metric: 'mood',
      days: 5,
      others: 11,
      mean: 4,
      otherMean: 3.2,
      difference: 0.8,
      direction: 'higher',
    },
  ],
  lead_lag: [
    { lead: 'energy', metric: 'focus', mean: 3.9, days: 17, otherMean: 2.8, others: 12 },
    { lead: 'focus', metric: 'mood', mean: 5, days: 4, otherMean: 1.2, others: 4 },
  ],
  inertia: [
    { metric: 'energy', moved: 'crossed to the other side', same: 124, pairs: 231 },
    { metric: 'mood', moved: 'stayed on the same side', same: 7, pairs: 12 },
  ],
  'words_vs_rating/run': [
    { pointing: 19, entries: 24, others: 131, mean: 3.6, direction: 'lighter' },
    { pointing: 4, entries: 6, others: 14, mean: 2.1, direction: 'darker' },
  ],
  voice_shift: [
    {
      voice: 'words such as “we” and “our”',
      rate: 2.1,
      otherRate: 0.8,
      entries: 24,
      others: 131,
      direction: 'more',
      first: 'we',
      second: 'our',
    },
    { voice: 'words for thinking and noticing', rate: 0, otherRate: 1.2, entries: 7, others: 29, direction: 'fewer' },
  ],
  'question/density': [
    { rate: 12.4, otherRate: 3.1, entries: 24, others: 131, direction: 'more' },
    { rate: 0, otherRate: 2.1, entries: 9, others: 36, direction: 'fewer' },
  ],
  vocabulary: [
    { range: 0.87, otherRange: 0.82, entries: 10, others: 131, direction: 'wider' },
    { range: 0.79, otherRange: 0.82, entries: 24, others: 36, direction: 'narrower' },
  ],
  settling: [
    { ratings: 'mood ratings', swing: 0.4, otherSwing: 0.9, steps: 24, others: 138, direction: 'smaller' },
    { ratings: 'ratings', swing: 1.1, otherSwing: 0.6, steps: 9, others: 36, direction: 'larger' },
  ],
}

import type { RuleNote } from '../finding/rule-note.ts'

const RECENT = { entries: 'Latest entries', others: 'Earlier entries' }

/** Notes of rules that were removed: their Echos are still in people's history. */
export const RETIRED_RULE_NOTES: Readonly<Record<string, RuleNote>> = {
  rhyme: {
    looksFor: 'One entry from this week and one at least three weeks older that share words you rarely use.',
    figures: { from: 'Earlier entry', to: 'Later entry', span: 'Days between them' },
  },
  hinge: {
    looksFor: 'Sentences with “but” or “yet” in which lighter words come before darker ones, or the other way around.',
    figures: {
      turns: 'Sentences like that',
      up: 'Ending lighter',
      down: 'Ending darker',
      turning: 'Entries with one',
      entries: 'Entries we looked at',
    },
  },
  ritual: {
    looksFor: 'Two hours of the day in which you started most of your latest entries.',
    figures: { times: 'Entries in those hours', entries: 'Entries we looked at', start: 'From', end: 'To' },
  },
  rebound: {
    looksFor: 'Days in a row with a mood of 2 or below, and how long it took until a day of 3 or above.',
    figures: { stretches: 'Low stretches', middle: 'Days, the middle one', longest: 'Days, the longest' },
  },
  inertia: {
    looksFor: 'A rating that carries over to the next day, or swings back.',
    figures: { same: 'Times it did', pairs: 'Pairs of days in a row' },
  },
  'words_vs_rating/run': {
    looksFor: 'Entries whose words are darker or lighter than their ratings, more often than before.',
    figures: { pointing: 'Latest entries like that', entries: 'Latest entries', mean: 'Their average mood' },
  },
  voice_shift: {
    looksFor: 'A kind of word, such as “I”, “we” or words about the past, that you use more or less than before.',
    figures: { rate: 'Per hundred words, latest', otherRate: 'Per hundred words, before', ...RECENT },
  },
  'question/density': {
    looksFor: 'More or fewer questions in your entries than before.',
    figures: { rate: 'Per hundred sentences, latest', otherRate: 'Per hundred sentences, before', ...RECENT },
  },
  vocabulary: {
    looksFor: 'More or fewer different words than before. The number doesn’t grow just because an entry is long.',
    figures: { range: 'Variety, latest', otherRange: 'Variety, before', ...RECENT },
  },
  settling: {
    looksFor: 'Ratings that change less or more from day to day than before.',
    figures: {
      swing: 'Points from day to day, latest',
      otherSwing: 'Points from day to day, before',
      steps: 'Latest changes',
      others: 'Earlier changes',
    },
  },
}

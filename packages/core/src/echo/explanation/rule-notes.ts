/** What a rule looks for, and what its figures are called. Slots that are not named are in the Echo itself. */
export type RuleNote = { looksFor: string; figures: Readonly<Record<string, string>> }

const SPLIT = { mean: 'Average with', otherMean: 'Average of the rest', difference: 'Difference' }

/** One note per rule that speaks, by its name. */
export const RULE_NOTES: Readonly<Record<string, RuleNote>> = {
  mirror: {
    looksFor:
      'A sentence from your recent entries that makes sense by itself. About twelve words long, few of them common.',
    figures: { date: 'Written' },
  },
  look_back: {
    looksFor: 'A sentence from 22 to 90 days ago that makes sense by itself. Premium looks back that far.',
    figures: { date: 'Written', days: 'Days ago, at the time' },
  },
  question: {
    looksFor: 'A question in your recent entries that makes sense by itself.',
    figures: {
      date: 'Asked',
      questions: 'Questions',
      asking: 'Entries with a question',
      entries: 'Entries we looked at',
    },
  },
  return_gap: {
    looksFor: 'A break that was long for you, and the entry that ended it.',
    figures: { from: 'Last entry before', to: 'First entry after', gap: 'Days without an entry' },
  },
  presence: {
    looksFor: 'The days you wrote on. Nothing else about your entries was used.',
    figures: { days: 'Days with an entry', from: 'From', to: 'To' },
  },
  rhyme: {
    looksFor: 'One entry from this week and one at least three weeks older that share words you rarely use.',
    figures: { from: 'Earlier entry', to: 'Later entry', span: 'Days between them' },
  },
  'recurring_word/thread': {
    looksFor: 'A word in at least four of your last nine entries that you used less before, or rarely use.',
    figures: { recent: 'Entries with the word', window: 'Entries we looked at', latest: 'Latest mention' },
  },
  'recurring_word/surge': {
    looksFor: 'A word that is in far more of your latest entries than before. We compared all your words.',
    figures: {
      recent: 'Latest entries with the word',
      window: 'Latest entries',
      before: 'Earlier entries with the word',
      earlier: 'Earlier entries',
    },
  },
  'words_vs_rating/single': {
    looksFor: 'An entry with a low rating and bright words, or a high rating and dark words.',
    figures: { date: 'Written', rating: 'Mood rating' },
  },
  tag_mood: {
    looksFor: 'A tag whose entries you rate differently from the rest.',
    figures: { entries: 'Entries with the tag', others: 'Entries without it', ...SPLIT },
  },
  time_of_day: {
    looksFor: 'A part of the day whose entries you rate differently from the rest.',
    figures: { entries: 'Entries from that time', others: 'Other entries', ...SPLIT },
  },
  weekday_rhythm: {
    looksFor: 'A day of the week that you rate differently from the others.',
    figures: { days: 'Days like that', others: 'Other days', ...SPLIT },
  },
  turning_point: {
    looksFor: 'A day around which a rating went up or down and stayed there.',
    figures: {
      date: 'Around',
      days: 'Days since',
      others: 'Days before',
      mean: 'Average since',
      otherMean: 'Average before',
      difference: 'Difference',
    },
  },
  lead_lag: {
    looksFor: 'A rating that tends to move a day before another one does.',
    figures: {
      mean: 'Average the day after 4 or above',
      days: 'Days like that',
      otherMean: 'Average the day after 2 or below',
      others: 'Days like that',
    },
  },
}

/** What a rule looks for, and what its figures are called. Slots that are not named stand in the Echo itself. */
export type RuleNote = { looksFor: string; figures: Readonly<Record<string, string>> }

const SPLIT = { mean: 'Mean with', otherMean: 'Mean of the rest', difference: 'Difference' }
const RECENT = { entries: 'Latest entries', others: 'Earlier entries' }

/** One note per rule of the registry, by its name. */
export const RULE_NOTES: Readonly<Record<string, RuleNote>> = {
  mirror: {
    looksFor:
      'A sentence of your latest entries that stands well by itself: yours, about twelve words, few of them common.',
    figures: { date: 'Written' },
  },
  look_back: {
    looksFor: 'A sentence that stands well by itself, on your pages of 22 to 90 days ago. Premium looks back so far.',
    figures: { date: 'Written', days: 'Days ago' },
  },
  question: {
    looksFor: 'Questions in your latest entries, and one of them that can be read by itself.',
    figures: { questions: 'Questions', asking: 'Entries that ask', entries: 'Entries looked at' },
  },
  hinge: {
    looksFor: 'Sentences that turn on “but” or “yet” from lighter words to darker ones, or the other way.',
    figures: {
      turns: 'Turning sentences',
      up: 'End lighter',
      down: 'End darker',
      turning: 'Entries with one',
      entries: 'Entries looked at',
    },
  },
  return_gap: {
    looksFor: 'A silence of at least a week, four times as long as usual for you, and the entry that ended it.',
    figures: { from: 'Last entry before', to: 'First entry after', gap: 'Days without an entry' },
  },
  ritual: {
    looksFor: 'Two hours of the day in which most of your latest entries were begun.',
    figures: { times: 'Entries in these hours', entries: 'Entries looked at', start: 'From', end: 'To' },
  },
  rebound: {
    looksFor: 'Stretches of days rated 2 or lower for mood, and how long each lasted until a day rated 3 or higher.',
    figures: { stretches: 'Stretches', middle: 'Days, the middle one', longest: 'Days, the longest' },
  },
  rhyme: {
    looksFor: 'An entry of this week and one at least three weeks older that share words few of your others hold.',
    figures: { from: 'Earlier entry', to: 'Later entry', span: 'Days between' },
  },
  'recurring_word/thread': {
    looksFor: 'A word in at least four of your last nine entries that is rarer in those before, or uncommon at all.',
    figures: { recent: 'Entries with the word', window: 'Entries looked at' },
  },
  'recurring_word/surge': {
    looksFor: 'A word far more frequent in your latest entries than in those before, tested over all your words.',
    figures: {
      recent: 'Latest entries with the word',
      window: 'Latest entries',
      before: 'Earlier entries with it',
      earlier: 'Earlier entries',
    },
  },
  'words_vs_rating/single': {
    looksFor: 'An entry whose mood rating and whose words point in different directions.',
    figures: { date: 'Written', rating: 'Mood rating' },
  },
  tag_mood: {
    looksFor: 'A tag whose entries are rated differently from your others.',
    figures: { entries: 'Entries with the tag', others: 'Entries without it', ...SPLIT },
  },
  time_of_day: {
    looksFor: 'A part of the day whose entries are rated differently from the rest.',
    figures: { entries: 'Entries of that time', others: 'Other entries', ...SPLIT },
  },
  weekday_rhythm: {
    looksFor: 'A day of the week that is rated differently from the others.',
    figures: { days: 'Such days', others: 'Other days', ...SPLIT },
  },
  turning_point: {
    looksFor: 'A day around which the level of a rating changed and stayed changed.',
    figures: {
      date: 'Around',
      days: 'Days since',
      others: 'Days before',
      mean: 'Mean since',
      otherMean: 'Mean before',
      difference: 'Difference',
    },
  },
  lead_lag: {
    looksFor: 'A rating that comes a day before another, more than the other comes before it.',
    figures: {
      mean: 'Mean the day after 4 or above',
      days: 'Such days',
      otherMean: 'Mean the day after 2 or below',
      others: 'Such days',
    },
  },
  inertia: {
    looksFor: 'A rating that carries over from one day to the next, or goes to and fro.',
    figures: { same: 'Pairs of days that show it', pairs: 'Pairs of neighbouring days' },
  },
  'words_vs_rating/run': {
    looksFor: 'Words that read darker or lighter beside your ratings than they used to, where the two usually agree.',
    figures: { pointing: 'Latest entries that read so', entries: 'Latest entries', mean: 'Their mean mood' },
  },
  voice_shift: {
    looksFor: 'A way of speaking (of yourself, of you with others, back, ahead, of thinking) that became more or less.',
    figures: { rate: 'Per hundred words lately', otherRate: 'Per hundred words before', ...RECENT },
  },
  'question/density': {
    looksFor: 'More or fewer questions among your sentences than before.',
    figures: { rate: 'Per hundred sentences lately', otherRate: 'Per hundred sentences before', ...RECENT },
  },
  vocabulary: {
    looksFor: 'A wider or narrower range of words than before, by an index that does not grow with length.',
    figures: { range: 'Index lately', otherRange: 'Index before', ...RECENT },
  },
  settling: {
    looksFor: 'Ratings that move in smaller or larger steps from day to day than before.',
    figures: {
      swing: 'Points a step lately',
      otherSwing: 'Points a step before',
      steps: 'Latest steps',
      others: 'Earlier steps',
    },
  },
}

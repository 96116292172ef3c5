import type { RuleSlots } from '../rules/index.ts'

/**
 * The questions that an Echo of each rule may ask back. They name what the Echo is about, never how it felt, and quote
 * nothing: the question stays with its answer when the quoted entry is gone.
 */
export const QUESTIONS: { readonly [Name in keyof RuleSlots]: readonly string[] } = {
  mirror: ['What happened next?', 'What would you add to this line now?', 'How did this turn out?'],
  look_back: [
    'How did that turn out after {date}?',
    'What has happened since?',
    'What came after this?',
    'What do you know now that you didn’t know on {date}?',
  ],
  question: ['You asked this on {date}. Still open?', 'You asked this on {date}. What would you say to it?'],
  return_gap: [
    'What filled the days before {to}?',
    'What made you write again on {to}?',
    'Which moment from those days would you like to write down?',
  ],
  presence: ['What would you like to remember about these days?', 'What came up more than once in these days?'],
  'pair/rhyme': [
    'What came between these two lines?',
    'How do things stand with “{word}” now?',
    'What would the next line be?',
  ],
  'pair/series': [
    'What is the latest on “{word}”?',
    'What would the next line about “{word}” be?',
    'What would you add after {latest}?',
  ],
  'pair/promise': ['How did it turn out?', 'What comes next?', 'What would you plan next?'],
  'pair/question': [
    'You asked this on {date}. What would you say to it now?',
    'What more have you thought about this since {date}?',
  ],
  'pair/meeting': ['What happened after {date}?', 'What has happened since {date}?', 'What has changed since {date}?'],
  'words_vs_rating/single': [
    'What did the number leave out?',
    'What do you remember of {date}?',
    'What was the rest of {date} like?',
  ],
  'recurring_word/thread': [
    'How did “{word}” come into your days?',
    'What comes to mind first with “{word}”?',
    'What do you like to remember about “{word}”?',
  ],
  'recurring_word/surge': ['What brought “{word}” up?', 'What is new about “{word}”?', 'What came before “{word}”?'],
  tag_mood: [
    'What is it about #{tag}?',
    'What would you like to remember about #{tag}?',
    'Who or what often goes with #{tag}?',
    'What does a day with #{tag} look like?',
  ],
  weekday_rhythm: [
    'What do your {weekday} look like?',
    'What is it about {weekday}?',
    'What has been good about your last few {weekday}?',
  ],
  time_of_day: [
    'What is different about those hours?',
    'Where are you when you write your {part} entries?',
    'What do you like about that time of day?',
  ],
  turning_point: [
    'What happened around {date}?',
    'Who or what was there around {date}?',
    'What is different since {date}?',
  ],
  first_latest: [
    'What has changed with “{word}” since {from}?',
    'What do you remember of {from}?',
    'Where did “{word}” first come up?',
  ],
  stopped: ['What became of “{word}”?', 'What would you like to remember of “{word}”?'],
  lasting_question: [
    'You asked this on {date} and on {later}. What would you say to it now?',
    'What has changed about this question since {date}?',
  ],
  lead_lag: [
    'What does a day of high {lead} look like?',
    'What was the last day of high {lead} like?',
    'What comes the day after?',
  ],
}

import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type QuestionSlots = SlotsOf<'quote' | 'date', 'questions' | 'entries'>

/** Questions get no jokes. */
export const QUESTION: Skeletons = {
  Concise: [
    'You asked this on {date}: “{quote}”',
    '“{quote}” That was your question on {date}.',
    'One of your questions, from {date}: “{quote}”',
    'Your question on {date}: “{quote}”',
    '“{quote}” You asked that on {date}.',
    'This was your question on {date}: “{quote}”',
    'A question of yours, from {date}: “{quote}”',
    'From {date}, a question: “{quote}”',
    'You wondered about this on {date}: “{quote}”',
    'Here’s a question you asked on {date}: “{quote}”',
    'In your entry on {date} you asked: “{quote}”',
    '“{quote}” That’s a question from {date}.',
    ...only(
      ['several questions'],
      ['One of {questions} questions in your last {entries} entries, from {date}: “{quote}”'],
    ),
  ],
  Reflective: [
    'This one is still yours to answer, or not: “{quote}”',
    'On {date} you asked: “{quote}”',
    'You wrote this down as a question on {date}: “{quote}”',
    'You asked yourself this on {date}: “{quote}”',
    '“{quote}” You asked that on {date}. You may have an answer by now, or you may not.',
    'There’s a question in your entry on {date}: “{quote}”',
    'This was on your mind on {date}, as a question: “{quote}”',
    '“{quote}” That was your question on {date}, word for word.',
    'Back on {date} you were wondering: “{quote}”',
    'Here’s something you asked on {date}: “{quote}”',
    'One question from {date}: “{quote}”',
    'A question of yours, from {date}, in case it’s still with you: “{quote}”',
    ...only(
      ['several questions'],
      [
        'Of the {questions} questions in your last {entries} entries, here is one from {date}: “{quote}”',
        'You’ve asked {questions} questions in your last {entries} entries. One of them, from {date}: “{quote}”',
      ],
    ),
  ],
  Playful: [],
  Spiritual: [
    'You asked this on {date}. There is no hurry: “{quote}”',
    '“{quote}” You put it as a question on {date}. It can stay one.',
    'A question to leave open a little longer, from {date}: “{quote}”',
    'On {date} you stopped to ask: “{quote}”',
    'You asked, on {date}: “{quote}”',
    '“{quote}” That was {date}, and you were asking.',
    'There is time for this question, from {date}: “{quote}”',
    'This question was with you on {date}: “{quote}”',
    'No answer is needed. On {date} you asked: “{quote}”',
    'For a quiet minute, a question from {date}: “{quote}”',
    'One question, from {date}, to read without answering: “{quote}”',
    'You were asking this on {date}: “{quote}”',
  ],
  Neutral: [
    'On {date} you wrote this question: “{quote}”',
    'A question from your entry on {date}: “{quote}”',
    'Your entry on {date} contains a question: “{quote}”',
    '“{quote}” From your entry on {date}, a question.',
    'You asked the following on {date}: “{quote}”',
    'One question from your recent entries, {date}: “{quote}”',
    'In your entry on {date} there is this question: “{quote}”',
    'This question is from {date}: “{quote}”',
    'You wrote a question on {date}: “{quote}”',
    '“{quote}” This is a question you wrote on {date}.',
    'Quoted from {date}, a question: “{quote}”',
    'The entry from {date} asks: “{quote}”',
    ...only(
      ['several questions'],
      [
        'You asked {questions} questions in your last {entries} entries. This one is from {date}: “{quote}”',
        'There are {questions} questions in your last {entries} entries. One is from {date}: “{quote}”',
      ],
    ),
  ],
}

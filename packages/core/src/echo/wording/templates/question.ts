import type { Skeletons } from '../../types.ts'

/** Slots: questions, asking, entries, quote. */
export const QUESTION: Skeletons = {
  Concise: [
    '{Questions} questions in {entries} entries. One of them: “{quote}”',
    '“{quote}” One of {questions} you asked.',
    'Asked, last {entries} entries: {questions} times. Once like this: “{quote}”',
    'Entries that ask: {asking} of {entries}. One of them: “{quote}”',
    'Asked of the page: “{quote}” ({questions} questions in all.)',
    'Question marks, last {entries} entries: {questions}. One stands here: “{quote}”',
  ],
  Reflective: [
    'You have asked {questions} questions across {asking} of your last {entries} entries. One of them is still standing there: “{quote}”',
    '“{quote}” You put that to the page. It is one of {questions} questions in your last {entries} entries.',
    'Of the {questions} questions you have written down lately, here is one, intact: “{quote}”',
    'A question can be a room one leaves the lamp on in. Yours, from the last {entries} entries: “{quote}” There are {questions} in all.',
    'There is a question in {asking} of your last {entries} entries. This is one of the places where the writing stops to ask: “{quote}”',
    'You asked it of the page, and the page does what pages do: “{quote}” It has been asked {questions} questions lately.',
    '“{quote}” One of {questions} question marks in your last {entries} entries, heard here without the rest of its page.',
  ],
  Playful: [
    'The page has now been asked {questions} questions in {entries} entries and is beginning to suspect an exam. Exhibit: “{quote}”',
    '“{quote}” The page has been thinking about this one and has so far produced a rustle.',
    'Question marks have been seen in {asking} of your last {entries} entries. One was caught holding this: “{quote}”',
    'For the notice board: “{quote}” ({Questions} notices from the last {entries} entries.)',
    '{Questions} questions in {entries} entries, and the furniture still refuses to comment. This one was put to it plainly: “{quote}”',
    'Somewhere in your last {entries} entries a question mark is sitting with its hat on, waiting: “{quote}”',
  ],
  Spiritual: [
    'A question is a door left ajar. One of yours, from the last {entries} entries: “{quote}”',
    '“{quote}” Like a bell, it was struck and then left to sound. {Questions} such notes in your last {entries} entries.',
    'A well shows whoever leans over it a circle of sky: “{quote}” You have leaned over it {questions} times in {entries} entries.',
    'What is asked under open sky stays asked. From your pages: “{quote}”',
    '{Questions} questions, like birds on a wire, across {asking} of your last {entries} entries. One of them: “{quote}”',
    'Some questions are carried the way a shell is carried, for the sound in it. One of yours: “{quote}”',
  ],
  Neutral: [
    '{Questions} questions in {asking} of your last {entries} entries. One of them: “{quote}”',
    'A question from your recent entries: “{quote}” ({questions} in the last {entries} entries.)',
    'Your last {entries} entries contain {questions} questions, for example: “{quote}”',
    'Entries with a question: {asking} of your last {entries}. One reads: “{quote}”',
    'Among {questions} questions you wrote recently is this one: “{quote}”',
    '“{quote}” This is one of {questions} questions in your last {entries} entries.',
  ],
}

import type { Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** Two questions about the same thing, with their dates. */
export type LastingQuestionSlots = SlotsOf<'quote' | 'date' | 'laterQuote' | 'later'>

/** There are no jokes about questions, and no line says that a question is still open. */
export const LASTING_QUESTION: Skeletons = {
  Concise: [
    'You asked this on {date}: “{quote}” And on {later}: “{laterQuote}”',
    'A question, {date}: “{quote}” And again, {later}: “{laterQuote}”',
    'Asked on {date}: “{quote}” Asked on {later}: “{laterQuote}”',
    'On {date} you asked: “{quote}” On {later}: “{laterQuote}”',
    'Two questions, two days. {date}: “{quote}” {later}: “{laterQuote}”',
    'From {date}, a question: “{quote}” From {later}: “{laterQuote}”',
    'Your question on {date}: “{quote}” On {later}: “{laterQuote}”',
    '“{quote}” You asked that on {date}. On {later}: “{laterQuote}”',
  ],
  Reflective: [
    'You asked this on {date}: “{quote}” It came back on {later}: “{laterQuote}”',
    'On {date} you were asking: “{quote}” And on {later}: “{laterQuote}”',
    '“{quote}” That was your question on {date}. On {later} you asked: “{laterQuote}”',
    'Two questions of yours. {date}: “{quote}” {later}: “{laterQuote}”',
    'This has been a question of yours before. {date}: “{quote}” {later}: “{laterQuote}”',
    'You wrote this down as a question on {date}: “{quote}” And this on {later}: “{laterQuote}”',
    'A question from {date}: “{quote}” And one from {later}: “{laterQuote}”',
    'Back on {date} you were wondering: “{quote}” On {later} you asked: “{laterQuote}”',
  ],
  Playful: [],
  Spiritual: [
    'You asked this on {date}: “{quote}” There was time, and on {later} you asked: “{laterQuote}”',
    'A question that came around again. {date}: “{quote}” {later}: “{laterQuote}”',
    'One question, two days. {date}: “{quote}” {later}: “{laterQuote}”',
    'You were asking, on {date}: “{quote}” And on {later}: “{laterQuote}”',
    '“{quote}” You asked that on {date}. There is no hurry. On {later}: “{laterQuote}”',
    'Some questions come with you. {date}: “{quote}” {later}: “{laterQuote}”',
    'On {date} you stopped to ask: “{quote}” On {later} you asked: “{laterQuote}”',
    'This question was with you on {date}: “{quote}” And on {later}: “{laterQuote}”',
  ],
  Neutral: [
    'You wrote this question on {date}: “{quote}” And this one on {later}: “{laterQuote}”',
    'Two questions in your entries. {date}: “{quote}” {later}: “{laterQuote}”',
    'Your entry on {date} asks: “{quote}” Your entry on {later} asks: “{laterQuote}”',
    'On {date} you asked: “{quote}” On {later} you asked: “{laterQuote}”',
    'A question from {date}: “{quote}” A question from {later}: “{laterQuote}”',
    '“{quote}” From {date}, a question. On {later} you asked: “{laterQuote}”',
    'Questions from two days. {date}: “{quote}” {later}: “{laterQuote}”',
    'In your entry on {date} you asked: “{quote}” In the one on {later}: “{laterQuote}”',
  ],
}

import { retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** The question with its date, the later line with its date, and what both mention. */
export type PairQuestionSlots = SlotsOf<'quote' | 'date' | 'laterQuote' | 'later' | 'word'>

/** A question and a later line. No line says that the question was answered, and there are no jokes about it. */
export const PAIR_QUESTION: Skeletons = {
  Concise: [
    'Asked, {date}: “{quote}” Written, {later}: “{laterQuote}”',
    'You asked, {date}: “{quote}” You wrote, {later}: “{laterQuote}”',
    'A question, {date}: “{quote}” A line, {later}: “{laterQuote}”',
    '“{quote}” You asked that, {date}. You wrote, {later}: “{laterQuote}”',
    'First a question, {date}: “{quote}” Later a line, {later}: “{laterQuote}”',
    'Your question, {date}: “{quote}” Your line, {later}: “{laterQuote}”',
    'Asked on {date}: “{quote}” And on {later} you wrote: “{laterQuote}”',
    'Question, {date}: “{quote}” Line, {later}: “{laterQuote}”',
  ],
  Reflective: [
    'On {date} you asked: “{quote}” On {later} you wrote: “{laterQuote}”',
    'You asked this on {date}: “{quote}” Then, on {later}, you wrote: “{laterQuote}”',
    'A question of yours from {date}: “{quote}” And a line from {later}: “{laterQuote}”',
    '“{quote}” That was your question on {date}. On {later} you wrote: “{laterQuote}”',
    'Back on {date} you were asking: “{quote}” And on {later} you wrote this: “{laterQuote}”',
    'First there was a question, on {date}: “{quote}” Then a line, on {later}: “{laterQuote}”',
    'Here’s a question from {date}: “{quote}” And here’s a line from {later}: “{laterQuote}”',
    'You wrote a question down on {date}: “{quote}” And a line on {later}: “{laterQuote}”',
  ],
  Playful: [],
  Spiritual: [
    'You asked, on {date}: “{quote}” Days passed, and on {later} you wrote: “{laterQuote}”',
    'A question came to you on {date}: “{quote}” And a line on {later}: “{laterQuote}”',
    retired('“{quote}” You asked this on {date}. There was time. On {later} you wrote: “{laterQuote}”'),
    'There was a question on {date}: “{quote}” There was a line on {later}: “{laterQuote}”',
    'You stopped to ask on {date}: “{quote}” You stopped again on {later} and wrote: “{laterQuote}”',
    'First you asked, on {date}: “{quote}” Then came {later}, and a line: “{laterQuote}”',
    'A question was with you on {date}: “{quote}” A line came on {later}: “{laterQuote}”',
    'One day you asked, {date}: “{quote}” Another day you wrote, {later}: “{laterQuote}”',
    '“{quote}” You asked this on {date}. Time passed. On {later} you wrote: “{laterQuote}”',
  ],
  Neutral: [
    'Your entry on {date} asks: “{quote}” Your entry on {later} says: “{laterQuote}”',
    'A question from your entry on {date}: “{quote}” A line from your entry on {later}: “{laterQuote}”',
    'On {date}, you asked: “{quote}” On {later}, you wrote: “{laterQuote}”',
    'You wrote this question on {date}: “{quote}” You wrote this line on {later}: “{laterQuote}”',
    'A question and a later line. {date}: “{quote}” {later}: “{laterQuote}”',
    '“{quote}” You asked this on {date}. A line from {later}: “{laterQuote}”',
    'In your entry on {date}, you asked: “{quote}” In the one on {later}, you wrote: “{laterQuote}”',
    'An earlier question, {date}: “{quote}” A later line, {later}: “{laterQuote}”',
  ],
}

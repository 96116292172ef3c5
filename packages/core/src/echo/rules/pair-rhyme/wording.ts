import { retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** The older line with its date, the later one with its date, and what both mention. */
export type PairRhymeSlots = SlotsOf<'quote' | 'date' | 'laterQuote' | 'later' | 'word'>

/**
 * Two lines side by side, with nothing else: how they relate is for the writer to say. Readers preferred them in
 * chronological order, so two wordings are no longer used.
 */
export const PAIR_RHYME: Skeletons = {
  Concise: [
    '{date}: “{quote}” {later}: “{laterQuote}”',
    'From {date}: “{quote}” And from {later}: “{laterQuote}”',
    'On {date}: “{quote}” On {later}: “{laterQuote}”',
    'First, {date}: “{quote}” Then, {later}: “{laterQuote}”',
    '“{quote}” That was {date}. And {later}: “{laterQuote}”',
    'You, {date}: “{quote}” You, {later}: “{laterQuote}”',
    'Two lines, two days. {date}: “{quote}” {later}: “{laterQuote}”',
    'Back on {date}: “{quote}” Then {later}: “{laterQuote}”',
    'Before, on {date}: “{quote}” Later, on {later}: “{laterQuote}”',
    retired('{later}: “{laterQuote}” And earlier, {date}: “{quote}”'),
  ],
  Reflective: [
    'On {date} you wrote: “{quote}” And on {later}: “{laterQuote}”',
    'Two lines of yours. {date}: “{quote}” {later}: “{laterQuote}”',
    'You wrote this on {date}: “{quote}” And this on {later}: “{laterQuote}”',
    '“{quote}” You wrote that on {date}. On {later} you wrote: “{laterQuote}”',
    'First there was this, on {date}: “{quote}” Then this, on {later}: “{laterQuote}”',
    'Here are two days of yours. {date}: “{quote}” {later}: “{laterQuote}”',
    'A line from {date}: “{quote}” And one from {later}: “{laterQuote}”',
    'You wrote both of these. {date}: “{quote}” {later}: “{laterQuote}”',
    retired('On {later} you wrote: “{laterQuote}” Earlier, on {date}, it was: “{quote}”'),
    'One day, and then another. {date}: “{quote}” {later}: “{laterQuote}”',
  ],
  Playful: [
    'Part one, {date}: “{quote}” Part two, {later}: “{laterQuote}”',
    'Previously, on {date}: “{quote}” In a later episode, {later}: “{laterQuote}”',
    'Exhibit A, {date}: “{quote}” Exhibit B, {later}: “{laterQuote}”',
    'First take, {date}: “{quote}” Second take, {later}: “{laterQuote}”',
    'Chapter one, {date}: “{quote}” A later chapter, {later}: “{laterQuote}”',
    'Side A, {date}: “{quote}” Side B, {later}: “{laterQuote}”',
    'First verse, {date}: “{quote}” Second verse, {later}: “{laterQuote}”',
    'The opening act, {date}: “{quote}” The encore, {later}: “{laterQuote}”',
    'The trailer, {date}: “{quote}” The sequel, {later}: “{laterQuote}”',
    'Your journal shuffled its cards and drew {date}: “{quote}” Then it drew {later}: “{laterQuote}”',
  ],
  Spiritual: [
    'One day, {date}: “{quote}” Another day, {later}: “{laterQuote}”',
    'Two moments. {date}: “{quote}” {later}: “{laterQuote}”',
    '“{quote}” That was {date}. Then came other days, and {later}: “{laterQuote}”',
    'There is a line from {date}: “{quote}” There is another from {later}: “{laterQuote}”',
    'On {date} you wrote this down: “{quote}” On {later}, this: “{laterQuote}”',
    'Days have passed between these two. {date}: “{quote}” {later}: “{laterQuote}”',
    'You were there on {date}: “{quote}” And you were there on {later}: “{laterQuote}”',
    'Two of your days meet here. {date}: “{quote}” {later}: “{laterQuote}”',
    'Before, {date}: “{quote}” And after, {later}: “{laterQuote}”',
    'A moment from {date}: “{quote}” And a moment from {later}: “{laterQuote}”',
  ],
  Neutral: [
    'You wrote on {date}: “{quote}” You wrote on {later}: “{laterQuote}”',
    'Two entries. {date}: “{quote}” {later}: “{laterQuote}”',
    'From your entry on {date}: “{quote}” From your entry on {later}: “{laterQuote}”',
    'Entry on {date}: “{quote}” Entry on {later}: “{laterQuote}”',
    'On {date}, you wrote: “{quote}” On {later}, you wrote: “{laterQuote}”',
    'An earlier line, {date}: “{quote}” A later line, {later}: “{laterQuote}”',
    'Two of your lines. {date}: “{quote}” {later}: “{laterQuote}”',
    'In your entry on {date}: “{quote}” In your entry on {later}: “{laterQuote}”',
    'Written on {date}: “{quote}” Written on {later}: “{laterQuote}”',
    'Two lines from two days. {date}: “{quote}” {later}: “{laterQuote}”',
  ],
}

import type { Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** Three lines with their dates, and what all of them mention. */
export type PairSeriesSlots = SlotsOf<'quote' | 'date' | 'laterQuote' | 'later' | 'latestQuote' | 'latest' | 'word'>

/** Three lines in chronological order, with nothing else, because they need the space. */
export const PAIR_SERIES: Skeletons = {
  Concise: [
    '{date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'First, {date}: “{quote}” Then {later}: “{laterQuote}” Now {latest}: “{latestQuote}”',
    'On {date}: “{quote}” On {later}: “{laterQuote}” On {latest}: “{latestQuote}”',
    'Three lines. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'From {date}: “{quote}” From {later}: “{laterQuote}” From {latest}: “{latestQuote}”',
    'You, {date}: “{quote}” {later}: “{laterQuote}” And {latest}: “{latestQuote}”',
    'One, {date}: “{quote}” Two, {later}: “{laterQuote}” Three, {latest}: “{latestQuote}”',
    'Back on {date}: “{quote}” Then {later}: “{laterQuote}” And {latest}: “{latestQuote}”',
  ],
  Reflective: [
    'You wrote this on {date}: “{quote}” On {later}: “{laterQuote}” And on {latest}: “{latestQuote}”',
    'Three days of yours. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'First there was {date}: “{quote}” Then {later}: “{laterQuote}” And then {latest}: “{latestQuote}”',
    'You wrote all three. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'A line from {date}: “{quote}” One from {later}: “{laterQuote}” One from {latest}: “{latestQuote}”',
    'One day, {date}: “{quote}” Another, {later}: “{laterQuote}” A third, {latest}: “{latestQuote}”',
    'On {date} you wrote: “{quote}” On {later}: “{laterQuote}” And then, {latest}: “{latestQuote}”',
    'Back on {date}: “{quote}” Then, on {later}: “{laterQuote}” And on {latest}: “{latestQuote}”',
  ],
  Playful: [
    'Part one, {date}: “{quote}” Part two, {later}: “{laterQuote}” Part three, {latest}: “{latestQuote}”',
    'First act, {date}: “{quote}” Second act, {later}: “{laterQuote}” Third act, {latest}: “{latestQuote}”',
    'Scene one, {date}: “{quote}” Scene two, {later}: “{laterQuote}” Scene three, {latest}: “{latestQuote}”',
    'A trilogy. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'The story so far. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'Episode one, {date}: “{quote}” Then {later}: “{laterQuote}” And {latest}: “{latestQuote}”',
    'Exhibits A to C. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'Previously, {date}: “{quote}” And {later}: “{laterQuote}” And now, {latest}: “{latestQuote}”',
  ],
  Spiritual: [
    'Three moments. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'One day, {date}: “{quote}” Another, {later}: “{laterQuote}” And {latest}: “{latestQuote}”',
    'You were there on {date}: “{quote}” On {later}: “{laterQuote}” On {latest}: “{latestQuote}”',
    'Days lie between these. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'A moment from {date}: “{quote}” One from {later}: “{laterQuote}” One from {latest}: “{latestQuote}”',
    'Three of your days meet. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'First {date}: “{quote}” Then came {later}: “{laterQuote}” And then {latest}: “{latestQuote}”',
    'There was {date}: “{quote}” There was {later}: “{laterQuote}” There was {latest}: “{latestQuote}”',
  ],
  Neutral: [
    'Three entries. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'You wrote on {date}: “{quote}” On {later}: “{laterQuote}” On {latest}: “{latestQuote}”',
    'Entry on {date}: “{quote}” Entry on {later}: “{laterQuote}” Entry on {latest}: “{latestQuote}”',
    'Three of your lines. {date}: “{quote}” {later}: “{laterQuote}” {latest}: “{latestQuote}”',
    'Written on {date}: “{quote}” On {later}: “{laterQuote}” On {latest}: “{latestQuote}”',
    'From your entry on {date}: “{quote}” From {later}: “{laterQuote}” From {latest}: “{latestQuote}”',
    'In your entry on {date}: “{quote}” On {later}: “{laterQuote}” On {latest}: “{latestQuote}”',
    'Dated {date}: “{quote}” Dated {later}: “{laterQuote}” Dated {latest}: “{latestQuote}”',
  ],
}

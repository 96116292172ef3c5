import { retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** The plan with its date, the later line with its date, and what both mention. */
export type PairPromiseSlots = SlotsOf<'quote' | 'date' | 'laterQuote' | 'later' | 'word'>

/** A plan and a later line. No line says that a promise was kept: that is the writer’s to say. */
export const PAIR_PROMISE: Skeletons = {
  Concise: [
    'Still ahead on {date}: “{quote}” And {later}: “{laterQuote}”',
    'The plan, {date}: “{quote}” Later, {later}: “{laterQuote}”',
    'A plan from {date}: “{quote}” A line from {later}: “{laterQuote}”',
    'Planned, {date}: “{quote}” Written, {later}: “{laterQuote}”',
    '“{quote}” That was the plan, {date}. And {later}: “{laterQuote}”',
    'You planned, {date}: “{quote}” You wrote, {later}: “{laterQuote}”',
    retired('Meant on {date}: “{quote}” Then {later}: “{laterQuote}”'),
    'To do, {date}: “{quote}” After that, {later}: “{laterQuote}”',
    'You meant to do this, {date}: “{quote}” Then, {later}: “{laterQuote}”',
  ],
  Reflective: [
    'First the plan, on {date}: “{quote}” Then this, on {later}: “{laterQuote}”',
    'You had a plan on {date}: “{quote}” And on {later} you wrote: “{laterQuote}”',
    'On {date} this was still ahead: “{quote}” On {later} you wrote: “{laterQuote}”',
    '“{quote}” That was your plan on {date}. On {later} you wrote: “{laterQuote}”',
    'A plan of yours, {date}: “{quote}” And a line of yours, {later}: “{laterQuote}”',
    'Here’s a plan from {date}: “{quote}” And here’s {later}: “{laterQuote}”',
    'You looked ahead on {date}: “{quote}” Then came {later}: “{laterQuote}”',
    'What you planned on {date}: “{quote}” What you wrote on {later}: “{laterQuote}”',
  ],
  Playful: [
    'Coming soon, {date}: “{quote}” Now showing, {later}: “{laterQuote}”',
    'The trailer, {date}: “{quote}” The film, {later}: “{laterQuote}”',
    'The rehearsal, {date}: “{quote}” The performance, {later}: “{laterQuote}”',
    'In pencil, {date}: “{quote}” In ink, {later}: “{laterQuote}”',
    'Your journal took a note, {date}: “{quote}” It took another, {later}: “{laterQuote}”',
    'To be continued, {date}: “{quote}” Continued, {later}: “{laterQuote}”',
    'A cliffhanger from {date}: “{quote}” The next episode, {later}: “{laterQuote}”',
    'Announced, {date}: “{quote}” Performed, {later}: “{laterQuote}”',
  ],
  Spiritual: [
    'First a plan, {date}: “{quote}” Then a day, {later}: “{laterQuote}”',
    'On {date} you looked ahead: “{quote}” On {later}, this: “{laterQuote}”',
    retired('Something was on its way on {date}: “{quote}” Then it was {later}: “{laterQuote}”'),
    '“{quote}” That was still ahead on {date}. Then came {later}: “{laterQuote}”',
    retired('There was a thought of a day to come, {date}: “{quote}” And then {later}: “{laterQuote}”'),
    retired('A seed, {date}: “{quote}” And a later day, {later}: “{laterQuote}”'),
    retired('What was to come, on {date}: “{quote}” What came, on {later}: “{laterQuote}”'),
    retired('Days passed after this plan of {date}: “{quote}” Then {later}: “{laterQuote}”'),
    'You were thinking ahead on {date}: “{quote}” On {later} you wrote: “{laterQuote}”',
    'Still to come on {date}: “{quote}” Then {later}: “{laterQuote}”',
    'This was still to do on {date}: “{quote}” You wrote this on {later}: “{laterQuote}”',
  ],
  Neutral: [
    'A plan from your entry on {date}: “{quote}” From your entry on {later}: “{laterQuote}”',
    'Planned on {date}: “{quote}” Written on {later}: “{laterQuote}”',
    'On {date}, you planned: “{quote}” On {later}, you wrote: “{laterQuote}”',
    'Your entry on {date} has a plan: “{quote}” Your entry on {later} says: “{laterQuote}”',
    '“{quote}” You planned this on {date}. On {later}, you wrote: “{laterQuote}”',
    'An earlier plan, {date}: “{quote}” A later line, {later}: “{laterQuote}”',
    'In your entry on {date}, you planned: “{quote}” Then, on {later}: “{laterQuote}”',
    'A plan and a later line. {date}: “{quote}” {later}: “{laterQuote}”',
  ],
}

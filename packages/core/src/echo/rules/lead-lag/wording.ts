import { retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type LeadLagSlots = SlotsOf<'lead' | 'metric' | 'mean' | 'days' | 'otherMean' | 'others'>

/** The lines never call the first rating a cause. Only Neutral says what is lower. */
export const LEAD_LAG: Skeletons = {
  Concise: [
    'After a day of high {lead}, your {metric} tends to be higher.',
    'Your {metric} tends to follow your {lead} by a day.',
    'High {lead} one day, higher {metric} the next.',
    'The day after high {lead}, your {metric} is higher.',
    'When {lead} is high, {metric} is higher a day later.',
    retired('First {lead}, then {metric} a day later, going by your ratings.'),
    retired('Your {lead} comes first, and your {metric} a day later.'),
    'A day after high {lead}, you rate {metric} higher.',
  ],
  Reflective: [
    'The day after you rate {lead} high, your {metric} tends to be higher too.',
    'When {lead} is high, the next day’s {metric} tends to be higher.',
    'There’s a pattern from one day to the next: high {lead}, then higher {metric}.',
    'Your {metric} often follows the {lead} of the day before.',
    retired('Going by your ratings, {lead} comes first and {metric} a day later.'),
    'If your {lead} was high the day before, your {metric} tends to be higher.',
    'After a day of high {lead}, your {metric} tends to come out higher.',
    'Something carries over from one day to the next: high {lead}, then higher {metric}.',
  ],
  Playful: [],
  Spiritual: [
    'One day leads into the next. After high {lead}, your {metric} is higher.',
    'Some of one day carries into the next: high {lead}, and then higher {metric}.',
    'There is a thread from one day to the next: high {lead}, then higher {metric}.',
    'Your {metric} follows your {lead} a day later.',
    'A day after high {lead}, your {metric} is higher.',
    'High {lead}, and higher {metric} a day later.',
    'What your {lead} was one day, your {metric} often is the next.',
    'The day after your {lead} is high, your {metric} tends to be higher.',
  ],
  Neutral: [
    'Average {metric} the day after {lead} of 4 or above: {mean} ({days} days). After 2 or below: {otherMean} ({others} days).',
    'After a day with {lead} of 4 or above, your {metric} averages {mean}; after 2 or below, {otherMean}.',
    'Your {metric} averaged {otherMean} after days of low {lead} and {mean} after days of high {lead}.',
    'The day after high {lead} (4 or above), {metric} averages {mean}; after low (2 or below), {otherMean}.',
    'Over {days} days after high {lead}, average {metric} is {mean}. Over {others} days after low {lead}, it is {otherMean}.',
    'Your average {metric} is {mean} one day after {lead} of 4 or above and {otherMean} one day after 2 or below.',
    'For days that follow high {lead}, {metric} averages {mean}; for days that follow low {lead}, {otherMean}.',
    'On the day after {lead} of 2 or below, your {metric} averages {otherMean}. After 4 or above, it averages {mean}.',
  ],
}

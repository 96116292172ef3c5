import type { Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type LeadLagSlots = SlotsOf<'lead' | 'metric' | 'mean' | 'days' | 'otherMean' | 'others'>

/** The lines never say that the first rating is a cause. */
export const LEAD_LAG: Skeletons = {
  Concise: [
    'After a day of high {lead}, your {metric} is about {mean}. After low, {otherMean}.',
    'Your {metric} follows your {lead} by a day: {mean} after high, {otherMean} after low.',
    'The day after high {lead}, {metric} is about {mean}. After low {lead}, {otherMean}.',
    'High {lead} one day, {metric} about {mean} the next. After low {lead}, {otherMean}.',
    'When {lead} is high, {metric} is about {mean} a day later. When it’s low, {otherMean}.',
    'Your {metric} is about {mean} the day after high {lead}, and {otherMean} after low.',
    'A day after low {lead}, {metric} is about {otherMean}. After high {lead}, {mean}.',
    'You rate {metric} about {mean} the day after high {lead}, {otherMean} after low.',
  ],
  Reflective: [
    'The day after you rate {lead} high, your {metric} tends to be higher too: about {mean}. After a low day it’s about {otherMean}.',
    'High {lead} one day, {metric} around {mean} the next. Low {lead}, and it’s more like {otherMean}.',
    'Your {metric} often follows the {lead} of the day before: about {mean} after a high one, {otherMean} after a low one.',
    'When {lead} is high, the next day’s {metric} is around {mean}. When it’s low, around {otherMean}.',
    'There’s a pattern from one day to the next. After high {lead} your {metric} is about {mean}; after low {lead}, about {otherMean}.',
    'If your {lead} was high the day before, your {metric} tends to be around {mean}. If it was low, around {otherMean}.',
    'Going by your ratings, {lead} comes first and {metric} a day later: about {mean} after a high day, {otherMean} after a low one.',
    'After a day of high {lead} you usually rate your {metric} around {mean}. After a low one it’s around {otherMean}.',
  ],
  Playful: [],
  Spiritual: [
    'One day leads into the next. After high {lead} your {metric} is near {mean}; after low, near {otherMean}.',
    'High {lead}, and {metric} near {mean} a day later. Low {lead}, and it is near {otherMean}.',
    'Some of one day carries into the next: {metric} near {mean} after high {lead}, near {otherMean} after low.',
    'After a day of high {lead}, your {metric} is near {mean}. After a low one it is near {otherMean}.',
    'There is a thread from one day to the next: {metric} near {mean} after high {lead}, near {otherMean} after low.',
    'The day after your {lead} is high, your {metric} is near {mean}. The day after it is low, near {otherMean}.',
    'Your {metric} follows your {lead} a day later: near {mean} after high, near {otherMean} after low.',
    'A day after high {lead} your {metric} is near {mean}. A day after low {lead} it is near {otherMean}.',
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

import type { Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/**
 * The older line with its date. The word in it, and the day of the newest entry with that word, are for the explanation:
 * in the Echo itself a bare word reads like the result of a search (docs/decisions/030-pairs-of-lines.md).
 */
export type PairMeetingSlots = SlotsOf<'quote' | 'date' | 'word' | 'later'>

export const PAIR_MEETING: Skeletons = {
  Concise: [
    'You wrote this earlier on, {date}: “{quote}”',
    '“{quote}” That’s from earlier, {date}.',
    'Earlier, on {date}: “{quote}”',
    'From an earlier day, {date}: “{quote}”',
    'Before, on {date}, you wrote: “{quote}”',
    'Back on {date}: “{quote}”',
    'An earlier line, from {date}: “{quote}”',
    '“{quote}” Earlier, on {date}.',
  ],
  Reflective: [
    'Earlier, on {date}, you wrote: “{quote}”',
    'Back on {date}, you wrote: “{quote}”',
    '“{quote}” You wrote that earlier, on {date}.',
    'Here’s an earlier line of yours, from {date}: “{quote}”',
    'On an earlier day, {date}, you wrote: “{quote}”',
    'Here’s one from back on {date}: “{quote}”',
    '“{quote}” That’s an earlier line of yours, from {date}.',
    'You wrote this on an earlier day, {date}: “{quote}”',
  ],
  Playful: [
    'Previously in your journal, on {date}: “{quote}”',
    'Your journal has seen this before. From {date}: “{quote}”',
    'From an earlier episode, {date}: “{quote}”',
    '“{quote}” That was {date}, and the journal kept it.',
    'The journal remembers this one. It’s from {date}: “{quote}”',
    'A flashback to {date}: “{quote}”',
    'The journal had kept this one, from {date}: “{quote}”',
    'Regards from the archive, {date}: “{quote}”',
  ],
  Spiritual: [
    'Some things come back. From {date}: “{quote}”',
    'There was an earlier day, {date}: “{quote}”',
    'You have been here before, on {date}: “{quote}”',
    '“{quote}” That was {date}. Some things come around again.',
    'Something comes around again, from {date}: “{quote}”',
    'An earlier day comes back, {date}: “{quote}”',
    'On an earlier day, {date}, this is what you wrote: “{quote}”',
    'What returns was here on {date}: “{quote}”',
  ],
  Neutral: [
    'Earlier in your entries, on {date}: “{quote}”',
    'An earlier line, from your entry on {date}: “{quote}”',
    '“{quote}” Written earlier, on {date}.',
    'Your earlier entry, on {date}: “{quote}”',
    'You wrote earlier, on {date}: “{quote}”',
    'From an earlier entry of yours, {date}: “{quote}”',
    '“{quote}” From an earlier entry, {date}.',
    'An earlier entry of yours, on {date}: “{quote}”',
  ],
}

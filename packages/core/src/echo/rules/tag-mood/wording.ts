import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `quote` and `date` are both present or both absent. */
export type TagMoodSlots = SlotsOf<
  'tag' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'entries' | 'others' | 'quote' | 'date'
>

/** Tones other than Neutral only say what is higher; both levels are in the explanation. */
export const TAG_MOOD: Skeletons = {
  Concise: only(
    ['higher'],
    [
      'Your {metric} tends to be higher with #{tag}.',
      'You rate {metric} higher when you tag #{tag}.',
      'With #{tag}, your {metric} tends to be higher.',
      'Higher {metric} with #{tag}, going by your own ratings.',
      'When #{tag} is there, your {metric} is higher.',
      'So far, #{tag} goes with higher {metric}.',
      'Your ratings agree about #{tag}: higher {metric}.',
      'Entries with #{tag} tend to have higher {metric}.',
      '“{quote}” From {date}, with #{tag}. Your {metric} is higher with it.',
      'On {date}, with #{tag}: “{quote}” Your {metric} is higher with it.',
      '“{quote}” That’s from an entry with #{tag}. Your {metric} is higher there.',
    ],
  ),
  Reflective: only(
    ['higher'],
    [
      'Your {metric} tends to be higher in entries tagged #{tag}.',
      'You may know this already: your {metric} tends to be higher with #{tag}.',
      'Going by your own ratings, #{tag} goes with higher {metric}.',
      'When #{tag} is part of an entry, your {metric} tends to be higher.',
      'There’s something about #{tag}. Your {metric} tends to be higher when it’s there.',
      'If you wondered about #{tag}: your {metric} has been higher with it, so far.',
      'So far, the entries with #{tag} have higher {metric} than the others.',
      'You’ve used #{tag} in {entries} entries. Your {metric} tends to be higher in them.',
      'Looking back over your ratings, {metric} is higher where you tagged #{tag}.',
      '“{quote}” You wrote that on {date}, in an entry tagged #{tag}. Your {metric} tends to be higher there.',
      'On {date}, with #{tag}, you wrote: “{quote}” Your {metric} tends to be higher with it.',
      '“{quote}” That’s from one of your entries tagged #{tag}. Your {metric} tends to be higher in them.',
    ],
  ),
  Playful: only(
    ['higher'],
    [
      'Three cheers for #{tag}. Your {metric} tends to be higher with it.',
      'A good word for #{tag}: it goes with higher {metric}.',
      'If #{tag} wants a reference, your ratings will write one. Your {metric} is higher with it.',
      'Your journal has a soft spot for #{tag}, and so does your {metric}.',
      'The votes for #{tag} are in: higher {metric}.',
      'Customer review of #{tag}, by you: higher {metric}. Would visit again.',
      'Star employee: #{tag}. Your {metric} is higher when it’s around.',
      'Your ratings seem to like #{tag}: higher {metric} when it’s around.',
      'Credit where it’s due: your {metric} is higher with #{tag}.',
      'The journal isn’t taking sides, but your {metric} is higher with #{tag}.',
      '“{quote}” Filed under #{tag}, {date}, where your {metric} tends to be higher.',
    ],
  ),
  Spiritual: only(
    ['higher'],
    [
      'When #{tag} is in what you write, your {metric} tends to be higher.',
      'Your {metric} has been higher where you named #{tag}.',
      'One rating at a time, you have been noting this: higher {metric} with #{tag}.',
      'You have given #{tag} some of your time. Your {metric} tends to be higher there.',
      'There are {entries} entries here with #{tag}. Your {metric} is higher in them.',
      'Over time, #{tag} has gone with higher {metric}.',
      'This is in your own ratings: higher {metric} with #{tag}.',
      'Where you wrote #{tag}, your {metric} is higher.',
      'So far, your {metric} has been higher with #{tag} than without it.',
      '“{quote}” You wrote that with #{tag}, where your {metric} tends to be higher.',
      'On {date}, with #{tag}, you wrote: “{quote}” Your {metric} is higher there.',
    ],
  ),
  Neutral: [
    'Average {metric} in your {entries} entries tagged #{tag}: {mean}. In the other {others}: {otherMean}.',
    'Your {metric} is {difference} points {direction} with #{tag} than without it ({mean} and {otherMean}).',
    'Entries tagged #{tag} average {mean} for {metric}; the other {others} average {otherMean}.',
    'With #{tag} your {metric} averages {mean} ({entries} entries). Without it: {otherMean} ({others} entries).',
    'Your {entries} entries with #{tag} have an average {metric} of {mean}. The other {others} have {otherMean}.',
    'The average for {metric} is {mean} in entries tagged #{tag} and {otherMean} in the rest.',
    'In entries with #{tag}, {metric} is {difference} points {direction} on average: {mean}, compared with {otherMean}.',
    'For {metric}, your entries with #{tag} average {mean} and all others {otherMean}.',
    'You rated {entries} entries tagged #{tag} and {others} without the tag. Average {metric}: {mean} and {otherMean}.',
    'There is a difference of {difference} points in {metric} between entries with #{tag} ({mean}) and without it ({otherMean}).',
    'Across {entries} entries with #{tag}, average {metric} is {mean}; across the other {others} it is {otherMean}.',
    '“{quote}” From {date}, tagged #{tag}. Average {metric} with the tag: {mean}; without: {otherMean}.',
  ],
}

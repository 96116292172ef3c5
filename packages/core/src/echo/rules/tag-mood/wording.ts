import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `quote` and `date` are both present or both absent. */
export type TagMoodSlots = SlotsOf<
  'tag' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'entries' | 'others' | 'quote' | 'date'
>

export const TAG_MOOD: Skeletons = {
  Concise: [
    'Your {metric} is {direction} with #{tag}: about {mean}, otherwise {otherMean}.',
    'With #{tag} your {metric} is about {mean}. Without it, {otherMean}.',
    'You rate {metric} {direction} in entries tagged #{tag}: {mean}, not {otherMean}.',
    'The entries with #{tag} come out at about {mean} for {metric}, the others at {otherMean}.',
    'Your {metric} is about {mean} in entries with #{tag}, and {otherMean} in the rest.',
    'In entries tagged #{tag}, your {metric} is about {mean}. Elsewhere it’s {otherMean}.',
    'So far, #{tag} goes with {direction} {metric} ratings: {mean}, otherwise {otherMean}.',
    'When you write #{tag}, your {metric} is about {mean}. When you don’t, {otherMean}.',
    'Your ratings are {direction} with #{tag}: {metric} about {mean}, otherwise {otherMean}.',
    'Going by #{tag}, your {metric} is about {mean} with it and {otherMean} without.',
    '“{quote}” From {date}, with #{tag}. Your {metric} there: {mean}, otherwise {otherMean}.',
  ],
  Reflective: [
    'Your {metric} tends to be {direction} in entries tagged #{tag}: about {mean}, and about {otherMean} in the rest.',
    'You’ve written {entries} entries with #{tag}. Going by your ratings, {metric} is {direction} there: about {mean}, not {otherMean}.',
    'There’s a difference with #{tag}. Your {metric} is around {mean} in those entries, and around {otherMean} in the others.',
    'In entries with #{tag}, your {metric} comes out {direction}: about {mean}, compared with {otherMean}.',
    'Your entries with #{tag} are around {mean} for {metric}. The rest are closer to {otherMean}.',
    'So far #{tag} goes with {direction} {metric} ratings: about {mean} in those entries, about {otherMean} in the others.',
    'Going by your own ratings, {metric} is around {mean} with #{tag} and around {otherMean} without it.',
    'You’ve used #{tag} in {entries} entries. Your {metric} is about {mean} in them, and about {otherMean} in the rest.',
    'When you tag an entry #{tag}, your {metric} is usually {direction}: around {mean}, and around {otherMean} otherwise.',
    '“{quote}” That’s from one of your {entries} entries tagged #{tag}. Your {metric} in them is around {mean}; elsewhere it’s around {otherMean}.',
    'When #{tag} is in an entry, your {metric} is around {mean}. When it isn’t, around {otherMean}. On {date}: “{quote}”',
    '“{quote}” You wrote that on {date}, in an entry tagged #{tag}. Your {metric} there is around {mean}, otherwise around {otherMean}.',
  ],
  Playful: only(
    ['higher'],
    [
      'Three cheers for #{tag}. Your {metric} is around {mean} with it, and {otherMean} without.',
      'A good word for #{tag}: {metric} about {mean} in those entries, {otherMean} in the others.',
      'If #{tag} wants a reference, your ratings will write one: {metric} around {mean}, next to {otherMean} elsewhere.',
      'The votes for #{tag} are in: {metric} around {mean} with it, {otherMean} without.',
      'Your journal has a soft spot for #{tag}. Your {metric} is about {mean} in those entries, {otherMean} in the rest.',
      'Customer review of #{tag}, by you: {metric} around {mean}, and {otherMean} everywhere else.',
      'Word from the ratings desk: your {metric} is around {mean} with #{tag} and {otherMean} without.',
      'Credit where it’s due: with #{tag} your {metric} is about {mean}, otherwise {otherMean}.',
      'Your ratings seem to like #{tag}: {metric} around {mean}, and {otherMean} in the other entries.',
      'The journal isn’t taking sides, but your {metric} is around {mean} with #{tag} and {otherMean} without.',
      'Star employee: #{tag}, with {metric} about {mean}. The others come in at {otherMean}.',
      '“{quote}” Filed under #{tag}, {date}, where your {metric} is around {mean}. Elsewhere it’s around {otherMean}.',
    ],
  ),
  Spiritual: [
    'You have tagged {entries} entries #{tag}. Your {metric} in them is near {mean}; in the others, near {otherMean}.',
    'This is in your own numbers: {metric} near {mean} with #{tag}, near {otherMean} without.',
    'When #{tag} is in what you write, your {metric} is near {mean}. When it is not, near {otherMean}.',
    'Your {metric} is {direction} where you wrote #{tag}: near {mean}, and near {otherMean} elsewhere.',
    'There are {entries} entries here with #{tag}. In them your {metric} has been near {mean}; in the rest, near {otherMean}.',
    'Over time, entries with #{tag} have had {metric} near {mean}. The others have been nearer {otherMean}.',
    'In the entries where you named #{tag}, your {metric} is near {mean}. In the others it is near {otherMean}.',
    'One tag, {entries} entries: with #{tag} your {metric} is near {mean}, without it near {otherMean}.',
    'So far your ratings are {direction} with #{tag}: {metric} near {mean}, otherwise near {otherMean}.',
    'One rating at a time, you have been noting this: {metric} near {mean} with #{tag}, near {otherMean} without it.',
    '“{quote}” You wrote that with #{tag}, where your {metric} is near {mean}. Elsewhere it is near {otherMean}.',
    'On {date}, with #{tag}, you wrote: “{quote}” Your {metric} there is near {mean}; elsewhere, near {otherMean}.',
  ],
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

import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `part` is “after-midnight”, “morning”, “midday”, “evening” or “late-evening”. */
export type TimeOfDaySlots = SlotsOf<
  'part' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'entries' | 'others' | 'quote' | 'date'
>

/** Tones other than Neutral only say what is higher; both levels are in the explanation. */
export const TIME_OF_DAY: Skeletons = {
  Concise: only(
    ['higher'],
    [
      'Your {part} entries tend to have higher {metric}.',
      'In {part} entries, your {metric} is higher.',
      'You rate {metric} higher in {part} entries.',
      'Higher {metric} in your {part} entries, so far.',
      'By the clock, your {metric} is higher in {part} entries.',
      'There’s a difference in {part} entries: higher {metric}.',
      'So far, {part} entries come with higher {metric}.',
      'Your {metric} tends to be higher in {part} entries.',
      '“{quote}” From one of your {part} entries. Your {metric} is higher in them.',
    ],
  ),
  Reflective: only(
    ['higher'],
    [
      'The time of day shows in your ratings. Your {metric} tends to be higher in {part} entries.',
      'Going by the clock, your {part} entries come out higher for {metric}.',
      'When you write {part} entries, your {metric} tends to be higher.',
      'You’ve written {entries} {part} entries. Your {metric} tends to be higher in them.',
      'There’s something about your {part} entries: higher {metric} than at other hours.',
      'Your hours aren’t all alike. In {part} entries, your {metric} tends to be higher.',
      'So far, your {part} entries have higher {metric} than the others.',
      'Looking over your entries, {metric} is higher in the {part} ones.',
      '“{quote}” That’s from one of your {part} entries, where your {metric} tends to be higher.',
    ],
  ),
  Playful: only(
    ['higher'],
    [
      'Credit to your {part} entries: higher {metric}.',
      'Your {part} entries win this round, with higher {metric}.',
      'Well timed. Your {part} entries have higher {metric}.',
      'The {part} shift is doing well: higher {metric}.',
      'Gold star for your {part} entries: higher {metric}.',
      'The clock has a favorite: your {part} entries, with higher {metric}.',
      'A hand, please, for your {part} entries. Your {metric} is higher in them.',
      'Your journal has compared hours, and the {part} entries come out ahead: higher {metric}.',
    ],
  ),
  Spiritual: only(
    ['higher'],
    [
      'Your day has its own hours. In {part} entries, your {metric} is higher.',
      'The day changes as it goes. In {part} entries your {metric} tends to be higher.',
      'Not every hour is the same. Your {metric} is higher in {part} entries.',
      'There is a difference between your hours: higher {metric} in {part} entries.',
      'You have written {entries} {part} entries, and your {metric} is higher in them.',
      'In your {part} entries, {metric} has been higher.',
      'Over time, your {part} entries have had higher {metric}.',
      'As the days go by, {metric} is higher in your {part} entries.',
      '“{quote}” That is from one of your {part} entries, where your {metric} is higher.',
    ],
  ),
  Neutral: [
    'Average {metric} in {part} entries: {mean} ({entries}). In the others: {otherMean} ({others}).',
    'Your {metric} is {difference} points {direction} in {part} entries than at other times ({mean} and {otherMean}).',
    'Your {entries} {part} entries average {mean} for {metric}; the others average {otherMean}.',
    'The average {metric} of your {part} entries is {mean}; of the others, {otherMean}.',
    'In your {part} entries {metric} averages {mean}. In entries from other times it averages {otherMean}.',
    'For {metric}, your {entries} {part} entries average {mean} and the other {others} average {otherMean}.',
    'You rated {metric} {difference} points {direction} in {part} entries ({mean}) than in the others ({otherMean}).',
    'There is a difference of {difference} points in {metric} between your {part} entries ({mean}) and the others ({otherMean}).',
    'Entries from other times average {otherMean} for {metric}. Your {part} entries average {mean}.',
  ],
}

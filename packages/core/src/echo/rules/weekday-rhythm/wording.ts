import { only, retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `weekday` is “Sundays” or “weekends”; `days` counts days: five days of weekends are not five weekends. */
export type WeekdaySlots = SlotsOf<
  'weekday' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'days' | 'others' | 'quote' | 'date'
>

/** Tones other than Neutral only say what is higher; both levels are in the explanation. */
export const WEEKDAY_RHYTHM: Skeletons = {
  Concise: only(
    ['higher'],
    [
      'Your {metric} tends to be higher on {weekday}.',
      'You rate {metric} higher on {weekday}.',
      'On {weekday}, your {metric} is higher.',
      retired('{Weekday} come with higher {metric}.'),
      'So far, {weekday} have higher {metric}.',
      'Higher {metric} on {weekday}, going by your ratings.',
      'There’s a difference on {weekday}: higher {metric}.',
      'By the calendar, your {metric} is higher on {weekday}.',
      '“{quote}” You wrote that on one of your {weekday}. Your {metric} is higher then.',
    ],
  ),
  Reflective: only(
    ['higher'],
    [
      'Your {metric} tends to come out higher on {weekday} than on other days.',
      '{Weekday} stand out a little in your ratings. Your {metric} tends to be higher then.',
      'If {weekday} feel different, your ratings agree: higher {metric}.',
      'There’s something about {weekday}. Your {metric} tends to be higher.',
      'Looking over your weeks, {metric} is higher on {weekday}.',
      'Your days aren’t all alike. On {weekday}, your {metric} tends to be higher.',
      'You’ve been rating {metric} higher on {weekday}, so far.',
      'Going by your ratings, {weekday} have higher {metric} than the rest of your week.',
      '“{quote}” You wrote that on one of your {weekday}, when your {metric} tends to be higher.',
    ],
  ),
  Playful: only(
    ['higher'],
    [
      'A good word for {weekday}: higher {metric}.',
      'The vote is in and {weekday} win: higher {metric}.',
      'Your {weekday} are pulling their weight. Your {metric} is higher then.',
      '{Weekday} would like a round of applause. Your {metric} is higher then.',
      'If days had fan clubs, yours would be for {weekday}: higher {metric}.',
      'The other days have asked how {weekday} do it. Your {metric} is higher then.',
      'Your calendar has a favorite: {weekday}, with higher {metric}.',
      'At the top of your week: {weekday}, with higher {metric}.',
    ],
  ),
  Spiritual: only(
    ['higher'],
    [
      'Your weeks have a shape. On {weekday}, your {metric} is higher.',
      'Week after week, {weekday} come around, and your {metric} is higher.',
      'Something is different on {weekday}. Your {metric} is higher then.',
      'When {weekday} come, your {metric} tends to be higher.',
      'There is a rhythm here: higher {metric} on {weekday}.',
      'Over the weeks, {weekday} have had higher {metric}.',
      'You can see {weekday} in your ratings: higher {metric}.',
      'As your weeks go by, {metric} is higher on {weekday}.',
      '“{quote}” You wrote that on one of your {weekday}, when your {metric} is higher.',
    ],
  ),
  Neutral: [
    'Average {metric} on {weekday}: {mean} ({days} days). Other days: {otherMean} ({others} days).',
    'Your {metric} is {difference} points {direction} on {weekday} than on other days ({mean} and {otherMean}).',
    'On {weekday} your {metric} averages {mean}; on the {others} other days it averages {otherMean}.',
    'The average {metric} on {weekday} is {mean} ({days} days); on other days it is {otherMean} ({others} days).',
    '{Weekday} average {mean} for {metric}; other days average {otherMean}.',
    'For {metric}, {weekday} are {difference} points {direction} than other days: {mean} and {otherMean}.',
    'Between {weekday} and other days there is a difference of {difference} points in {metric} ({mean} and {otherMean}).',
    'Days that fall on {weekday} have an average {metric} of {mean}. The other {others} days have {otherMean}.',
    'You rated {metric} at {mean} on average on {weekday}, and at {otherMean} on other days.',
  ],
}

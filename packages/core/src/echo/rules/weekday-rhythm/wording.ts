import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `weekday` is “Sundays” or “weekends”; `days` counts days: five days of weekends are not five weekends. */
export type WeekdaySlots = SlotsOf<
  'weekday' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'days' | 'others' | 'quote' | 'date'
>

export const WEEKDAY_RHYTHM: Skeletons = {
  Concise: [
    'Your {metric} is {direction} on {weekday}: about {mean}, otherwise {otherMean}.',
    'On {weekday} your {metric} is about {mean}. On other days it’s {otherMean}.',
    'You rate {weekday} {direction} for {metric}: {mean}, not {otherMean}.',
    '{Weekday} are {direction} for {metric}: about {mean}, other days {otherMean}.',
    'Your {metric} is about {mean} on {weekday}, and {otherMean} otherwise.',
    'There’s a difference on {weekday}: {metric} about {mean}, otherwise {otherMean}.',
    'So far, your {metric} on {weekday} is about {mean}. Other days: {otherMean}.',
    'You give {weekday} about {mean} for {metric}. Other days get {otherMean}.',
    'The rest of the week your {metric} is about {otherMean}. On {weekday} it’s {mean}.',
  ],
  Reflective: [
    'Your {metric} tends to be {direction} on {weekday}: about {mean}, and about {otherMean} on other days.',
    '{Weekday} stand out a little in your ratings. Your {metric} is around {mean} then, and around {otherMean} the rest of the week.',
    'If {weekday} feel different, your ratings agree: {metric} around {mean}, not {otherMean}.',
    'On {weekday} your {metric} tends to come out {direction}: around {mean}, compared with {otherMean} otherwise.',
    'There’s something about {weekday}. You rate your {metric} around {mean} then, and around {otherMean} on other days.',
    'Looking over your weeks, {metric} is around {mean} on {weekday} and around {otherMean} the rest of the time.',
    'When it comes to {metric}, {weekday} are {direction} for you: about {mean}, and about {otherMean} on other days.',
    'Your days aren’t all alike. On {weekday} your {metric} is about {mean}; on other days it’s about {otherMean}.',
    '“{quote}” You wrote that on one of your {weekday}, when {metric} runs about {mean}. Otherwise it’s closer to {otherMean}.',
  ],
  Playful: only(
    ['higher'],
    [
      'A good word for {weekday}: {metric} around {mean}, and {otherMean} on the other days.',
      'The vote is in and {weekday} win, with {metric} about {mean}. The others managed {otherMean}.',
      'Your {weekday} are pulling their weight: {metric} around {mean}, while the rest come in at {otherMean}.',
      '{Weekday} would like a round of applause: {metric} around {mean}, next to {otherMean} on other days.',
      'At the top of your week: {weekday}, with {metric} about {mean}. The rest share {otherMean}.',
      'The other days have asked how {weekday} do it: {metric} around {mean}, and {otherMean} for the rest.',
      'If days had fan clubs, yours would be for {weekday}: {metric} around {mean}, {otherMean} otherwise.',
      'Your calendar has a favorite. On {weekday} your {metric} is about {mean}, otherwise {otherMean}.',
    ],
  ),
  Spiritual: [
    'Your weeks have a shape. On {weekday} your {metric} is near {mean}; on other days, near {otherMean}.',
    'Over the weeks, {weekday} have had {metric} near {mean}. The other days have been nearer {otherMean}.',
    'Something is different on {weekday}. Your {metric} is near {mean} then, and near {otherMean} otherwise.',
    'Week after week, {weekday} come around, with {metric} near {mean}. The other days are nearer {otherMean}.',
    'On {weekday} your {metric} has been near {mean}. On the other days it has been near {otherMean}.',
    'There is a rhythm here: {metric} near {mean} on {weekday}, near {otherMean} on the days between.',
    'When {weekday} come, your {metric} is near {mean}. On other days it is near {otherMean}.',
    'You can see {weekday} in your ratings: {metric} near {mean}, and near {otherMean} on the other days.',
    '“{quote}” You wrote that on one of your {weekday}, when your {metric} is near {mean}. Otherwise it is near {otherMean}.',
  ],
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

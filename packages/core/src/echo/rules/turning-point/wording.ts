import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type TurningPointSlots = SlotsOf<
  'date' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'days' | 'others'
>

/** A decline is stated plainly or not at all. */
export const TURNING_POINT: Skeletons = {
  Concise: [
    'Your {metric} has been {direction} since about {date}: {mean}, after {otherMean}.',
    'Around {date} your {metric} went from about {otherMean} to {mean}.',
    'Before {date} your {metric} was about {otherMean}. Since then it’s been {mean}.',
    'Since about {date} your {metric} has been around {mean}. Before, it was {otherMean}.',
    'Until about {date} your {metric} was around {otherMean}. Since then, {mean}.',
    'Your {metric} changed around {date}, from about {otherMean} to {mean}.',
    'It’s been {mean} for {metric} since about {date}. Before, {otherMean}.',
    'You’ve rated {metric} {direction} since about {date}: {mean}, not {otherMean}.',
  ],
  Reflective: [
    'Since about {date} your {metric} has been {direction}: around {mean}, after {otherMean} before that.',
    'Something changed around {date}. Your {metric} ratings were near {otherMean}; since then they’ve been near {mean}.',
    'Your {metric} looks different before and after {date}: about {otherMean}, and then about {mean}.',
    'There’s a change in your {metric} around {date}. It was about {otherMean} before, and it’s been about {mean} since.',
    'Until about {date} your {metric} was around {otherMean}. Since then it’s been closer to {mean}.',
    'Going by your ratings, {metric} has been {direction} since about {date}: around {mean}, where it used to be around {otherMean}.',
    'You’ve rated your {metric} around {mean} since about {date}. Before that it was around {otherMean}.',
    'It’s been about {mean} for {metric} since around {date}, and it was about {otherMean} before.',
    ...only(['higher'], ['Around {date} your {metric} went from about {otherMean} to about {mean}. You may know why.']),
  ],
  Playful: only(
    ['higher'],
    [
      'Things have picked up since about {date}: {metric} around {mean}, after {otherMean}.',
      'A better run since {date}: {metric} about {mean}, up from {otherMean}.',
      'Your {metric} moved up a floor around {date}, from about {otherMean} to about {mean}.',
      'Your {metric} has had its good shoes on since about {date}: around {mean}, after {otherMean}.',
      'New and improved since about {date}: {metric} around {mean}, formerly {otherMean}.',
      'The {metric} chart has looked cheerful since about {date}: around {mean}, after {otherMean}.',
      'Under new management since about {date}: your {metric}, around {mean} instead of {otherMean}.',
      'The journal checked twice: since about {date} your {metric} is around {mean}, up from {otherMean}.',
    ],
  ),
  Spiritual: only(
    ['higher'],
    [
      'Around {date} something turned. Your {metric} was near {otherMean}, and since then near {mean}.',
      'There is a before and an after, around {date}: {metric} near {otherMean}, then near {mean}.',
      'You may remember the days around {date}. Your {metric} went from about {otherMean} to about {mean}.',
      'Since about {date} your {metric} has been near {mean}. Before that, it was near {otherMean}.',
      'Your {metric} was near {otherMean} until about {date}. It has been near {mean} since.',
      'Up to about {date} your {metric} was near {otherMean}, and after that near {mean}.',
      'Looking back, {date} is about where it changed: {metric} near {otherMean} before, near {mean} after.',
      'Your {metric} has been nearer {mean} since about {date}, after days nearer {otherMean}.',
    ],
  ),
  Neutral: [
    'Average {metric} before {date}: {otherMean} ({others} days). Since: {mean} ({days} days).',
    'Your {metric} has averaged {mean} since about {date}, and {otherMean} before.',
    'Around {date} your {metric} ratings changed by {difference} points, from {otherMean} to {mean}.',
    'Since about {date}, {metric} averages {mean} ({days} days); before, {otherMean} ({others} days).',
    'Your average {metric} changed around {date}, from {otherMean} to {mean}.',
    'The average for {metric} is {mean} since about {date} and {otherMean} before.',
    'There is a change of {difference} points in {metric} around {date}: {otherMean} before, {mean} after.',
    'Until about {date} your {metric} averaged {otherMean}. Since then it has averaged {mean}.',
  ],
}

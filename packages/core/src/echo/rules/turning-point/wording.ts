import { only, retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type TurningPointSlots = SlotsOf<
  'date' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'days' | 'others'
>

/** Only Neutral states a decline, and plainly; the levels are for the explanation. */
export const TURNING_POINT: Skeletons = {
  Concise: only(
    ['higher'],
    [
      'Your {metric} has been higher since about {date}.',
      'Since about {date}, your {metric} has been higher.',
      'You’ve rated {metric} higher since about {date}.',
      'Around {date}, your {metric} went up.',
      'Something went up around {date}: your {metric}.',
      'It’s been higher since about {date}: your {metric}.',
      'Higher {metric} since about {date}, going by your ratings.',
      'From about {date} on, your {metric} is higher.',
    ],
  ),
  Reflective: only(
    ['higher'],
    [
      'Something changed around {date}. Your {metric} has been higher since.',
      'Around {date} your {metric} went up. You may know why.',
      'Your {metric} looks different before and after {date}: higher, since then.',
      'Going by your ratings, {metric} has been higher since about {date}.',
      'You may remember what was going on around {date}. Your {metric} has been higher since.',
      'There’s a change around {date}: your {metric} has been higher since then.',
      'If it feels different since about {date}, your ratings agree: higher {metric}.',
      'Looking back, {date} is about where your {metric} went up.',
    ],
  ),
  Playful: only(
    ['higher'],
    [
      'Things have picked up since about {date}: higher {metric}.',
      'A better run since about {date}: higher {metric}.',
      'Your {metric} moved up a floor around {date}.',
      retired('Your {metric} has had its good shoes on since about {date}.'),
      'New and improved since about {date}: your {metric}.',
      'The {metric} chart has looked cheerful since about {date}.',
      retired('Under new management since about {date}: your {metric}, and it’s higher.'),
      'The journal checked twice: your {metric} is higher since about {date}.',
    ],
  ),
  Spiritual: only(
    ['higher'],
    [
      'Around {date} something turned. Your {metric} has been higher since.',
      'There is a before and an after, around {date}: your {metric} is higher after it.',
      'You may remember the days around {date}. Your {metric} went up.',
      'Looking back, {date} is about where it changed. Your {metric} has been higher since.',
      'Your {metric} rose around {date}, and it has been higher since.',
      'It began around {date}: higher {metric}.',
      'Quietly, around {date}, your {metric} went up.',
      'The days since about {date} have had higher {metric}.',
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

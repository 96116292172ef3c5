import type { Skeletons } from '../../types.ts'

/** Slots: ratings, swing and otherSwing (points from day to day), steps, others, direction. */
export const SETTLING: Skeletons = {
  Concise: [
    'Day to day, {ratings} move {swing} points. Before: {otherSwing}.',
    '{Ratings}: {direction} steps, {swing} a day against {otherSwing}.',
    'Size of step in your {ratings}: {swing} over {steps} days, {otherSwing} earlier.',
    'From {otherSwing} to {swing}: the daily step of your {ratings}.',
    'Last {steps} steps of your {ratings}: {swing} each. The {others} before: {otherSwing}.',
    'Daily swing, {ratings}: {otherSwing} then, {swing} now.',
  ],
  Reflective: [
    'Your {ratings} have been moving in {direction} steps: {swing} points from day to day over the last {steps}, {otherSwing} before.',
    'The distance between one day and the next has changed. In your {ratings} it averages {swing} points over {steps} recent steps, and {otherSwing} over the {others} that came first.',
    'The line of your {ratings} goes on, and its stride is not what it was: {otherSwing} points a day for a long while, then {swing}.',
    'The level is one thing and the gait another. The {ratings} go from day to day by {swing} points now; they went by {otherSwing}.',
    'Between neighbouring days there is a gap that can be measured in points. For your {ratings} it has been {swing} across the latest {steps}, where it used to be {otherSwing}.',
    'A journal keeps the size of its own waves. Over {others} earlier steps the {ratings} rose or fell by {otherSwing}; over the last {steps}, by {swing}.',
  ],
  Playful: [
    'The sliders have changed their shoes. Steps of {swing} points a day in your {ratings}, over {steps} days; formerly {otherSwing}.',
    'Seismograph, {ratings} department: the needle moves {swing} points from day to day. The old paper shows {otherSwing}.',
    'Stairs or ramp? Your {ratings} went by {otherSwing} points a day and now go by {swing}, which makes {direction} stairs.',
    'If the {ratings} were a lift, it would have been serviced: {swing} points between floors for {steps} stops, {otherSwing} before that.',
    'The trampoline under your {ratings} reports bounces of {swing} points. Over {others} earlier bounces it had measured {otherSwing}.',
    'Knitting pattern, {ratings}: stitches of {swing} points for the last {steps} rows. Earlier rows: {otherSwing}.',
  ],
  Spiritual: [
    'The lake has its own weather. From day to day your {ratings} move by {swing}, over {steps} days; earlier the waves stood at {otherSwing}.',
    'Breath may be long or short. That of your {ratings} goes {swing} points from one day to the next, and went {otherSwing} before.',
    'A path through hills, then another kind of hill. Steps of {otherSwing} in your {ratings} once, and of {swing} along the newest {steps}.',
    'The branch swings after the bird has gone. For your {ratings} the swing is {swing} now and was {otherSwing} over {others} days.',
    'Tides differ with the moon. Your {ratings} rise and fall by {swing} points a day of late, after tides of {otherSwing}.',
    'Grass in wind, {direction} waves: {swing} points in your {ratings} from day to day, where {otherSwing} passed before.',
  ],
  Neutral: [
    'Mean day-to-day change in {ratings}: {swing} points (last {steps}), {otherSwing} (earlier {others}).',
    'Your {ratings} change by {swing} points from one rated day to the next, compared with {otherSwing} before.',
    'Over the last {steps} steps between days, {ratings} moved {swing} points on average; over the {others} before, {otherSwing}.',
    'The average step in your {ratings} is {direction} than it was ({swing} against {otherSwing} points).',
    'Size of step in {ratings}, before and lately: {otherSwing} and {swing} points. The level itself is not part of this.',
    'Average movement of your {ratings} between neighbouring days: {otherSwing} points earlier, {swing} points in the last {steps}. No reason is implied.',
  ],
}

import type { Skeletons } from '../../types.ts'

/** Slots: date, metric, days (since), others (before), mean (since), otherMean (before), difference, direction. */
export const TURNING_POINT: Skeletons = {
  Concise: [
    '{Metric} before {date}: {otherMean}. Since: {mean}.',
    'Around {date}: {metric} from {otherMean} to {mean}.',
    '{Metric}, {others} days: {otherMean}. Then {days} days: {mean}.',
    '{Metric} is {direction} since {date}: {mean} after {otherMean}.',
    '{Date} divides it: {metric} {otherMean}, then {mean}.',
    '{Difference} points of {metric} apart: {otherMean} to {date}, {mean} since.',
  ],
  Reflective: [
    'Around {date} the level of your {metric} ratings changes: {otherMean} across the {others} days before it, {mean} across the {days} days since.',
    'There is a fold in your {metric} ratings near {date}. {Others} days before it average {otherMean}; the {days} days since, {mean}.',
    'Seen from here, {date} divides two stretches: {metric} at {otherMean} over {others} days, then at {mean} over {days}. What stands at the fold is yours to know.',
    'The numbers on either side of {date} are not the same numbers. {Metric} averaged {otherMean} before and {mean} since.',
    'A level ran along at {otherMean} for {others} days. From about {date} it runs at {mean}. The ratings are of {metric}.',
    'Your {metric} ratings have moved house. The old address was {otherMean}, over {others} days; since about {date} it is {mean}.',
  ],
  Playful: [
    'Around {date} the {metric} slider took a different flat: {otherMean} for {others} days, {mean} for the {days} since.',
    'Somebody moved the {metric} slider around {date} and has not moved it back. Before: {otherMean}. Since: {mean}.',
    'The {metric} ratings changed trains near {date}. Previous line: {otherMean}, {others} days. This one: {mean}, {days} days so far.',
    'Spot the join: {metric} {otherMean} up to {date}, {mean} since. The carpenter left no note.',
    'Stairs ahead, said the {metric} ratings, and around {date} there was one step: from {otherMean} to {mean}.',
    'The {metric} slider has a before and an after. The hinge is near {date}; the numbers are {otherMean} and {mean}.',
  ],
  Spiritual: [
    'The river changes level near {date}. Above it {metric} is {otherMean}, over {others} days; below, {mean}, over {days}.',
    'A season ends without a bell. Around {date}, {metric} goes from {otherMean} to {mean}.',
    'The tide mark has moved. Before {date} {metric} stood at {otherMean}; in the {days} days since, at {mean}.',
    'Two fields with a hedge between them, near {date}. On the far side {metric} is {otherMean}, on this side {mean}.',
    'The wind turned around {date}, and the {metric} of your pages with it: {otherMean} over {others} days, then {mean} over {days}.',
    'One breath, then another of a different depth. {Metric} is {otherMean} before {date}, and {mean} since.',
  ],
  Neutral: [
    'Mean {metric} before {date}: {otherMean} ({others} days). Since: {mean} ({days} days).',
    'The level of your {metric} ratings changes around {date}, from {otherMean} to {mean}.',
    'Since {date}, {metric} averages {mean} ({days} days); in the {others} days before, {otherMean}.',
    '{Metric} has been {difference} points {direction} since about {date} ({mean} against {otherMean}).',
    'Two levels of {metric}: {otherMean} over {others} days up to {date}, {mean} over the {days} days since.',
    'A change of level in {metric} around {date}: {otherMean} before, {mean} after. No reason is implied.',
  ],
}

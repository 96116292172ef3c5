import type { Skeletons } from '../../types.ts'

/** Slots: weekday, metric, days, others, mean, otherMean, difference, direction. */
export const WEEKDAY_RHYTHM: Skeletons = {
  Concise: [
    '{Weekday}: {metric} {mean}. Other days: {otherMean}.',
    'On {weekday}, {metric} averages {mean}. Otherwise {otherMean}.',
    '{Metric} on {weekday}: {mean} over {days} days. Else {otherMean}.',
    '{Metric} is {direction} on {weekday}: {mean} against {otherMean}.',
    '{Days} days, {weekday} only: {metric} {mean}. The other {others}: {otherMean}.',
    '{Difference} points of {metric} apart: {weekday} {mean}, other days {otherMean}.',
  ],
  Reflective: [
    'On {weekday} {metric} has averaged {mean} over {days} days; on the others, {otherMean}. The week leaves a faint watermark on these pages.',
    'The week has a shape in your ratings. {Metric} is {mean} on {weekday} and {otherMean} on the {others} other days.',
    'Seven days, and they are not alike: on {weekday} your {metric} averages {mean}, on the others {otherMean}.',
    '{Weekday} stand a little apart in this journal. {Metric} averages {mean} over {days} such days, {otherMean} over the rest.',
    'If the weeks were laid under one another, a column would show: {weekday}, {metric} {mean}, among days that average {otherMean}.',
    'You wrote day by day, and the weeks added themselves up. {Metric} on {weekday}: {mean}. On other days: {otherMean}.',
  ],
  Playful: [
    '{Weekday} have a reputation, and the {metric} slider has helped with it: {mean}, against {otherMean} on other days.',
    'The calendar would like a word about {weekday}: {metric} {mean} over {days} such days, {otherMean} for the rest of the week.',
    'The {metric} slider knows what day it is. On {weekday} it reads {mean}; otherwise {otherMean}.',
    'The other days held a meeting and sent {weekday} out of the room. {Metric}: {mean} inside the door, {otherMean} at the table.',
    'Seven days share a house. {Weekday} keep {metric} at {mean}, and the others have agreed on {otherMean}.',
    'The days were weighed, in {metric}. On {weekday} they came to {mean} on average, otherwise to {otherMean}.',
  ],
  Spiritual: [
    'The week turns like a wheel, and one spoke is marked: on {weekday} {metric} is {mean}, on the others {otherMean}.',
    'Tides keep to the moon, and something here keeps to the week. {Metric} on {weekday}: {mean}. On other days: {otherMean}.',
    'Of seven bells, those of {weekday} sound at {mean} for {metric}, and the rest at {otherMean}.',
    'The same path, walked each week, has a rise in it or a dip. On {weekday} {metric} is {mean}, elsewhere {otherMean}.',
    'On {weekday}, {days} days in all, {metric} settles at {mean}; on {others} other days, at {otherMean}. The weeks hold both.',
    'The week breathes. On {weekday} {metric} stands at {mean}, and on the days between at {otherMean}.',
  ],
  Neutral: [
    'Mean {metric} on {weekday}: {mean} ({days} days). Other days: {otherMean} ({others} days).',
    '{Metric} is {difference} points {direction} on {weekday} than on other days ({mean} against {otherMean}).',
    'Over {days} days, {weekday} average {mean} for {metric}; the {others} other days average {otherMean}.',
    'By weekday: {weekday}, {metric} {mean}; all other days, {otherMean}.',
    'On {weekday} (n = {days}) mean {metric} is {mean}; on other days (n = {others}) it is {otherMean}.',
    '{Metric} on {weekday} averages {mean}, on the remaining days {otherMean}. No reason is implied.',
  ],
}

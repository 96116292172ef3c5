import type { Skeletons } from '../../types.ts'

/** Slots: metric, moved (stayed on the same side, or crossed to the other), same (pairs that did), pairs. */
export const INERTIA: Skeletons = {
  Concise: [
    '{Same} of {pairs} times, next-day {metric} {moved} of its average.',
    'Overnight, {metric} {moved} of average: {same} of {pairs} nights.',
    'Day to day, {metric} {moved} of its mean, {same} of {pairs}.',
    '{Pairs} pairs of days. In {same}, {metric} {moved} of its mean.',
    'One day on, {metric} {moved} of average. {Same} of {pairs} pairs.',
    'In {same} of {pairs} pairs of days {metric} {moved} of its mean.',
  ],
  Reflective: [
    'On {same} of {pairs} pairs of neighbouring days your {metric} {moved} of its average. The pages do not turn without each other.',
    'Between one day and the next, your {metric} {moved} of its average {same} times out of {pairs}. A night lies between them, and something passes through it.',
    'Laid edge to edge, your days have a habit. From one to the next, {metric} {moved} of its average in {same} of {pairs} places where they touch.',
    'There are {pairs} nights here with a rating on either side. Across {same} of them {metric} {moved} of its average.',
    'A day is seldom written alone. In {same} of the {pairs} places where two of yours meet, {metric} {moved} of where it usually is.',
    'Your {metric} has a way of getting from one day to the next. Out of {pairs} such steps, in {same} it {moved} of its average.',
  ],
  Playful: [
    'The {metric} slider was watched overnight, {pairs} nights running or nearly. On {same} of them it {moved} of its average, as if by arrangement.',
    'Overnight accommodation for the {metric} slider: in {same} of {pairs} cases it {moved} of its average and left the key at the desk.',
    'A line was chalked at the average. Between one day and the next {metric} {moved} of it in {same} cases out of {pairs}. The chalk is impressed.',
    '{Pairs} pairs of days walked into the page. In {same} of them {metric} {moved} of its average before anyone had put the kettle on.',
    'The {metric} slider has opinions about tomorrow. In {same} of {pairs} trials it {moved} of its average by the next day.',
    'House rule of the {metric} slider: by the following day it {moved} of its average. The rule held in {same} of {pairs} cases.',
  ],
  Spiritual: [
    'Tide follows tide. From one day to the next {metric} {moved} of its mean level in {same} of {pairs} turnings.',
    'Between two days there is a night, and {pairs} such nights are written here. Through {same} of them {metric} {moved} of its average.',
    'A pendulum, a path, a habit of water: day upon day, {metric} {moved} of its middle line {same} times in {pairs}.',
    'Each day hands something to the one that follows. {Pairs} hands met here, and in {same} of the meetings {metric} {moved} of its average.',
    'Leaf lies on leaf. Where one day of yours touches the next, {metric} {moved} of its average, in {same} places out of {pairs}.',
    'There is a river between your days with two banks to it. In {same} of {pairs} passages {metric} {moved} of the middle.',
  ],
  Neutral: [
    'Your {metric} {moved} of its average from one day to the next in {same} of {pairs} pairs of neighbouring days.',
    'Of {pairs} pairs of consecutive rated days, {same} show the same movement: {metric} {moved} of its mean.',
    'Comparing each day with the one before ({pairs} comparisons), {metric} {moved} of its own average in {same}.',
    'A tie between days in {metric}: on {same} out of {pairs} consecutive days the rating {moved} of its overall mean. No reason is implied.',
    'In {same} cases out of {pairs}, the rating of {metric} {moved} of your average by the following day.',
    'Neighbouring days are related in your {metric} ratings. In {same} of {pairs}, the second {moved} of the average.',
  ],
}

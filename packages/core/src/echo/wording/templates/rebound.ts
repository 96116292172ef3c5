import type { Skeletons } from '../../types.ts'

/** Slots: stretches, middle, longest (days). */
export const REBOUND: Skeletons = {
  Concise: [
    'Last {stretches} low stretches: middle {middle} days, longest {longest}.',
    '{Stretches} times at two or below. Longest: {longest} days.',
    'Low stretches, last {stretches}: half ended within {middle} days.',
    'Mood back at three after {middle} days, the middle of {stretches}.',
    '{Stretches} dips on record. The longest lasted {longest} days.',
    'From two or below to three: {middle} days, middle of {stretches}.',
  ],
  Reflective: [
    'The last {stretches} times your mood ratings dropped to two or below, they later stood at three or more again. The middle of those waits was {middle} days.',
    'The last {stretches} low stretches in your ratings each ended; half of them within {middle} days, the longest in {longest}.',
    'Your ratings remember {stretches} low stretches with their beginnings and their ends. The longest of them took {longest} days.',
    'A low rating stands beside {stretches} others like it, and each has a later page at three or more. In between, for the middle one: {middle} days.',
    'Seen from above, {stretches} dips in your mood ratings, each with two sides. The widest is {longest} days across.',
    'Looking back only: {stretches} low stretches, {middle} days for the middle one, {longest} for the longest. All of them are closed.',
  ],
  // No playful text touches a dark entry (design section 0.P5), and this rule speaks of nothing else.
  Playful: [],
  Spiritual: [
    'The water has gone out {stretches} times in your ratings and each time come in again. The longest wait was {longest} days.',
    'Winter fields, {stretches} of them, each with an edge. The middle one was {middle} days across.',
    '{Stretches} valleys lie behind you in these ratings. The longest took {longest} days to walk.',
    'What sank to two or below rose to three on a later page, {stretches} times. Between, in the middle case, {middle} days.',
    '{Stretches} nights in the ratings, each with a morning on record. The middle one lasted {middle} days.',
    'The swing of the branch: {stretches} times low, {stretches} times up again, {longest} days at the most.',
  ],
  Neutral: [
    'Last {stretches} stretches with mood at 2 or below: median length {middle} days, longest {longest} days.',
    'Mood fell to 2 or below in {stretches} recorded stretches; the longest lasted {longest} days before a rating of 3 or more.',
    'Median time from a mood of 2 or below to 3 or above: {middle} days (last {stretches} stretches).',
    '{Stretches} completed low stretches in your mood ratings. Median {middle} days, maximum {longest}.',
    'Over your last {stretches} low stretches, mood returned to 3 or above after a median of {middle} days.',
    'Low stretches of mood, last {stretches}: all ended; the longest took {longest} days.',
  ],
}

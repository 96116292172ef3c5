import type { Skeletons } from '../../types.ts'

/** Slots: stretches, middle, longest (days). */
export const REBOUND: Skeletons = {
  Concise: [
    'Last {stretches} low stretches: middle {middle} days, longest {longest}.',
    'Mood at 2 or below, {stretches} times. Longest: {longest} days.',
    'Low stretches, last {stretches}: half ended within {middle} days.',
    '{Stretches} low stretches of mood. Median: {middle} days.',
    '{Stretches} dips of mood on record. The longest lasted {longest} days.',
    'From 2 or below to 3 or above: {middle} days, median of {stretches}.',
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
    '{Stretches} winters lie among your mood ratings, each of them over. Half lasted {middle} days or less.',
    '{Stretches} valleys lie behind you in your mood ratings. The longest took {longest} days to walk.',
    'Like water in a lock, your mood ratings sank to two or below and rose again to three, {stretches} times. The longest wait was {longest} days.',
    '{Stretches} times the tide went out in your mood ratings and came in again. Half of the times that took {middle} days or less.',
    'A branch bends and comes back. Your mood ratings did so {stretches} times from two or below, in {longest} days at the most.',
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

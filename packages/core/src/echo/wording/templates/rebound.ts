import type { Skeletons } from '../../types.ts'

/** Slots: stretches, longest. Somebody may come back to this line on a bad night: it is bare, and never a joke. */
export const REBOUND: Skeletons = {
  Concise: [
    'Your last {stretches} low stretches all ended. The longest took {longest} days.',
    'Your mood came back after each of your last {stretches} low stretches.',
    'None of your last {stretches} low stretches lasted more than {longest} days.',
    'You came out of each of your last {stretches} low stretches.',
    'Each of your last {stretches} low stretches ended within {longest} days.',
    'The longest of your last {stretches} low stretches ended after {longest} days.',
    'After your last {stretches} low stretches, your mood came back each time.',
    'The last {stretches} low stretches in your ratings are over.',
  ],
  Reflective: [
    'Each of the last {stretches} times your mood dropped, it came back up. The longest wait was {longest} days.',
    'Looking at your last {stretches} low stretches: you came out of every one, the longest after {longest} days.',
    'Your mood has come back from each of its last {stretches} low stretches, at the latest after {longest} days.',
    'Your last {stretches} low stretches each came to an end. The longest took {longest} days.',
    'Each of your last {stretches} low stretches had an end. The longest lasted {longest} days.',
    'The last {stretches} times your mood was low, it came back within {longest} days.',
    'You’ve come out of each of your last {stretches} low stretches. It took {longest} days at most.',
    'Going by your ratings, none of the last {stretches} low stretches lasted longer than {longest} days.',
  ],
  Playful: [],
  Spiritual: [
    'You came through each of your last {stretches} low stretches. The longest was {longest} days.',
    'Low times have come and gone here. The last {stretches} each ended, the longest after {longest} days.',
    'Your last {stretches} low stretches are over, every one. The longest took {longest} days.',
    'Each of your last {stretches} low stretches passed. The longest took {longest} days.',
    'After each of your last {stretches} low stretches, your mood rose again.',
    'There was an end to each of your last {stretches} low stretches. The longest took {longest} days.',
    'The last {stretches} times it was low, your mood came back. The longest wait was {longest} days.',
    'In time, each of your last {stretches} low stretches ended. The longest lasted {longest} days.',
  ],
  Neutral: [
    'Your last {stretches} low stretches lasted {longest} days at most.',
    'Mood came back to 3 or above after each of your last {stretches} low stretches. Longest: {longest} days.',
    'All of your last {stretches} low stretches ended. The longest took {longest} days.',
    'Each of the last {stretches} low stretches ended; the longest was {longest} days.',
    'The longest of your last {stretches} low stretches in mood lasted {longest} days.',
    'After each of your last {stretches} low stretches, mood returned to 3 or above.',
    'Longest of the last {stretches} low stretches: {longest} days.',
    'Of your last {stretches} low stretches, none lasted longer than {longest} days.',
  ],
}

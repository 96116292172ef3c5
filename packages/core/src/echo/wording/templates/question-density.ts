import type { Skeletons } from '../../types.ts'

/** Slots: rate and otherRate (questions per hundred sentences), entries, others, direction. */
export const QUESTION_DENSITY: Skeletons = {
  Concise: [
    'Of a hundred sentences, {rate} now ask. Before: {otherRate}.',
    '{Direction} questions: {rate} per hundred sentences, formerly {otherRate}.',
    'Question marks per hundred sentences: {otherRate}, then {rate}.',
    'Last {entries} entries: {rate} in a hundred sentences ask. Earlier: {otherRate}.',
    'From {otherRate} to {rate} in a hundred: sentences that ask.',
    'Asking: {rate} per hundred sentences lately, {otherRate} before.',
  ],
  Reflective: [
    'Your pages ask {direction} questions than they did. Of every hundred sentences {rate} end in a question mark across the last {entries} entries; in the {others} before, {otherRate}.',
    'Some seasons of writing state, and some ask. Over {entries} recent entries {rate} in a hundred sentences are questions, where it used to be {otherRate}.',
    'The question mark has changed its place in your journal: once {otherRate} to the hundred sentences, and lately {rate}.',
    'Counted sentence by sentence, the asking has shifted. {Entries} entries come to {rate} per hundred, the {others} earlier ones to {otherRate}. The answers are not counted.',
    'Between what you tell the page and what you ask it, the balance is different now: {rate} of a hundred sentences ask, after {otherRate}.',
    'There are {direction} open ends in your latest {entries} entries. Per hundred sentences, {rate} are left as questions; earlier, {otherRate} were.',
  ],
  Playful: [
    'The question marks have held an election. Seats per hundred sentences: {rate} over {entries} entries, {otherRate} in the last house.',
    'The page has counted how often it is being asked things. {Rate} in a hundred sentences, it says, and it used to be {otherRate}.',
    'Stock report: {direction} hooks on the shelf. Question marks stand at {rate} per hundred sentences; the old inventory of {others} entries has {otherRate}.',
    'Interview conditions have changed. Your last {entries} entries ask in {rate} of every hundred sentences, and those before asked in {otherRate}.',
    'The little hook at the end of a sentence was in use {otherRate} per hundred. For {entries} entries now: {rate}.',
    'Had the lamp kept a tally of questions overheard, it would read {rate} in a hundred sentences, after a long spell of {otherRate}.',
  ],
  Spiritual: [
    'A well is asked, and a well keeps still. {Rate} of every hundred sentences ask now; over {others} earlier entries, {otherRate}.',
    'Doors left ajar along a corridor: {rate} to the hundred sentences across your last {entries} entries, once {otherRate}.',
    'The wind lifts at the end of some lines. It lifts {rate} in a hundred of late, and lifted {otherRate} before.',
    'Silence has {direction} calls to answer. The sentences that ask come to {rate} in a hundred, after {otherRate} in the earlier pages.',
    'Birds that turn in the air before they settle: of a hundred sentences, {rate} in these {entries} entries. Before them, {otherRate}.',
    'Each question is a lamp in a window. To a hundred sentences you lit {otherRate}; over the newest {entries} entries, {rate}.',
  ],
  Neutral: [
    'Questions per hundred sentences: {rate} in your last {entries} entries, {otherRate} in the {others} before.',
    'Your recent entries contain {direction} questions than earlier ones ({rate} against {otherRate} per hundred sentences).',
    'The share of sentences that are questions went from {otherRate} to {rate} in a hundred.',
    'Across {entries} recent entries, {rate} of a hundred sentences end in a question mark. The earlier figure is {otherRate}.',
    'Sentences that ask, per hundred: earlier {otherRate} ({others} entries), lately {rate} ({entries} entries).',
    'A change in how often you write questions: {otherRate} per hundred sentences before, {rate} since. Nothing is read into it.',
  ],
}

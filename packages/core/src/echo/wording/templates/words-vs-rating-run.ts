import type { Skeletons } from '../../types.ts'

/** Slots: pointing (entries that read so), entries, others, mean (mood of these entries), direction. */
export const WORDS_VS_RATING_RUN: Skeletons = {
  Concise: [
    'Last {entries} entries: mood {mean}, words {direction} than usual in {pointing}.',
    'Mood {mean}; wording {direction} than usual in {pointing} of {entries}.',
    '{Pointing} of {entries} entries read {direction} than their mood, {mean} on average.',
    'Number {mean}, words {direction}: {pointing} of your last {entries} entries.',
    'Words {direction} for the rating, {pointing} of {entries}. Mean mood: {mean}.',
    '{Direction} words, mood {mean}: so in {pointing} of the last {entries}.',
  ],
  Reflective: [
    'For your last {entries} entries the words run {direction} than they usually do beside such ratings, in {pointing} of them. The numbers hold at {mean}; the wording does not follow.',
    'Two records are kept here, one in numbers and one in words. Mood averages {mean} over {entries} entries, and in {pointing} of them the words are {direction} than that number used to sound.',
    'The sliders say {mean}. Beside them, in {pointing} of {entries} recent entries, stand words {direction} than the ones that number had before. Both are yours.',
    'A rating has a usual sound for you, and lately it has another. Over {entries} entries of mood {mean}, {pointing} read {direction} than the earlier ones at the same level.',
    'Words and numbers have drifted a little apart. {Pointing} of the newest {entries} entries are worded in a {direction} key than their mood of {mean} would once have had.',
    'Where the {others} earlier entries set the measure, the last {entries} do not quite fit it: mood {mean}, and {direction} words in {pointing}. Nothing here decides between them.',
  ],
  // No playful text touches a dark entry (design section 0.P5); one side of what is told here always is.
  Playful: [],
  Spiritual: [
    'The surface and the depth keep different time. Mood stands at {mean} over {entries} entries, and below it, in {pointing}, the words run {direction} than before.',
    'One song, two voices that used to move together. The number sings {mean}; the words, in {pointing} of {entries} entries, are pitched {direction}.',
    'Under the same number the water has another colour: {mean} for mood, and {direction} words in {pointing} of the last {entries} pages.',
    'A bell may be struck alike and sound otherwise. Mood {mean}, {entries} entries, and in {pointing} of them a {direction} tone in the words.',
    'The shadow of a tree moves while the tree stands still. Mood stays at {mean}; the words of {pointing} in {entries} entries fall {direction} than they did.',
    'Two paths leave the same gate. The ratings go at {mean}; the words of {pointing} out of {entries} entries go by the {direction} one.',
  ],
  Neutral: [
    'Last {entries} entries: mean mood {mean}; in {pointing} the word tone is {direction} than your own usual at that rating.',
    'Relative to their mood ratings (mean {mean}), {pointing} of your last {entries} entries are worded {direction} than the {others} before.',
    'Wording and rating have moved apart: mood averages {mean}, and {pointing} of {entries} recent entries use {direction} words than is usual for you beside such numbers.',
    'In {pointing} of {entries} recent entries the vocabulary scores {direction} than the mood rating alone would give, judged by your earlier entries. Mean mood: {mean}.',
    'Mood ratings average {mean} over your last {entries} entries. The words beside them read {direction} than before in {pointing}. No reason is implied.',
    'Compared with your own earlier entries, {pointing} of the newest {entries} have {direction} wording for the rating they carry ({mean} on average).',
  ],
}

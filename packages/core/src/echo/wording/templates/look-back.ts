import type { Skeletons } from '../../types.ts'

/** Slots: quote, date, days. */
export const LOOK_BACK_LINES: Skeletons = {
  Concise: [
    '{Days} days ago: “{quote}”',
    '“{quote}” Written {days} days back.',
    'Further back, {date}: “{quote}”',
    'An older page, {date}: “{quote}”',
    'Your words of {days} days ago: “{quote}”',
    '“{quote}” An older line, {date}.',
  ],
  Reflective: [
    'Much has been written over this since: “{quote}” It was set down {days} days ago and has kept its shape.',
    'Below {days} days of pages this sentence has been waiting, unchanged: “{quote}”',
    '“{quote}” You wrote it on {date}, before all the pages that now lie on top of it.',
    'Older pages grow quiet, not blank. On that of {date} these words can still be heard: “{quote}”',
    'Between this line and today lie {days} days. Nothing in it has moved: “{quote}”',
    'Whoever wrote on {date} had your hand and did not yet know today: “{quote}”',
  ],
  Playful: [
    'Delivered late, posted {days} days ago by you: “{quote}”',
    'Something from {date} was still sitting at the bottom of the bag: “{quote}”',
    'An old page raised its hand. It has been patient for {days} days: “{quote}”',
    '“{quote}” Vintage of {date}, kept lying down, opened only now.',
    'Dust was blown off the page of {date}, and this sneezed: “{quote}”',
    'Your younger self, by {days} days, left a note on the fridge: “{quote}”',
  ],
  Spiritual: [
    'What was laid down on {date} is found where it was left: “{quote}”',
    'An old ring in the wood, {days} days deep: “{quote}”',
    'The river has carried {days} days past this stone, and the stone is here: “{quote}”',
    'Light from {date} arrives today: “{quote}”',
    'Beneath the later leaves lies this one, from {date}: “{quote}”',
    'A bell was struck {days} days ago. This is its sound: “{quote}”',
  ],
  Neutral: [
    '{Days} days ago you wrote: “{quote}”',
    'From an older entry, that of {date}: “{quote}”',
    'A sentence from {days} days ago, quoted in full: “{quote}”',
    '“{quote}” This stands in an older entry of yours, dated {date}.',
    'Looking back {days} days, your entry of {date} contains: “{quote}”',
    'Written {days} days ago, on {date}, in your words: “{quote}”',
  ],
}

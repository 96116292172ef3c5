import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type WordsVsRatingSlots = SlotsOf<'rating' | 'date' | 'first' | 'second', 'quote'>

/** No jokes, and no Spiritual lines for the lowest rating. */
export const WORDS_VS_RATING_SINGLE: Skeletons = {
  Concise: [
    'You rated your mood {rating} of 5 on {date}. You also wrote “{first}” and “{second}”.',
    '{Date} got a {rating} for mood, and this line: “{quote}”',
    'The number on {date} was {rating}. The words were “{first}” and “{second}”.',
    'Your mood was a {rating} on {date}, and you wrote “{first}” and “{second}”.',
    'On {date} you chose {rating} of 5 for mood and wrote: “{quote}”',
    'Your entry on {date} has a {rating} for mood, and “{first}” and “{second}”.',
    'You chose a mood of {rating} on {date}, and the words “{first}” and “{second}”.',
    'A {rating} for mood and the words “{first}” and “{second}”: both are from {date}.',
    '“{quote}” You rated your mood {rating} in that entry, on {date}.',
    'There’s a {rating} for mood on {date}, along with “{first}” and “{second}”.',
  ],
  Reflective: [
    'You gave your mood a {rating} on {date}, and in the same entry you wrote: “{quote}”',
    'A {rating} for mood on {date}, and in the same entry the words “{first}” and “{second}”.',
    '“{quote}” That’s from {date}, an entry you rated {rating} for mood.',
    'You picked {rating} of 5 on {date}. You also picked the words “{first}” and “{second}”.',
    'On {date} you rated your mood {rating} of 5. The words “{first}” and “{second}” are in that entry, too.',
    'Your entry on {date} has a {rating} for mood in it, and also “{first}” and “{second}”.',
    'There was room for both on {date}: a {rating} for mood, and the words “{first}” and “{second}”.',
    'The mood you chose on {date} was {rating} of 5. Among the words you chose were “{first}” and “{second}”.',
    'In the entry you rated {rating} for mood on {date}, you also wrote “{first}” and “{second}”.',
    'You wrote this on {date}, along with a {rating} for mood: “{quote}”',
  ],
  Playful: [],
  Spiritual: only(
    ['rated above one'],
    [
      'You marked {date} with a {rating}. There was also this: “{quote}”',
      'The number on {date} was {rating}. Beside it you wrote “{first}” and “{second}”.',
      'One day held both of these. {Date}: a {rating}, and the words “{first}” and “{second}”.',
      'You gave {date} a {rating}, and you also gave it the words “{first}” and “{second}”.',
      'On {date} you wrote “{first}” and “{second}”, and you chose {rating} of 5 for your mood.',
      'A {rating} for your mood, and “{first}” and “{second}” in the same entry. Both belong to {date}.',
      'Both of these are yours, from {date}: a {rating}, and the words “{first}” and “{second}”.',
      'Your mood was a {rating} on {date}. The words “{first}” and “{second}” were there as well.',
      'In one entry, on {date}, you wrote “{first}” and “{second}” and chose {rating} of 5 for mood.',
      '“{quote}” You wrote that on {date}, and chose {rating} of 5 for your mood.',
    ],
  ),
  Neutral: [
    'Your entry on {date} has a mood of {rating} of 5 and the words “{first}” and “{second}”.',
    'You rated your mood {rating} of 5 on {date} and wrote: “{quote}”',
    'Mood on {date}: {rating} of 5. Also in the entry: “{first}” and “{second}”.',
    'On {date} you rated your mood {rating} of 5 and used the words “{first}” and “{second}”.',
    'Your mood rating on {date} was {rating} of 5. The entry includes “{first}” and “{second}”.',
    'The entry from {date} has “{first}” and “{second}” in it and a mood of {rating} of 5.',
    'You used “{first}” and “{second}” on {date}, in an entry rated {rating} of 5 for mood.',
    'In an entry rated {rating} of 5 for mood, on {date}, you wrote “{first}” and “{second}”.',
    'Two words from {date} are “{first}” and “{second}”. The mood rating is {rating} of 5.',
    '“{quote}” From {date}, with a mood of {rating} of 5.',
  ],
}

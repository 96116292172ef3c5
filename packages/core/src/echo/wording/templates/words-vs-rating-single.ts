import type { Skeletons } from '../../types.ts'

/** Slots: rating, label, date, when, first, second; third, where there is one. */
export const WORDS_VS_RATING_SINGLE: Skeletons = {
  Concise: [
    'Rated {rating}. Written: “{first}”, “{second}”.',
    'The slider said {label}. The words said “{first}” and “{second}”.',
    'Mood {rating} of 5, beside the words “{first}” and “{second}”.',
    '{When}: {rating} of 5, and “{first}”, and “{second}”.',
    'One entry, two readings: {rating} of 5, and “{first}”, “{second}”.',
    '{Date}. Mood: {rating}. Words: “{first}”, “{second}”.',
  ],
  Reflective: [
    '{When} you set mood at {rating} of 5, and in the same entry wrote “{first}” and “{second}”. Both are on the page. They need not agree.',
    'Two accounts of the same day: the slider at {rating}, and the words “{first}”, “{second}”, “{third}”. You gave both.',
    'The number you chose {when} was {rating}. The words you chose were “{first}” and “{second}”. One day can hold both readings.',
    'Your entry of {date} speaks in two voices. One says {rating} of 5; the other says “{first}” and “{second}”.',
    'A {rating} on the scale, and under it “{first}” and “{second}”. The page of {date} keeps them together without explaining.',
    'The hand on the slider stopped at {rating} {when}. The hand on the keys went on to “{first}” and “{second}”.',
  ],
  // No playful text touches a dark entry (design section 0.P5); one side of what is told here always is.
  Playful: [],
  Spiritual: [
    'One day, two mirrors. The first shows mood at {rating}; the second shows “{first}” and “{second}”. Neither is cleared away.',
    'Under the number {rating}, the words “{first}” and “{second}” were breathing too.',
    '{When} your hand chose {rating} and your voice chose “{first}”. The page made room for both.',
    'Two streams meet on the page of {date}: a {rating} of 5, and “{first}”, and “{second}”.',
    'The surface of the water said {rating}. A little below it were “{first}” and “{second}”.',
    'One bell, two notes. {When} they were a {rating}, and “{first}”.',
  ],
  Neutral: [
    '{When}: mood rating {rating} of 5; the wording includes “{first}”, “{second}” and “{third}”.',
    'Rating and wording differ in your entry of {date}: {rating} of 5 against “{first}” and “{second}”.',
    'The words “{first}” and “{second}” appear in an entry rated {rating} of 5 ({label}).',
    'Your entry of {date} is rated {rating} of 5 for mood and contains “{first}” and “{second}”.',
    'Mood {rating} of 5 ({label}) stands beside the words “{first}” and “{second}” in your entry of {date}.',
    'In one entry, {date}: a mood of {rating} of 5 and the words “{first}” and “{second}”. No reason is implied.',
  ],
}

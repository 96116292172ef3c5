import type { Skeletons } from '../../types.ts'

/** Slots: gap (empty days), span (days from one entry to the next), from, to. */
export const RETURN_GAP: Skeletons = {
  Concise: [
    '{Gap} days of white space, then {to}.',
    '{From} to {to}: nothing written. Then a page.',
    'Back on {to}, after {gap} days.',
    'Last page {from}, next page {to}.',
    '{Gap} blank days end on {to}.',
    '{From}, a pause of {gap} days, {to}.',
  ],
  Reflective: [
    'Between {from} and {to} there is no entry: {gap} days of white space. The page on the far side of it is yours, and so is the silence.',
    'You were away from these pages for {gap} days. They kept no score. On {to} the writing simply goes on.',
    '{Gap} days without a line, and then, on {to}, a line. Both belong to the same journal.',
    'After {from} the pages are blank for {gap} days. Whatever filled those days is not here, and nothing says it belongs here. On {to} you wrote again.',
    'There are {span} days between your entry of {from} and the one that follows it. The second takes up the pen as if it had only been laid down.',
    'A journal is made of its gaps as well. This one ran from {from} to {to}, {gap} days, and you closed it by writing.',
  ],
  Playful: [
    'Your journal held your place for {gap} days and has nothing to report but a little dust. You were back on {to}.',
    '{Gap} days off the page, no note from home required. Entries resumed on {to}.',
    'From {from} to {to} the pages had the house to themselves. {Gap} days. They say hello.',
    'The cursor blinked for {gap} days and did not take it personally. On {to} it was put to work again.',
    '{From}: lights off. {To}: lights on. In between, {gap} days in which the pages played cards.',
    'The journal had {gap} days to itself and rearranged its margins. You came in on {to}.',
  ],
  Spiritual: [
    'A rest is part of the music. Yours lasted {gap} days, from {from} to {to}, and then came the next note.',
    'The field lay fallow for {gap} days. On {to} there was writing again.',
    'Silence keeps its own kind of record: {gap} days of it, and on {to}, your voice.',
    'The river went underground after {from}. {Gap} days later, on {to}, it is at the surface.',
    'Between two breaths there is a stillness. This one was {gap} days long and ended on {to}.',
    'Snow falls on a path and the path is still there. {Gap} days, and on {to} your steps again.',
  ],
  Neutral: [
    'No entries between {from} and {to} ({gap} days). Writing resumed on {to}.',
    'A gap of {gap} days ends with your entry of {to}.',
    'Two consecutive entries, {span} days apart: {from} and {to}.',
    'Your entry of {to} follows {gap} days without one.',
    'After {from}, the next entry is dated {to}, {span} days later.',
    'Days without an entry before {to}: {gap}. The previous entry is from {from}.',
  ],
}

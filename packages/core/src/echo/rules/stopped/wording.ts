import { retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/**
 * `latest` is the day of the last mention. Of the `earlier` entries up to it, `before` have the word, and none of the
 * `window` entries since. Only Neutral gives counts.
 */
export type StoppedSlots = SlotsOf<'word' | 'latest' | 'before' | 'earlier' | 'window'>

export const STOPPED: Skeletons = {
  Concise: [
    'You wrote about “{word}” often, until {latest}.',
    'There was a lot of “{word}” here, until {latest}.',
    retired('Since {latest}, no “{word}”. Before that, often.'),
    retired('It used to be “{word}” a lot, up to {latest}.'),
    'Often, until {latest}: “{word}”.',
    retired('For a while it was often “{word}”. The latest is from {latest}.'),
    'You haven’t mentioned “{word}” since {latest}. Before, you often did.',
    'Up to {latest}, “{word}” came up often.',
    'You often mentioned “{word}”, but not since {latest}.',
    'For a while “{word}” came up often. The last time was {latest}.',
  ],
  Reflective: [
    'For a while you wrote about “{word}” a lot. The latest mention is from {latest}.',
    'There was a time when “{word}” came up often here. It hasn’t since {latest}.',
    'You haven’t mentioned “{word}” since {latest}. Before that, it came up often.',
    'Until {latest}, “{word}” was in many of your entries. It hasn’t come up since.',
    'Your entries used to have a lot of “{word}” in them, until {latest}.',
    'It’s been quiet around “{word}” since {latest}. It used to come up often.',
    'Something that used to come up often, until {latest}: “{word}”.',
    'You may have noticed, or not: “{word}” came up often until {latest}.',
  ],
  Playful: [
    'Your journal has kept a chair free for “{word}” since {latest}.',
    'The “{word}” season ran until {latest}.',
    'On a break since {latest}: “{word}”, once a regular.',
    'The journal still sets a place for “{word}”, a regular until {latest}.',
    'Previously a regular: “{word}”, until {latest}.',
    'Gone fishing since {latest}: “{word}”.',
    'All quiet at the “{word}” desk since {latest}.',
    'An old favorite of your journal, until {latest}: “{word}”.',
  ],
  Spiritual: [
    'For a time you often wrote “{word}”. The latest is from {latest}.',
    retired('Some things have their season. Yours had “{word}” in it, until {latest}.'),
    'You often wrote “{word}” here, until {latest}. It has been quiet since.',
    'Since {latest} you have not written “{word}”. Before, you often did.',
    retired('There was a stretch with “{word}” in it. It goes up to {latest}.'),
    retired('What was often here, until {latest}: “{word}”.'),
    'You gave “{word}” a good deal of your time here, until {latest}.',
    retired('A chapter with “{word}” in it goes as far as {latest}.'),
    'For a season you often wrote “{word}” here. The latest is from {latest}.',
    'A word that was often here, until {latest}: “{word}”.',
  ],
  Neutral: [
    'The word “{word}” was in {before} of the {earlier} entries up to {latest} and in none of the {window} since.',
    'You used “{word}” in {before} of {earlier} entries until {latest}. Since then, in none of {window}.',
    'Entries with “{word}”: {before} of {earlier} up to {latest}, none of the {window} since.',
    'Up to {latest}, {before} of {earlier} entries mention “{word}”. The {window} since then do not.',
    'No entry since {latest} mentions “{word}”. Of the {earlier} up to then, {before} do.',
    'The latest mention of “{word}” is from {latest}. It was in {before} of the {earlier} entries up to then.',
    'Until {latest} you mentioned “{word}” in {before} of {earlier} entries. You have not in the {window} since.',
    'After {latest} there are {window} entries without “{word}”. Of the {earlier} up to that date, {before} have it.',
  ],
}

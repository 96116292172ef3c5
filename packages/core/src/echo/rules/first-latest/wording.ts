import { retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `from` is the day of the first entry with the name, `to` of the latest; a quote is from the first. */
export type FirstLatestSlots = SlotsOf<'word' | 'from' | 'to', 'quote' | 'date'>

export const FIRST_LATEST: Skeletons = {
  Concise: [
    'First mention of “{word}”: {from}. The latest: {to}.',
    'You first wrote “{word}” on {from}. The latest is from {to}.',
    'From {from} to {to}: “{word}”, first and latest.',
    retired('On {from}, “{word}” came up first. Most recently, on {to}.'),
    'The first “{word}” here is from {from}, the latest from {to}.',
    'First here on {from}, most recently on {to}: “{word}”.',
    'Here since {from}: “{word}”. Most recently, {to}.',
    retired('There was a first “{word}”, on {from}. The latest is {to}.'),
    '“{quote}” The first “{word}”, on {from}. The latest is from {to}.',
    'The word “{word}” first came up on {from}, and most recently on {to}.',
  ],
  Reflective: [
    'You first mentioned “{word}” on {from}. Most recently, it was on {to}.',
    'Before {from} there was no “{word}” in your journal. The latest mention is from {to}.',
    'Your journal met “{word}” on {from}. The latest mention is from {to}.',
    'It was {from} when “{word}” first came up here. The most recent time was {to}.',
    retired('Between {from} and {to} is everything you’ve written about “{word}”.'),
    'This is the first and the latest of “{word}” in your journal: {from} and {to}.',
    'On {from} you wrote “{word}” for the first time here. Most recently, you did on {to}.',
    'This is how “{word}” came into your journal, on {from}: “{quote}” The latest mention is from {to}.',
    '“{quote}” That was the first time you mentioned “{word}”, on {from}. The latest is from {to}.',
    'The first time you mentioned “{word}” was {from}. The latest was {to}.',
  ],
  Playful: [
    'First appearance of “{word}”: {from}. Latest: {to}.',
    'In the credits since {from}: “{word}”. Latest episode, {to}.',
    'Your journal was introduced to “{word}” on {from}. They met again on {to}.',
    'Cast list: “{word}”, here since {from}, most recently on {to}.',
    'The “{word}” story so far: from {from} to {to}.',
    'A familiar guest: “{word}”, first here on {from}, most recently on {to}.',
    'The journal keeps a shelf for “{word}”, from {from} to {to}.',
    'On the guest list since {from}: “{word}”. Most recently, {to}.',
    'Opening scene for “{word}”, {from}: “{quote}” Latest scene, {to}.',
  ],
  Spiritual: [
    'You first wrote “{word}” on {from}. On {to} you wrote it again.',
    'There was a first time for “{word}” here, on {from}. The latest is {to}.',
    'A name came into your days on {from}: “{word}”. You wrote it again on {to}.',
    'From {from} to {to}, “{word}” has been part of what you write.',
    'Before {from} you had not written “{word}” here. Most recently, you wrote it on {to}.',
    retired('On {from} you made room for “{word}”. Most recently, on {to}.'),
    'An ordinary day, {from}, and the first “{word}” here. The latest is from {to}.',
    'The first time was {from}, the latest {to}: “{word}”.',
    '“{quote}” That was {from}, the first time with “{word}”. The latest is from {to}.',
    'You wrote “{word}” here for the first time on {from}, and most recently on {to}.',
  ],
  Neutral: [
    'First entry with “{word}”: {from}. Latest entry with it: {to}.',
    'You first used “{word}” on {from} and most recently on {to}.',
    'The earliest mention of “{word}” is from {from}, the latest from {to}.',
    'Mentions of “{word}” run from {from} to {to}.',
    'No entry before {from} mentions “{word}”. The latest that does is from {to}.',
    'In your entries, “{word}” first appears on {from}. The latest mention is on {to}.',
    'Your entries mention “{word}” first on {from} and most recently on {to}.',
    'Between {from} and {to} are all your entries with “{word}”.',
    '“{quote}” From {from}, the first entry with “{word}”. The latest is from {to}.',
  ],
}

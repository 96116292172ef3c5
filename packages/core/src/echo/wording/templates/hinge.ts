import type { Skeletons } from '../../types.ts'

/** Slots: turns, up, down, turning, entries, days; but, where every turn is on that word; quote, where one can be shown. */
export const HINGE: Skeletons = {
  Concise: [
    '{Turns} sentences turn on “{but}”: {up} upward, {down} downward.',
    '“{but}”, {turns} times in {entries} entries. Ending brighter: {up}.',
    'One of {turns} turns: “{quote}”',
    '{Turns} turns in {days} days. Brighter at the end: {up}. Darker: {down}.',
    '“{quote}” One of {turns} that turn halfway.',
    '{Turning} of {entries} entries change direction mid-sentence.',
    'First one thing, then the other: {turns} sentences in {days} days.',
  ],
  Reflective: [
    '{Turns} of your recent sentences turn in the middle on the word “{but}”. In {up} of them the lighter half comes last. One of them: “{quote}”',
    'There is a small hinge in the way you have been writing: “{but}”. It appears in {turning} of your last {entries} entries. Sentences that end on brighter words than they began with: {up} of {turns}.',
    '“{quote}” It is one of {turns} sentences from the last {days} days that say one thing, turn, and then say another.',
    'In {turning} of your last {entries} entries a sentence sets out one way and arrives by another. {Turns} such sentences in all. Arriving somewhere lighter: {up}. Somewhere darker: {down}.',
    'You have been giving both sides their half of the sentence: {turns} times in {days} days, with “{but}” in the doorway.',
    'Nothing on these pages has had to be only one thing. {Turns} recent sentences hold a second half that disagrees with the first. Among them: “{quote}”',
    '{Turns} sentences, each with a bend in it. Before the bend one weather, after it another: {up} times brighter, {down} times darker.',
  ],
  Playful: [
    'A small word has been busy: “{but}”. {Turns} sentences in {days} days changed direction on it, and {up} of them swerved towards the sun.',
    'Your sentences have taken to keeping a spare door. {Turns} times in {entries} entries it was marked “{but}”. It opened on the brighter room {up} times.',
    'Plot twists, last {days} days: {turns}. One of them, caught in the act: “{quote}”',
    '{Turns} of your recent sentences looked both ways before crossing. Score on the far side: brighter {up}, darker {down}.',
    '“{quote}” The comma was heard to hold its breath. It has done so {turns} times in {days} days.',
    'Traffic report, last {entries} entries: {turns} sentences made a turn without signalling. {Up} came out on the sunny side of the street.',
  ],
  Spiritual: [
    'Every breath turns once, and so do these: {turns} sentences in {days} days that pause at “{but}”. Breathing out on the lighter side: {up}.',
    'Two truths held in one line, {turns} times over your last {entries} entries. One of them: “{quote}”',
    'Where a sentence says “{but}”, it is making room. Yours made room {turns} times in {days} days; the lighter word was given the last place {up} times.',
    'The tide turns inside a sentence too. In {turning} of your last {entries} entries it does, {turns} times in all.',
    '“{quote}” A branch that bends both ways in one wind. {Turns} of your recent sentences do.',
    'Light and shade fall across the same line {turns} times in your last {entries} entries. The light comes second {up} times, the shade {down} times.',
  ],
  Neutral: [
    'In your last {entries} entries, {turns} sentences join two opposing halves with “but” or “yet”. The second half scores higher in {up} and lower in {down}.',
    '{Turns} contrast sentences in {turning} entries over {days} days. Ending brighter: {up}. Ending darker: {down}.',
    '{Turns} sentences in your last {entries} entries reverse at “but” or “yet”, for example: “{quote}”',
    '{Turning} of your last {entries} entries contain a sentence whose second half contrasts with its first.',
    'Sentences with a contrast, last {days} days: {turns}. The wording rises in {up} and falls in {down}.',
    '“{quote}” This is one of {turns} sentences of contrast in your last {entries} entries.',
  ],
}

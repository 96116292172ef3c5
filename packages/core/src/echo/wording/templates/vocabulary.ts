import type { Skeletons } from '../../types.ts'

/** Slots: range and otherRange (an index, at its top no word repeats), entries, others, direction. */
export const VOCABULARY: Skeletons = {
  Concise: [
    'Word range: {range} over {entries} entries, {otherRange} before.',
    '{Direction} wording: index {range}, earlier {otherRange}.',
    'Range of words, last {entries} entries: {range}. The {others} before: {otherRange}.',
    'From {otherRange} to {range}: the range of your words.',
    'Vocabulary index {otherRange}, then {range} lately.',
    'Variety of wording, {entries} entries: {range}. Previously: {otherRange}.',
  ],
  Reflective: [
    'Your last {entries} entries draw on a {direction} range of words than the {others} before them: {range} against {otherRange}, on a scale whose top never repeats a word.',
    'The drawer you take words from is {direction} than it was. Its index reads {range} across {entries} recent entries, and {otherRange} across those that came before.',
    'How often a word comes back can be measured, and for you it has changed: {otherRange} over {others} older entries, {range} over the newest {entries}.',
    'Side by side, the recent pages have a {direction} palette. {Entries} entries at {range}; before them, {others} at {otherRange}.',
    'There is a number for the variety in a piece of writing. Yours stood at {otherRange} and has stood at {range} for {entries} entries. It says how the words vary, not how well.',
    'Length left aside, the words repeat themselves differently now. The index of range is {range} in your latest entries and {otherRange} in the earlier ones.',
  ],
  Playful: [
    'The dictionary has been counted at the door. Over {entries} entries its range is {range}; it used to be {otherRange}. The stamp says {direction}.',
    'Your words were asked to form a queue without repeats. They managed {range} these {entries} entries, after {otherRange} in the {others} before.',
    'The spice rack of your sentences is {direction} than it was: {range} on the jar now, {otherRange} on the old label.',
    'A librarian with a stopwatch reports the range of words at {range}. The previous report, from {others} entries, said {otherRange}.',
    'Wardrobe inspection: the words of your last {entries} entries change clothes at a rate of {range}. Earlier they were happy with {otherRange}.',
    'The thesaurus looked up from its tea. Range {otherRange} before, range {range} for {entries} entries now.',
  ],
  Spiritual: [
    'The meadow is sown with a {direction} mix. Of words, {range} across your last {entries} entries; in the {others} before, {otherRange}.',
    'One river braids, another runs in a single bed. The range of your words lies at {range} now and lay at {otherRange} earlier.',
    'The same sky, another number of birds. Your words vary at {range} over {entries} entries, after {otherRange}.',
    'Shells along the tide line, sorted by kind: {otherRange} once, {range} along the newest {entries} pages.',
    'A voice may walk one path or many. Measured in words, yours goes {range} of the way to never repeating; before, {otherRange}.',
    'Leaves of many trees or of few lie on these pages: {range} of late, in {entries} entries, and {otherRange} under them.',
  ],
  Neutral: [
    'Word-range index: {range} over your last {entries} entries, {otherRange} over the {others} before.',
    'Your recent wording is {direction} in range than before ({range} against {otherRange}).',
    'The range of words, adjusted for length, changed over your last {entries} entries. Mean index: {range}; earlier: {otherRange}.',
    'Lexical variety in {others} earlier entries averages {otherRange}; in the latest {entries} it averages {range}.',
    'Mean variety of words: {otherRange} earlier, {range} lately. At the top of this scale no word repeats.',
    'A {direction} range of words appears in {entries} recent entries: {range}, compared with {otherRange}. No value is placed on it.',
  ],
}

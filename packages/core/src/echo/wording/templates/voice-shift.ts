import type { Skeletons } from '../../types.ts'

/** Slots: voice, rate and otherRate (per hundred words), entries, others, direction; first and second where written. */
export const VOICE_SHIFT: Skeletons = {
  Concise: [
    '{Voice}: {rate} per hundred lately, {otherRate} before.',
    'Per hundred words, {voice}: {otherRate}, now {rate}.',
    'Last {entries} entries, {voice}: {rate} in a hundred. Before: {otherRate}.',
    '{Direction} {voice}: {rate} per hundred, formerly {otherRate}.',
    'From {otherRate} to {rate} in a hundred: {voice}.',
    '{Voice}, in a hundred: {otherRate}, then {rate}.',
  ],
  Reflective: [
    'There are {direction} {voice} on your pages than there were: {rate} in a hundred across your last {entries} entries, {otherRate} before.',
    'Your sentences have shifted their weight a little. {Voice} make up {rate} of every hundred across {entries} recent entries; in the {others} before them, {otherRate}.',
    'A small change in the grain of the writing: {voice}, {otherRate} in a hundred once, {rate} in a hundred over your last {entries} entries. What moved is not written here.',
    'Counted without reading anything into it: {voice} come to {rate} per hundred in your latest {entries} entries and to {otherRate} in those that came earlier.',
    'Among the words you reach for, one family has {direction} members now. {Voice} stand at {rate} in a hundred; over {others} earlier entries they stood at {otherRate}.',
    'Of the last {entries} entries, heard against the {others} before, one sound differs: {voice}, at {rate} per hundred where they were {otherRate}.',
  ],
  Playful: [
    'The census of words is in. {Voice}: {rate} per hundred over your last {entries} entries, {otherRate} in the count before.',
    'A roll call was held among your sentences. {Direction} {voice} answered than last time: {rate} in a hundred, against {otherRate}.',
    'The alphabet has changed its shopping habits: {voice} at {rate} per hundred in {entries} entries, entered in the older ledger at {otherRate}.',
    'Kitchen scales, one hundred words, two weighings. {Voice} came to {otherRate} over {others} older entries and to {rate} over the {entries} new ones.',
    'The page reports a change of guests: {voice}, formerly {otherRate} in a hundred, are now seated at {rate}.',
    'Somebody rearranged the type case. The compartment for {voice} gives {rate} per hundred these {entries} entries; it used to give {otherRate}.',
  ],
  Spiritual: [
    'The wind in the same tree makes another sound. {Voice}: {rate} in a hundred over your last {entries} entries, {otherRate} in the season before.',
    'A stream changes its note when a stone is moved. Yours carries {direction} {voice}: {rate} per hundred, where it carried {otherRate}.',
    'Of every hundred words let go like birds, {rate} are now {voice}. Over {others} earlier entries it was {otherRate}.',
    'Each voice has its tide line. For {voice} it stood at {otherRate} in a hundred; these {entries} entries leave it at {rate}.',
    'Threads of one colour run through the cloth at {rate} to the hundred, once at {otherRate}. They are {voice}.',
    'The same bell, another hand upon the rope: {voice} sound {rate} to the hundred across {entries} entries, after {otherRate} before.',
  ],
  Neutral: [
    '{Voice}, per hundred words: {rate} in your last {entries} entries, {otherRate} in the {others} earlier.',
    'Your last {entries} entries contain {direction} {voice} than those before ({rate} against {otherRate} per hundred words).',
    'The rate of {voice} changed from {otherRate} to {rate} per hundred words.',
    'Comparing {entries} recent entries with {others} earlier ones, {voice} occur at {rate} and at {otherRate} per hundred words.',
    'A change in wording: {voice} make up {rate} of a hundred words lately and {otherRate} before. Nothing is read into it.',
    'Lately {rate} of every hundred words are {voice}, “{first}” first among them; earlier it was {otherRate}.',
  ],
}

import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `part` is “after-midnight”, “morning”, “midday”, “evening” or “late-evening”. */
export type TimeOfDaySlots = SlotsOf<
  'part' | 'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'entries' | 'others' | 'quote' | 'date'
>

export const TIME_OF_DAY: Skeletons = {
  Concise: [
    'Your {part} entries are {direction} for {metric}: about {mean}, otherwise {otherMean}.',
    'In {part} entries your {metric} is about {mean}. At other times it’s {otherMean}.',
    'You rate {metric} {direction} in {part} entries: {mean}, not {otherMean}.',
    'Your {metric} is about {mean} in {part} entries, and {otherMean} in the rest.',
    'So far, your {metric} is about {mean} in {part} entries. The others: {otherMean}.',
    'The {part} entries come out {direction} for {metric}: {mean}, otherwise {otherMean}.',
    'There’s a difference in {part} entries: {metric} about {mean}, otherwise {otherMean}.',
    'By the clock, your {metric} is about {mean} in {part} entries, otherwise {otherMean}.',
  ],
  Reflective: [
    'Your {metric} tends to be {direction} in {part} entries: about {mean}, and about {otherMean} in the rest.',
    'You’ve written {entries} {part} entries. Your {metric} in them is around {mean}; at other hours it’s around {otherMean}.',
    'Going by the clock, your {part} entries come out {direction} for {metric}: about {mean}, not {otherMean}.',
    'In your {part} entries you rate your {metric} around {mean}. At other hours it’s around {otherMean}.',
    'There’s a difference in your {part} entries. Your {metric} is around {mean} in them, and around {otherMean} in the others.',
    'The time of day shows in your ratings. In {part} entries your {metric} is about {mean}; in the rest, about {otherMean}.',
    'So far your {part} entries are {direction} for {metric} than the others: about {mean}, compared with {otherMean}.',
    'If you compare your {part} entries with the rest, your {metric} is around {mean} in them and around {otherMean} in the others.',
    '“{quote}” That’s from one of your {part} entries, where {metric} runs about {mean}. Otherwise it’s closer to {otherMean}.',
  ],
  Playful: only(
    ['higher'],
    [
      'Credit to your {part} entries: {metric} around {mean}, and {otherMean} at other hours.',
      'Your {part} entries win this round: {metric} about {mean}, against {otherMean}.',
      'Well timed. Your {part} entries have {metric} around {mean}; the others are around {otherMean}.',
      'The {part} shift is doing well: {metric} around {mean}, and {otherMean} for the rest of the crew.',
      'Gold star for your {part} entries: {metric} around {mean}, next to {otherMean} at other hours.',
      'The clock has a favorite. Your {part} entries have {metric} around {mean}, the rest {otherMean}.',
      'A hand, please, for your {part} entries: {metric} about {mean}, while the others have {otherMean}.',
      'Your journal has compared hours, and the {part} entries come out ahead: {metric} around {mean}, not {otherMean}.',
    ],
  ),
  Spiritual: [
    'Your day has its own hours. In {part} entries your {metric} is near {mean}; at other times, near {otherMean}.',
    'You have written {entries} {part} entries, with {metric} near {mean}. The rest of the day it is near {otherMean}.',
    'The day changes as it goes, and so do your ratings: {metric} near {mean} in {part} entries, near {otherMean} in the others.',
    'In your {part} entries {metric} has been near {mean}. In the others it has been near {otherMean}.',
    'There is a difference between your hours: {metric} near {mean} in {part} entries, near {otherMean} in the rest.',
    'Your {part} entries are near {mean} for {metric}. The other hours are nearer {otherMean}.',
    'When you write {part} entries, your {metric} is near {mean}. At other times it is near {otherMean}.',
    'Not every hour is the same. Your {metric} is near {mean} in {part} entries and near {otherMean} in the others.',
    '“{quote}” That is from one of your {part} entries, where {metric} is near {mean}. Elsewhere it is near {otherMean}.',
  ],
  Neutral: [
    'Average {metric} in {part} entries: {mean} ({entries}). In the others: {otherMean} ({others}).',
    'Your {metric} is {difference} points {direction} in {part} entries than at other times ({mean} and {otherMean}).',
    'Your {entries} {part} entries average {mean} for {metric}; the others average {otherMean}.',
    'The average {metric} of your {part} entries is {mean}; of the others, {otherMean}.',
    'In your {part} entries {metric} averages {mean}. In entries from other times it averages {otherMean}.',
    'For {metric}, your {entries} {part} entries average {mean} and the other {others} average {otherMean}.',
    'You rated {metric} {difference} points {direction} in {part} entries ({mean}) than in the others ({otherMean}).',
    'There is a difference of {difference} points in {metric} between your {part} entries ({mean}) and the others ({otherMean}).',
    'Entries from other times average {otherMean} for {metric}. Your {part} entries average {mean}.',
  ],
}

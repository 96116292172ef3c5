import type { Skeletons } from '../../types.ts'

/** Slots: part, metric, entries, others, mean, otherMean, difference, direction. */
export const TIME_OF_DAY: Skeletons = {
  Concise: [
    '{Part} entries: {metric} {mean}. The rest: {otherMean}.',
    '{Metric}, {part} entries: {mean} ({entries}). Others: {otherMean} ({others}).',
    '{Mean} for {metric} in {part} entries, {otherMean} in the others.',
    '{Metric} is {direction} in {part} entries: {mean} against {otherMean}.',
    '{Entries} {part} entries, {metric} {mean}. {Others} others, {otherMean}.',
    '{Difference} points of {metric} apart: {part} entries {mean}, others {otherMean}.',
  ],
  Reflective: [
    'Your {part} entries rate {metric} at {mean} on average ({entries} of them); the rest of the day, {otherMean}. The clock was yours, and so were the numbers.',
    'The day does not treat {metric} evenly. In {entries} {part} entries it averages {mean}; in the {others} others, {otherMean}.',
    '{Entries} {part} entries and {others} from other hours, and between them a step: {metric} at {mean}, then at {otherMean}.',
    'Sorted by the clock, your pages show a slope. {Metric} averages {mean} in {part} entries and {otherMean} elsewhere in the day.',
    'Leaving the reasons to the clock, your {part} entries stand {direction}: {metric} {mean}, beside {otherMean} for the others.',
    'A day has rooms. In the {part} one, over {entries} entries, {metric} averages {mean}; in the rest of the house, {otherMean}.',
  ],
  Playful: [
    'The {metric} slider keeps office hours. {Part} entries: {mean}. All the others: {otherMean}.',
    'The clock and the {metric} slider have been comparing notes: {mean} in {entries} {part} entries, {otherMean} in the other {others}.',
    'Somebody told {metric} what time it was. {Part} entries, {mean}; the rest, {otherMean}.',
    '{Part} entries have put in for their own shelf: {metric} {mean}, against {otherMean} for the general public.',
    'If the slider had a timetable pinned to the wall, it would read: {part}, {metric} {mean}; other hours, {otherMean}.',
    '{Entries} {part} entries were asked for their {metric} and said {mean}. The other {others} said {otherMean} and looked at the clock.',
  ],
  Spiritual: [
    'The day has its tides. In {part} entries {metric} stands at {mean}; in the others, at {otherMean}.',
    'Each hour has its own weather. Over {entries} {part} entries {metric} is {mean}; over the {others} others, {otherMean}.',
    'The sun crosses the same field and finds it changed: {metric} {mean} in {part} entries, {otherMean} in the rest.',
    'As water is one colour at one hour and another later, {metric} is {mean} in {part} entries and {otherMean} elsewhere.',
    'One bell for each watch of the day. In the {part} watch {metric} sounds at {mean}, in the others at {otherMean}.',
    'The day breathes in and out. {Metric} is {mean} in {part} entries, and {otherMean} on the other breath.',
  ],
  Neutral: [
    'Mean {metric}: {mean} in {part} entries (n = {entries}), {otherMean} in the others (n = {others}).',
    '{Metric} is {difference} points {direction} in {part} entries than in the others ({mean} against {otherMean}).',
    'The {entries} {part} entries have a mean {metric} of {mean}; the {others} others have {otherMean}.',
    'By time of day: {part} entries, {metric} {mean}; all other entries, {otherMean}.',
    '{Part} entries (n = {entries}) average {mean} for {metric}. Entries at other times (n = {others}) average {otherMean}.',
    'Time of day and {metric}: {mean} over {entries} {part} entries, {otherMean} over the rest. No reason is implied.',
  ],
}

import type { Skeletons } from '../../types.ts'

/** Slots: lead, metric, mean (the day after a high lead), days, otherMean (after a low one), others. */
export const LEAD_LAG: Skeletons = {
  Concise: [
    'After {lead} of 4 or above: {metric} {mean} next day. Of 2 or below: {otherMean}.',
    'First {lead}, then {metric}: {mean} after 4 or above, {otherMean} after 2 or below.',
    'A day later, {metric}: {mean} after high {lead}, {otherMean} after low.',
    'Low {lead}, next day {metric} {otherMean}. High {lead}, {mean}.',
    'Behind {lead} by a day, {metric}: {otherMean} after low, {mean} after high.',
    '{Days} high days of {lead}, then {metric} {mean}. {Others} low: {otherMean}.',
  ],
  Reflective: [
    'In your record, {lead} arrives first. On days after {lead} of 4 or above, {metric} averaged {mean}; on days after 2 or below, {otherMean}.',
    'One number walks a day ahead of another here. The day after a high {lead}, {metric} stands at {mean} ({days} days); the day after a low one, at {otherMean} ({others} days).',
    'Taken in order, the ratings have a sequence to them: {lead} today, {metric} tomorrow. {Mean} after days of 4 or above, {otherMean} after days of 2 or below.',
    'Something in {lead} seems to reach across the night. The {metric} of the following day: {mean} where {lead} had been 4 or above, {otherMean} where it had been 2 or below.',
    'Yesterday’s {lead} and today’s {metric} keep an appointment. Across {days} such mornings after a high, the second averages {mean}; across {others} after a low, {otherMean}.',
    'Two lines in your journal, and the first runs a page ahead: {lead}. Behind its high days {metric} is {mean}, behind its low days {otherMean}. The order is in the record; the reason is not.',
  ],
  Playful: [
    'The {lead} slider leaves notes for the {metric} slider. After a 4 or above, the reply next day averages {mean}; after a 2 or below, {otherMean}.',
    'A relay with two runners: {lead} hands over, and a day later {metric} comes in at {mean} after high days, {otherMean} after low ones.',
    'The {metric} slider reads yesterday’s paper. When {lead} was high in it, {mean}; when it was low, {otherMean}. {Days} papers of the first kind, {others} of the second.',
    'Gossip among sliders takes one night. With {lead} high on the day before, {metric} is {mean}; with it low, {otherMean}.',
    'If {metric} had a weather vane it would be yesterday’s {lead}: {mean} after a 4 or above, {otherMean} after a 2 or below.',
    'The dominoes stand a day apart. First {lead}, then {metric}: {mean} behind the tall ones, {otherMean} behind the short.',
  ],
  Spiritual: [
    'The wave is seen far out before it is heard. First {lead}; a day later, {metric}: {mean} after the high water of 4 or above, {otherMean} after the low of 2 or below.',
    'Rain in the hills, and the river a day later. After {days} days of high {lead}, {metric} stands at {mean}; after {others} low ones, at {otherMean}.',
    'One bell rings, and another answers from the next day. The first is {lead}: at 4 or above it is answered by {metric} at {mean}; at 2 or below, by {otherMean}.',
    'What is sown in {lead} stands in the next field as {metric}: {mean} where the one before was high, {otherMean} where it was low.',
    'Footprints in the sand show who walked in front. It was {lead}, and {metric} came a day behind, at {mean} after its heights and {otherMean} after its hollows.',
    'A breath is drawn before the note sounds. The breath is {lead}; the note, a day on, is {metric}: {mean} after the deep ones, {otherMean} after the shallow.',
  ],
  Neutral: [
    'Mean {metric} the day after {lead} of 4 or above: {mean} ({days} days). After 2 or below: {otherMean} ({others} days).',
    'In the record, {lead} precedes {metric}: the next day averages {mean} after high ratings and {otherMean} after low ones.',
    'The {metric} of the {days} days that follow {lead} of 4 or above averages {mean}, against {otherMean} on the {others} that follow 2 or below.',
    'A one-day order appears between two ratings. Low {lead} is followed by {metric} of {otherMean}, high {lead} by {mean}. No reason is implied.',
    'Ratings of {lead} lead those of {metric} by a day: {mean} following high days (n = {days}), {otherMean} following low days (n = {others}).',
    'When {lead} was 2 or below, {metric} the next day averaged {otherMean}; when it was 4 or above, {mean}.',
  ],
}

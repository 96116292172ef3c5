import { only, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

/** `quote` and `date` are both present or both absent. */
export type SurgeSlots = SlotsOf<'word' | 'recent' | 'window' | 'before' | 'earlier', 'quote' | 'date'>

export const RECURRING_WORD_SURGE: Skeletons = {
  Concise: [
    'You mention “{word}” more now: {recent} of {window} entries, {before} of {earlier} before.',
    'There’s more “{word}” now, in {recent} of {window} entries. Before: {before} of {earlier}.',
    'You write about “{word}” more: {recent} of {window} entries, after {before} of {earlier}.',
    'There’s been more “{word}” lately: {recent} of {window} entries, up from {before} of {earlier}.',
    'Before, “{word}” was in {before} of {earlier} entries. Now it’s in {recent} of {window}.',
    'Lately you mention “{word}” more, in {recent} of {window} entries. It was {before} of {earlier}.',
    'You bring up “{word}” more often: {recent} of {window} entries, {before} of {earlier} before.',
    'The word “{word}” is up: {recent} of {window} entries, from {before} of {earlier}.',
    'You’re using “{word}” more, in {recent} of {window} entries. Earlier, {before} of {earlier}.',
    'Until recently “{word}” was in {before} of {earlier} entries. Now it’s {recent} of {window}.',
    '“{quote}” From {date}. You mention “{word}” more: {recent} of {window}, from {before} of {earlier}.',
    ...only(
      ['some before'],
      ['It used to be {before} of {earlier} entries with “{word}”. Now it’s {recent} of {window}.'],
    ),
    ...only(
      ['not all', 'some before'],
      ['Of your last {window} entries, {recent} have “{word}”. Of the {earlier} before, {before}.'],
    ),
    ...only(
      ['none before'],
      ['Until recently “{word}” hadn’t come up here. Now it’s in {recent} of {window} entries.'],
    ),
  ],
  Reflective: [
    'You’re writing about “{word}” more than you used to: {recent} of your last {window} entries, and {before} of the {earlier} before that.',
    'Lately “{word}” has been taking up more room here. It’s in {recent} of {window} entries; before, it was in {before} of {earlier}.',
    'You bring up “{word}” more often now. It’s in {recent} of your last {window} entries, and it was in {before} of the {earlier} before.',
    'There’s more about “{word}” here than there used to be: {recent} of your last {window} entries, and {before} of {earlier} earlier ones.',
    'You’ve been mentioning “{word}” a good deal, in {recent} of your last {window} entries. Before that it was {before} of {earlier}.',
    'If “{word}” seems to come up more, it does: {recent} of your last {window} entries, and {before} of the {earlier} before.',
    'Something you mention more now is “{word}”: {recent} of your last {window} entries, {before} of the {earlier} before that.',
    'Compared with before, you write more about “{word}”. It’s in {recent} of {window} entries now, and was in {before} of {earlier}.',
    'More and more, it’s “{word}”: {recent} of {window} entries, and {before} of the {earlier} before. On {date} you wrote: “{quote}”',
    '“{quote}” That’s from {date}. You mention “{word}” more now, in {recent} of {window} entries, up from {before} of {earlier}.',
    'On {date} you wrote: “{quote}” There’s more “{word}” than before, in {recent} of {window} entries, up from {before} of {earlier}.',
    ...only(
      ['not all'],
      [
        'Before, “{word}” was in {before} of {earlier} entries. In the last {window} it’s in {recent}.',
        'Going by your last {window} entries, “{word}” is on your mind more. It’s in {recent}, and was in {before} of the {earlier} before.',
      ],
    ),
    ...only(
      ['none before'],
      ['In {earlier} earlier entries, “{word}” didn’t come up. It’s in {recent} of the last {window}.'],
    ),
  ],
  Playful: [
    'The word “{word}” is having a moment: {recent} of your last {window} entries, and {before} of the {earlier} before.',
    'Now starring in {recent} of your last {window} entries: “{word}”. Earlier appearances: {before} of {earlier}.',
    'Someone gave “{word}” a key to the place. It’s in {recent} of {window} entries, and was in {before} of {earlier}.',
    'A promotion for “{word}”: from {before} of {earlier} entries to {recent} of your last {window}.',
    'Your journal has a new regular, “{word}”: {recent} of your last {window} entries, and {before} of {earlier} before.',
    'In your journal’s charts, “{word}” is climbing: {recent} of {window} entries, up from {before} of {earlier}.',
    'The journal has ordered a bigger chair for “{word}”: {recent} of your last {window} entries, {before} of the {earlier} before.',
    'Business is picking up for “{word}”: {recent} of your last {window} entries, compared with {before} of {earlier}.',
    'Word is getting around about “{word}”: {recent} of your last {window} entries, {before} of the {earlier} before.',
    'Breaking news from your journal: “{word}” is in {recent} of the last {window} entries, up from {before} of {earlier}.',
    'Your journal has noticed “{word}” hanging around. It’s in {recent} of {window} entries, and was in {before} of {earlier}.',
    'The word “{word}” in action, {date}: “{quote}” It’s in {recent} of {window} entries now, {before} of {earlier} before.',
    ...only(
      ['some before'],
      [
        'From bit part to leading role: “{word}”, in {recent} of your last {window} entries, and {before} of the {earlier} before.',
      ],
    ),
    ...only(
      ['none before'],
      ['For {earlier} entries your journal hadn’t met “{word}”. Now it’s in {recent} of the last {window}.'],
    ),
  ],
  Spiritual: [
    'These days “{word}” is in {recent} of your last {window} entries. Earlier it was in {before} of {earlier}.',
    'You name “{word}” more often now, in {recent} of {window} entries. Before, in {before} of {earlier}.',
    'More of your writing has “{word}” in it now: {recent} of {window} entries, after {before} of {earlier}.',
    'Your attention has moved toward “{word}”. It is in {recent} of your last {window} entries, and was in {before} of {earlier}.',
    'There is more room for “{word}” here now: {recent} of {window} entries, and {before} of the {earlier} before.',
    'Something has come closer lately: “{word}”, in {recent} of {window} entries, and in {before} of the {earlier} before.',
    'You are giving “{word}” more of your time here. It is in {recent} of {window} entries, and was in {before} of {earlier}.',
    'Lately you come back more to “{word}”: {recent} of your last {window} entries, and {before} of the {earlier} before.',
    'One word is with you more than before: “{word}”, in {recent} of {window} entries, after {before} of {earlier}.',
    'As the days go by there is more of “{word}”: {recent} of your last {window} entries, {before} of the {earlier} before.',
    '“{quote}” You wrote that on {date}. Now “{word}” is in {recent} of {window} entries; earlier, in {before} of {earlier}.',
    ...only(
      ['some before'],
      ['Earlier you wrote “{word}” in {before} of {earlier} entries. Now it is {recent} of {window}.'],
    ),
    ...only(
      ['not all', 'some before'],
      ['In your last {window} entries “{word}” comes up in {recent}. In the {earlier} before, in {before}.'],
    ),
    ...only(['none before'], ['You wrote {earlier} entries without “{word}”. Now it is in {recent} of {window}.']),
  ],
  Neutral: [
    'The word “{word}” is in {recent} of your last {window} entries and in {before} of the {earlier} before.',
    'You used “{word}” in {before} of {earlier} earlier entries and in {recent} of the latest {window}.',
    'Entries with “{word}”: {before} of {earlier} before, {recent} of {window} now.',
    'You mention “{word}” in {recent} of your last {window} entries, compared with {before} of the {earlier} before.',
    'Your use of “{word}” has increased, from {before} of {earlier} entries to {recent} of {window}.',
    'In {recent} of your last {window} entries you used “{word}”. In the earlier ones it was {before} of {earlier}.',
    'Earlier entries with “{word}”: {before} of {earlier}. Latest entries: {recent} of {window}.',
    'More of your entries have “{word}” now: {recent} of the latest {window}, {before} of the {earlier} before.',
    'Compared with before, “{word}” is more frequent: {recent} of {window} entries, from {before} of {earlier}.',
    'You have used “{word}” more: {recent} of the last {window} entries, {before} of the {earlier} before that.',
    '“{quote}” From {date}. You use “{word}” more than before: {recent} of {window} entries, from {before} of {earlier}.',
    ...only(
      ['not all'],
      ['Until your last {window} entries, “{word}” was in {before} of {earlier}. Since then, in {recent}.'],
    ),
    ...only(
      ['not all', 'some before'],
      [
        'Of your last {window} entries, {recent} contain “{word}”. Of the {earlier} before, {before}.',
        'Your latest {window} entries include “{word}” in {recent}, the {earlier} before in {before}.',
      ],
    ),
  ],
}

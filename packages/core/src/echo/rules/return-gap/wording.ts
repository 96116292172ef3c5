import { only, retired, type Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type ReturnGapSlots = SlotsOf<'gap' | 'span' | 'from' | 'to'>

export const RETURN_GAP: Skeletons = {
  Concise: [
    'You wrote again on {to}, after {gap} days away.',
    'This journal was quiet for {gap} days, until {to}.',
    'Your entry on {to} ended a break of {gap} days.',
    'You were away for {gap} days, and back on {to}.',
    'After {gap} days away, you wrote on {to}.',
    'There were {gap} days without an entry before {to}.',
    'On {to} you wrote again, after {gap} quiet days.',
    'You stopped on {from} and started again on {to}.',
    'There’s a gap of {gap} days before your entry on {to}.',
  ],
  Reflective: [
    'You were away from this journal for {gap} days. On {to} you picked it up again.',
    'You came back and wrote on {to}, after {gap} days away.',
    'Your journal has a quiet stretch in it, {gap} days long. It ends with your entry on {to}.',
    'After {gap} days without an entry, you wrote on {to}. Good to have you back.',
    'There were {gap} days between your entry on {from} and the one on {to}.',
    'You wrote again on {to}. There were {gap} days in between.',
    'Your last entry before the break was on {from}. You started again on {to}.',
    'On {to} you wrote here again. There are {gap} days before it without an entry.',
    'It was quiet here for {gap} days. Then, on {to}, there you were.',
  ],
  Playful: only(
    ['short break'],
    [
      'Your journal saved your seat for {gap} days. You took it on {to}.',
      'It’s been {gap} days, but who’s counting? The journal is glad you’re back, as of {to}.',
      'The cursor blinked for {gap} days and did not take it personally. You were back on {to}.',
      'Your journal left the door unlocked for {gap} days. You came in on {to}.',
      'The entry box had {gap} days off. On {to} you put it back to work.',
      'Nothing to report for {gap} days, said the journal. Then came {to}.',
      'After {gap} days of peace and quiet, the journal heard from you on {to}. It had missed the noise.',
      'On {to} the journal looked up and there you were, after {gap} days.',
      'For {gap} days your journal reread its old entries. On {to} you brought it a new one.',
    ],
  ),
  Spiritual: [
    'You were quiet here for {gap} days. On {to} you wrote again.',
    retired('After {gap} quiet days, there is your entry on {to}.'),
    'There were {gap} days without an entry here, and then yours on {to}.',
    'It was quiet here for {gap} days. On {to} you began again.',
    'On {to} you came back to this, after {gap} days elsewhere.',
    'The {gap} days before {to} are not written down here. They are still yours.',
    'For {gap} days you let this rest. On {to} you returned to it.',
    'A rest of {gap} days, and then your entry on {to}.',
    'After {gap} quiet days, you wrote on {to}.',
  ],
  Neutral: [
    'No entries for {gap} days before {to}.',
    'Your entry on {to} follows {gap} days without one.',
    'You wrote on {from}, and next on {to}.',
    'There are {gap} days without an entry between {from} and {to}.',
    'Your entries on {from} and {to} have {gap} days between them.',
    'After {from} there is no entry until {to}.',
    'Between your entries on {from} and {to} there is a gap of {gap} days.',
    'The first entry after a break of {gap} days is from {to}.',
    'You resumed writing on {to}, after {gap} days without entries.',
  ],
}

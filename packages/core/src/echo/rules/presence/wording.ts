import type { Skeletons } from '../../wording/skeleton.ts'
import type { SlotsOf } from '../../wording/slots.ts'

export type PresenceSlots = SlotsOf<'days' | 'from' | 'to'>

/** Also used in gentle times: no praise, and nothing about what the days were like. */
export const PRESENCE: Skeletons = {
  Concise: [
    'You wrote on {days} days between {from} and {to}.',
    'Between {from} and {to} you wrote on {days} days.',
    'Your entries cover {days} days between {from} and {to}.',
    'From {from} to {to} you were here on {days} days.',
    'You were here on {days} days, from {from} to {to}.',
    'On {days} days between {from} and {to} you wrote something.',
    'There are entries here from {days} days, {from} to {to}.',
    'This journal has your words from {days} days, {from} to {to}.',
  ],
  Reflective: [
    'Between {from} and {to} you wrote on {days} days. All of it is here.',
    'You came here on {days} days between {from} and {to}.',
    'There’s something of yours here from {days} days between {from} and {to}.',
    'Your entries from {from} to {to} cover {days} days. They’re here when you want them.',
    'From {from} to {to}, you came here to write on {days} days.',
    'You had something to say here on {days} days between {from} and {to}.',
    'There are words of yours here from {days} days between {from} and {to}.',
    'It’s all still here: what you wrote on {days} days between {from} and {to}.',
  ],
  Playful: [
    'Your journal had company on {days} days between {from} and {to}.',
    'The entry box got some use on {days} days between {from} and {to}.',
    'Between {from} and {to} your journal got {days} days of conversation.',
    'Guest book, {from} to {to}: you, on {days} days.',
    'Your journal was open from {from} to {to}, and you stopped by on {days} days.',
    'On {days} days between {from} and {to}, the blank box didn’t stay blank.',
    'From {from} to {to} your journal heard from you on {days} days. It was all ears.',
    'The journal has checked its calendar: you were here on {days} days between {from} and {to}.',
  ],
  Spiritual: [
    'On {days} days between {from} and {to}, you took time to write.',
    'You gave this some of your time on {days} days between {from} and {to}.',
    'Between {from} and {to} you paused here on {days} days.',
    'There was time for this on {days} days, from {from} to {to}.',
    'You were here, with your own words, on {days} days between {from} and {to}.',
    'From {from} to {to}, on {days} days, you put something into words.',
    'Your words from {days} days between {from} and {to} are here.',
    'What you wrote on {days} days between {from} and {to} is still here.',
  ],
  Neutral: [
    'You wrote here on {days} days between {from} and {to}.',
    'You have written on {days} days, from {from} to {to}.',
    'Between {from} and {to} you wrote here on {days} days.',
    'On {days} days from {from} to {to}, you wrote here.',
    'From {from} to {to} you wrote on {days} days.',
    'There are entries from {days} days, from {from} to {to}.',
    'Entries on {days} days, from {from} to {to}.',
    'Your entries from {from} to {to} are from {days} days.',
  ],
}

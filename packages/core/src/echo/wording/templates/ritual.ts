import type { Skeletons } from '../../types.ts'

/** Slots: times, entries, start, end. */
export const RITUAL: Skeletons = {
  Concise: [
    '{Times} of {entries} entries begin between {start} and {end}.',
    'Your hour: {start} to {end}, {times} times out of {entries}.',
    '{Start} to {end}. {Times} of your last {entries} entries.',
    'Mostly at one hour: {times} of {entries}, {start} to {end}.',
    'Pages opened between {start} and {end}: {times} of {entries}.',
    'The clock says {start} to {end}, {times} of {entries} times.',
  ],
  Reflective: [
    '{Times} of your last {entries} entries began between {start} and {end}. The hour has become part of the page.',
    'Between {start} and {end}, {times} times out of {entries}: that is when these pages have been opened lately.',
    'You have a place in the day for this. {Times} of {entries} recent entries start between {start} and {end}.',
    'Something in the day stands open between {start} and {end}. {Times} of your last {entries} entries came in through it.',
    'No one set a time for this, and yet {times} of {entries} recent entries begin between {start} and {end}.',
    'The hand of the clock and your own hand meet between {start} and {end}. It has happened in {times} of your last {entries} entries.',
  ],
  Playful: [
    'Between {start} and {end} the page puts the kettle on. You turned up {times} times out of {entries}.',
    'The journal keeps visiting hours, it seems: {start} to {end}. {Times} of your last {entries} entries knew.',
    'Reserved, {start} to {end}, table for one: {times} of your last {entries} entries.',
    'If the cursor wore a watch, it would say somewhere between {start} and {end}. {Times} of {entries} entries agree.',
    '{Times} of your last {entries} entries clocked in between {start} and {end}. Nobody asked them to.',
    'The last {entries} entries were asked where they were between {start} and {end}. {Times} confessed.',
  ],
  Spiritual: [
    'The tide has its hour and these pages have theirs: {times} of the last {entries} begin between {start} and {end}.',
    'A bell that no one rings, between {start} and {end}. {Times} of your last {entries} entries answered it.',
    'Again and again a small clearing opens between {start} and {end}. You have stood in it {times} times in {entries} entries.',
    'As birds come to one branch, {times} of your last {entries} entries came to one hour, between {start} and {end}.',
    'There is an hour that has grown quiet around your writing: {start} to {end}, {times} times in {entries}.',
    'The day breathes out between {start} and {end}, and {times} of your last {entries} entries were written on that breath.',
  ],
  Neutral: [
    '{Times} of your last {entries} entries were started between {start} and {end}.',
    'Most frequent starting window, last {entries} entries: {start} to {end} ({times}).',
    'Of all hours, {start} to {end} is the commonest start: {times} of {entries} recent entries.',
    'The two hours from {start} to {end} hold the start of {times} of your last {entries} entries.',
    'Of your last {entries} entries, {times} begin in one window of two hours: {start} to {end}.',
    'Starting times cluster between {start} and {end} ({times} of {entries} recent entries).',
  ],
}

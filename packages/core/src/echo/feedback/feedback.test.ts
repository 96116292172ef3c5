import { expect, test } from 'vitest'
import type { Slots } from '../wording/slots.ts'
import {
  asksToStop,
  barsOf,
  effectOf,
  markOf,
  neverChoices,
  steered,
  steeringOf,
  type EchoMark,
  type Said,
} from './index.ts'

const TODAY = 20_500
const HARBOR: Slots = { word: 'harbor', recent: 5, window: 9 }
const ABOUT = { rule: 'recurring_word/thread', key: 'harbor', slots: HARBOR }

const mark = (verdict: Said['verdict'], given: Partial<Said> = {}, about: Partial<typeof ABOUT> = {}): EchoMark =>
  markOf({ day: TODAY, verdict, scope: 'echo', value: '', ...given }, { ...ABOUT, ...about })
const times = (count: number, one: EchoMark) => Array.from({ length: count }, () => one)
const factors = (marks: EchoMark[], finding = ABOUT) => {
  const { rule, subject } = steeringOf(marks, TODAY, finding)
  return [rule, subject].map((factor) => Number(factor.toFixed(2)))
}

test('a kind gains 0.12 with each “Rings true” and loses 0.25 with each “Not me”; a subject gains 0.1 and loses 0.4', () => {
  expect(factors([])).toEqual([1, 1])
  expect(factors(times(2, mark('true')))).toEqual([1.24, 1.2])
  expect(factors([mark('true'), mark('not_me')])).toEqual([0.87, 0.7])
})

test('a factor of a kind stays between 0.4 and 1.5, one of a subject between 0.3 and 1.3', () => {
  expect(factors(times(20, mark('true')))).toEqual([1.5, 1.3])
  expect(factors(times(20, mark('not_me')))).toEqual([0.4, 0.3])
})

test('a mark counts for its own kind and its own subject, in any form of the word', () => {
  const marks = times(2, mark('true'))
  expect(factors(marks, { ...ABOUT, slots: { word: 'oar' } })).toEqual([1.24, 1])
  expect(factors(marks, { rule: 'tag_mood', key: '', slots: { tag: 'harbors' } })).toEqual([1, 1.2])
  expect(factors(marks, { rule: 'mirror', key: '', slots: {} })).toEqual([1, 1])
})

test('two rules with one name on the card are one kind', () => {
  expect(factors([mark('true')], { rule: 'recurring_word/surge', key: '', slots: {} })).toEqual([1.12, 1])
})

test('a mark counts on the 180th day and no longer on the next', () => {
  expect(factors([mark('true', { day: TODAY - 179 })])).toEqual([1.12, 1.1])
  expect(factors([mark('true', { day: TODAY - 180 })])).toEqual([1, 1])
})

test('“Never again” changes no score', () => {
  expect(factors([mark('never', { scope: 'line', value: 'A line.' })])).toEqual([1, 1])
})

test('a mark never works backwards on a score below zero', () => {
  expect(steered(-0.1, { rule: 0.5, subject: 1 })).toBeLessThan(-0.1)
  expect(steered(-0.1, { rule: 1.24, subject: 1 })).toBeGreaterThan(-0.1)
})

test('“Not me” rules out its own finding for 180 days', () => {
  const barred = (day: number, finding = ABOUT) => barsOf([mark('not_me', { day })], TODAY).finding(finding)
  expect(barred(TODAY - 179)).toBe(true)
  expect(barred(TODAY - 180)).toBe(false)
  expect(barred(TODAY, { ...ABOUT, key: 'oar' })).toBe(false)
})

test('a stopped kind stays out, under each of its rules, however long ago', () => {
  const bars = barsOf([mark('never', { day: TODAY - 4000, scope: 'rule', value: ABOUT.rule })], TODAY)
  expect(bars.finding({ rule: 'recurring_word/surge', key: 'oar', slots: {} })).toBe(true)
  expect(bars.finding({ rule: 'mirror', key: '', slots: {} })).toBe(false)
})

test('a word stays out of subjects, tags and quotes, in all its forms but not inside other words', () => {
  const bars = barsOf([mark('never', { scope: 'subject', value: 'Harbor' })], TODAY)
  expect(['harbor', 'the Harbors', 'a harbor’s edge', '#harbor'].map(bars.line)).toEqual([true, true, true, true])
  expect(['harborage', 'the sea'].map(bars.line)).toEqual([false, false])
  expect(bars.finding({ rule: 'rhyme', key: '', slots: { first: 'oar', second: 'harbors' } })).toBe(true)
  expect(bars.finding({ rule: 'mirror', key: '', slots: { quote: 'Fog over the harbor.' } })).toBe(true)
})

test('a tag of two words is also met as words', () => {
  const bars = barsOf([mark('never', { scope: 'subject', value: '#night-shift' })], TODAY)
  expect(['Slept after the night shift.', 'The shift at night.'].map(bars.line)).toEqual([true, false])
})

test('a line stays out, also as part of a longer quote', () => {
  const bars = barsOf([mark('never', { scope: 'line', value: 'I sing to fish.' })], TODAY)
  expect(['I sing  to fish.', 'It rained. I sing to fish.', 'I row.'].map(bars.line)).toEqual([true, true, false])
})

test('“Never again” offers only what the Echo shows', () => {
  const labels = (rule: string, slots: Slots) => neverChoices({ rule, slots }).map(({ label }) => label)
  expect(labels('presence', { days: 9 })).toEqual(['This kind: “Days you wrote”'])
  expect(labels(ABOUT.rule, HARBOR)).toEqual(['This kind: “A word that keeps returning”', 'This word: “harbor”'])
  expect(labels('tag_mood', { tag: 'run' })).toContain('This tag: #run')
  expect(labels('mirror', { quote: 'My mother gave Ines the broom. Ruben came. The rain fell on Monday.' })).toEqual([
    'This kind: “A line of yours”',
    'This person: “mother”',
    'This name: “Ines”',
    'This word: “Ruben”',
    'This line',
  ])
})

test('each mark’s effect is told in words', () => {
  const told = (one: EchoMark, others: EchoMark[] = []) => effectOf(one, [one, ...others], TODAY)
  const kind = '“A word that keeps returning”'
  expect(told(mark('true'), [mark('true')])).toBe(
    `Echos like this one are more likely to come. All your marks together multiply the score of ${kind} by 1.24 and of “harbor” by 1.2.`,
  )
  expect(told(mark('not_me'))).toBe(
    `This one won’t come back before August 15, and Echos like it are less likely to come. All your marks together multiply the score of ${kind} by 0.75 and of “harbor” by 0.6.`,
  )
  expect(told(mark('true', { day: TODAY - 180 }))).toBe(
    'You marked this more than 180 days ago, so it no longer counts.',
  )
  expect(told(mark('true', {}, { rule: '', key: '', slots: {} }))).toBe(
    'The Echo you marked can’t be read, so your mark has no effect now.',
  )
  expect(told(mark('never', { scope: 'rule', value: ABOUT.rule }))).toBe(
    `You won’t get ${kind} again until you undo this.`,
  )
  expect(told(mark('never', { scope: 'subject', value: '#run' }))).toBe(
    'No Echo will mention #run again, not even in a quote, until you undo this.',
  )
  expect(told(mark('never', { scope: 'line', value: 'I row.' }))).toBe(
    'No Echo will quote this line again until you undo this.',
  )
})

test('after the third “Not me” on a kind the card asks whether to stop it, unless it is stopped', () => {
  const one = mark('not_me')
  const asked = (others: EchoMark[]) => asksToStop(one, [one, ...others], TODAY)
  expect([0, 1, 2, 3].map((others) => asked(times(others, mark('not_me'))))).toEqual([false, false, true, false])
  const old = mark('not_me', { day: TODAY - 180 })
  expect(asked([old, old])).toBe(false)
  expect(asked([...times(2, mark('not_me')), mark('never', { scope: 'rule', value: ABOUT.rule })])).toBe(false)
})

test('in a line of another language people are people, and German nouns are words, not names', () => {
  const labels = (quote: string) =>
    neverChoices({ rule: 'mirror', slots: { quote, date: 1 } }).flatMap(({ scope, label }) =>
      scope === 'subject' ? [label] : [],
    )
  expect(labels('Meine Nachbarin hat mir einen Setzling über den Zaun gereicht.')).toEqual([
    'This person: “Nachbarin”',
    'This word: “Setzling”',
    'This word: “Zaun”',
  ])
  expect(labels('Hoy fui con Lucía a su taller y después hemos comido en la casa de mi hermana.')).toEqual([
    'This name: “Lucía”',
    'This person: “hermana”',
  ])
})

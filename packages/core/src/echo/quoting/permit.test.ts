import { expect, test } from 'vitest'
import { LEXICON } from '../../../testing/lexicon.ts'
import { scan, type SafetyState } from '../../safety/index.ts'
import { permit, type PermitEntry } from './permit.ts'

const CALM = 'I planted the beans along the south wall.'

function ask(sentence: string, entry: Partial<PermitEntry> = {}, state: SafetyState = 'open') {
  return permit(
    sentence,
    { mood: 4, near: 'none', isCalmTime: false, sentiment: 0.2, scanOf: scan, ...entry },
    state,
    LEXICON,
  )
}

test('a plain line from a good day may be quoted in every tone', () => {
  expect(ask(CALM).tones.toSorted()).toEqual(['Concise', 'Neutral', 'Playful', 'Reflective', 'Spiritual'])
})

test.each([1, 2])('nothing from an entry rated %i is ever quoted', (mood) => {
  expect(ask(CALM, { mood })).toEqual({ tones: [], reason: 'rating' })
})

test.each(['heavy', 'light', 'hold'] as const)('nothing is quoted near an entry of level %s', (near) => {
  expect(ask(CALM, { near }).reason).toBe('period')
})

test('nothing is quoted in quiet times, and in gentle ones only plain lines without a feeling', () => {
  expect(ask(CALM, {}, 'quiet').tones).toEqual([])
  expect(ask(CALM, {}, 'gentle').tones).toEqual(['Neutral'])
  expect(ask('I love the smell of beans on a warm wall.', {}, 'gentle').tones).toEqual([])
})

test.each([
  ['death', 'The old dog died in the garden under the tree.'],
  ['harm', 'A bruise again, from the cupboard door in the hall.'],
  ['leaving', 'Everything is arranged and the garden is planted.'],
  ['body', 'I moved the peas around until the meeting began.', 'eat', 'I had no dinner and walked around the garden.'],
  ['illness', 'The clinic had new chairs in the garden room.'],
  ['law', 'The divorce papers came with the garden post.'],
  ['examination', 'Had my mammogram at ten and then the window of the garden shop.'],
  ['quarrel', 'The neighbors quarreled over the garden wall.'],
  ['quarrel', 'Milo and I had a row about the garden wall.'],
  ['regret', 'The garden could have been a meadow by summer.'],
])('a word from the list “%s” blocks a line', (_, sentence, ...more) => {
  expect(ask(more.at(-1) ?? sentence).tones).toEqual([])
})

test('no line about oneself with a negation is quoted, and no question about oneself', () => {
  expect(ask('I did not plant the beans along the wall.').reason).toBe('I and negation')
  expect(ask('I love the beans along the wall where no sun comes.').reason).toBeNull()
  expect(ask('Shall I plant beans or peas this year?').reason).toBe('question')
  expect(ask('Who plants beans in the middle of October?').tones).toEqual(['Neutral', 'Concise', 'Reflective'])
  expect(ask('Who plants beans in the middle of October?', { mood: null }).tones).toEqual([])
})

test('Playful quotes only entries rated 4 or 5, and neither a feeling nor a negation', () => {
  expect(ask(CALM, { mood: 3 }).tones).not.toContain('Playful')
  expect(ask(CALM, { mood: null }).tones).not.toContain('Playful')
  expect(ask('I love the beans along the south wall.').tones).not.toContain('Playful')
  expect(ask('The beans along the wall were not slow this year.').tones).not.toContain('Playful')
  expect(ask(CALM, { near: 'tender' }).tones).not.toContain('Playful')
})

test.each([
  'Ran to the market and walked back with a melon in my arms.',
  'We ate the sandwiches in the car with the windows fogged.',
  'Bought pears at the market, and the man gave me a bruised one for the way.',
])('“%s” is quoted for its everyday words, but no joke is made with them', (line) => {
  expect(ask(line).tones).toContain('Reflective')
  expect(ask(line).tones).not.toContain('Playful')
})

test('a line in a spelling that the scan can’t read is not quoted', () => {
  expect(ask('wearin ma goalie gloves n sleevs even tho am a winger').reason).toBe('scan')
})

const asked = (sentence: string, entry: Partial<PermitEntry> = {}) =>
  permit(
    sentence,
    { mood: 4, near: 'none', isCalmTime: false, sentiment: 0.2, scanOf: scan, ...entry },
    'open',
    LEXICON,
    'in a pair',
  ).reason

test.each([
  'Nobody clapped, but Jo put a biscuit on my keyboard.',
  'We repainted the hall the wrong white.',
  'I did not plant the beans along the wall.',
  'Shall I plant beans or peas this year?',
])('“%s” may be quoted with another line, but not alone', (line) => {
  expect(ask(line, { mood: 3 }).tones).toEqual([])
  expect(asked(line, { mood: 3 })).toBeNull()
  expect(asked(line, { mood: null })).not.toBeNull()
  expect(asked(line, { mood: 2 })).toBe('rating')
})

test.each([
  'The divorce papers came with the garden post.',
  'The neighbors quarreled over the garden wall.',
  'Only I remain / unforwarded / by the garden wall.',
])('“%s” is not quoted with another line either', (line) => {
  expect(asked(line)).not.toBeNull()
})

test('in a calm time, a line may be quoted alone that has a harmless dark word, but no question about the writer', () => {
  const calm = { mood: 3, isCalmTime: true }
  for (const line of ['It has the weight of a curling stone.', 'I did not plant the beans along the wall.']) {
    expect(ask(line, { mood: 3 }).tones).toEqual([])
    expect(ask(line, calm).tones).toContain('Reflective')
    expect(ask(line, { ...calm, mood: null }).tones).toEqual([])
    expect(ask(line, { ...calm, near: 'heavy' }).tones).toEqual([])
  }
  expect(ask('Shall I plant beans or peas this year?', calm).reason).toBe('question')
  expect(ask('The neighbors quarreled over the garden wall.', calm).reason).toBe('quarrel')
})

test('a line about a lost thing that can’t be found may be paired, and one about energy that can’t be found may not', () => {
  const line = 'Can’t find my reading glasses, the good ones.'
  expect(asked(line, { mood: 3 })).toBeNull()
  expect(ask(line).reason).toBe('I and negation')
  expect(asked('I can’t find the energy for the garden.')).toBe('I and negation')
})

test('on a bright day, everyday dark words don’t keep a line out, but no joke is made with them', () => {
  const line = 'Nobody clapped, but Jo put a biscuit on my keyboard.'
  expect(ask(line).tones).toContain('Reflective')
  expect(ask(line).tones).not.toContain('Playful')
})

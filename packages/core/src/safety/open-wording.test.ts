import { expect, test } from 'vitest'
import { atLeast, scan, type Level } from './index.ts'

/** What a day adds to a sentence: places, times and furniture, none of which explains open wording away. */
const ENDS = [
  '',
  'again',
  'last night',
  'on Sunday',
  'after dinner',
  'before school',
  'in the kitchen',
  'in the bath',
  'in the car',
  'on the stairs',
  'at the party',
  'by the river',
  'over the sink',
  'in front of the kids',
  'with the radio on',
  'and nobody noticed',
  'and then made tea',
]

const missed = (starts: readonly string[], level: Level) =>
  starts
    .flatMap((start) => ENDS.map((end) => `${`${start} ${end}`.trim()}.`))
    .filter((line) => !atLeast(scan(line).level, level))

test('open wording of suicide is found wherever and whenever it is written', () => {
  const starts = [
    'I want to die',
    'I want to kill myself',
    'I wish I was dead',
    'I want to end my life',
    'I don’t want to live',
  ]
  expect(missed(starts, 'light')).toEqual([])
})

test('open wording of self-harm is found wherever and whenever it is written', () => {
  const starts = ['I cut myself', 'I cut my arm', 'I cut the inside of my arm', 'I hurt myself', 'I burned my arm']
  expect(missed(starts, 'light')).toEqual([])
})

test('open wording of violence is found, whoever it is and wherever', () => {
  const people = ['He', 'She', 'My husband', 'Dad', 'My boyfriend', 'My ex']
  const acts = ['hit me', 'beat me', 'slapped me', 'punched me', 'kicked me', 'choked me', 'strangled me']
  expect(
    missed(
      people.flatMap((person) => acts.map((act) => `${person} ${act}`)),
      'light',
    ),
  ).toEqual([])
})

test('a death is found wherever it came', () => {
  expect(missed(['My dad died', 'My husband died', 'My baby died', 'My best friend died'], 'heavy')).toEqual([])
})

test.each([
  'The hill beat me.',
  'Gran beat me at cards again.',
  'She beat me to it and paid the bill.',
  'He beat me in the final, 6-4.',
  'It hit me in the kitchen that we live here now.',
  'Everyone dies in the last chapter.',
  'I locked myself out of the house.',
  'A parcel came for me with no name on it.',
])('“%s” raises no alarm', (line) => {
  expect(atLeast(scan(line).level, 'heavy')).toBe(false)
})

import { expect, test } from 'vitest'
import { safetyState, scan } from './index.ts'

/** Labelled lines. "I cut myself shaving" and "we broke down laughing" are accepted false alarms. */
const LABELLED: readonly (readonly [line: string, state: 'hold' | 'heavy' | 'open'])[] = [
  ['I want to die', 'hold'],
  ["I don't want to be here anymore", 'hold'],
  ['everyone would be better off without me', 'hold'],
  ['Thoughts of suicide - a pistol.', 'hold'],
  ['I wish I could die of heart failure', 'hold'],
  ['thinking about ending my life', 'hold'],
  ['no point in going on', 'hold'],
  ["I can't go on like this", 'hold'],
  ["I'm thinking of hurting myself", 'hold'],
  ['he hit me again last night', 'hold'],
  ["my friend's suicide, two years ago today", 'hold'],
  ['I want to kill him', 'hold'],
  ['I cut myself shaving', 'hold'],
  ['that cake was to die for', 'open'],
  ['I killed it at the interview', 'open'],
  ['dying to see the new place', 'open'],
  ['kill time before the train', 'open'],
  ['I could kill for a coffee', 'open'],
  ['dead tired before the deadline', 'open'],
  ['the phone died on the bus', 'open'],
  ['the funeral is on Friday', 'heavy'],
  ['I feel numb', 'heavy'],
  ['the numbers were fine', 'open'],
  ['I hate myself today', 'heavy'],
  ['panic attack on the train', 'heavy'],
  ['we broke down laughing', 'heavy'],
]

test.each(LABELLED)('“%s” alone makes the journal %s', (line, state) => {
  const entry = { day: 100, mood: null, sentiment: null, scan: scan(line) }
  expect(safetyState([entry], 100)).toBe(state)
})

test('there are 26 labelled lines', () => {
  expect(LABELLED).toHaveLength(26)
})

test('a scan names what kind of crisis the wording is of, each kind once', () => {
  expect(scan('I want to die. I want to be dead.').crisis).toEqual(['suicide'])
  expect(scan('He hit me, and I said I will kill him').crisis).toEqual(['violence_to_me', 'violence_to_other'])
})

test('curly apostrophes and upper case are read like plain ones', () => {
  expect(scan('I DON’T WANT TO LIVE').crisis).toEqual(['suicide'])
})

test('a scan gives the same answer every time', () => {
  const line = 'the numbers were fine, the phone died'
  expect([scan(line), scan(line), scan(line)]).toEqual(Array(3).fill({ crisis: [], heavy: false }))
})

test.each([
  ['To sum up my despondency, what’s the good of such a life?', true],
  ['What is there to say?', false],
  ["What's the use of this life?", true],
  ["What's the use of this lid?", false],
])('%j is heavy: %s', (text, heavy) => {
  expect(scan(text).heavy).toBe(heavy)
})

test('letters whose lower case is another one hide nothing', () => {
  expect(scan('Thoughts of \u017Fuicide').crisis).toEqual(['suicide'])
  expect(scan('He said he would \u212Aill me, and I want to die').crisis).toContain('suicide')
})

import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { inputsHash, readRated } from '../../../testing/worth/rated.ts'
import { leftOut, train } from '../../../testing/worth/train.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'
import { BASE, INPUTS, WEIGHTS } from './weights.ts'
import { worthAlone, worthIn } from './worth.ts'

const TODAY = 100
const PAGES = Array.from({ length: 12 }, (_, i) =>
  anEntry(60 + i, { content: `Page ${i} has a walk, some letters and supper with the others.` }),
)
const KITE = 'A man with a red kite asked Greta whether she would hold the string.'

/** A journal whose newest day is about this, with that line twelve days before it. */
const journal = (today: string, line = KITE) =>
  journalOf(
    orderedReadings([...PAGES, anEntry(88, { content: line }), anEntry(TODAY, { content: today })], TODAY, LEXICON),
    { today: TODAY, lexicon: LEXICON, vectors: VECTORS },
  )
const worth = (today: string, line = KITE, later?: string) => {
  const read = journal(today, line)
  const [reading, newest] = read.quotable.slice(-2)
  if (!reading || !newest) throw new Error('two entries')
  return worthIn(read)({ text: line, reading }, later === undefined ? undefined : { text: later, reading: newest })
}

test('the weights are those of the ratings in the repository', () => {
  expect(INPUTS, 'Run: npm run train:worth').toBe(inputsHash())
  expect(train(readRated())).toEqual({ base: BASE, weights: WEIGHTS })
})

test('weights from other journals tell which lines of a journal readers liked', () => {
  const { lines, pairs } = leftOut(readRated())
  expect(lines).toBeGreaterThan(0.5)
  expect(pairs).toBeGreaterThan(0.5)
})

test('a line about something of the newest day is worth more than on any other day', () => {
  const met = worth('Greta brought the kite back and its tail had come off in the wind.')
  const other = worth('The bus was late again and the driver had lost his other glove.')
  expect(met).toBeGreaterThan(other + 0.5)
})

test('a scene is worth more than a note of the day', () => {
  const today = 'The bus was late again and the driver had lost his other glove.'
  expect(worth(today)).toBeGreaterThan(worth(today, 'Supper at 7 on Thursday, and then some emails to the office.'))
})

test('two lines are worth more when they share something rare than when they share a word of every day', () => {
  const pair = (thing: string) => {
    const later = `The ${thing} is back with us, and it sings!`
    return worth(later, `We saw the ${thing} by the road in the morning.`, later)
  }
  expect(pair('accordion')).toBeGreaterThan(pair('table') + 0.3)
})

test('in a letter, nothing of the newest day counts', () => {
  const about = (today: string) => {
    const read = journal(today)
    const reading = read.quotable.at(-2)
    if (!reading) throw new Error('an entry')
    return worthAlone(read)({ text: KITE, reading })
  }
  expect(about('Greta brought the kite back and its tail had come off.')).toBe(
    about('The bus was late again and the driver had lost a glove.'),
  )
})

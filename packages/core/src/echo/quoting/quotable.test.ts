import { expect, test } from 'vitest'
import { openJournal } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { countNames } from './count-names.ts'
import { QUOTE_MIN_AGE_DAYS, quotableLines } from './quotable.ts'

const LIMITS = { minWords: 5, maxWords: 26, maxLength: 150 }
const PLAIN = 'The new bakery sells walnut bread and plum jam.'

/** The lines that may be quoted from one entry, this many days later, in a journal of calm entries before it. */
function quotable(content: string, given: { mood?: number; after?: number; near?: string } = {}): string[] {
  const { mood = 4, after = QUOTE_MIN_AGE_DAYS, near } = given
  const calm = Array.from({ length: 9 }, (_, i) =>
    anEntry(1 + i, { content: 'We had tea on the steps and read the paper.' }),
  )
  const entry = anEntry(20, { id: 'it', content, mood })
  const beside = near === undefined ? [] : [anEntry(21, { id: 'near', content: near })]
  const journal = openJournal([...calm, entry, ...beside], 20 + after)
  const reading = journal.entries.filter(({ entry: { id } }) => id === 'it')
  return quotableLines(reading, journal, LIMITS).map(({ text }) => text)
}

test('whole plain sentences can be quoted', () => {
  expect(quotable('The boat club painted the fence green.\n\nMilo came by for the apples.')).toEqual([
    'The boat club painted the fence green.',
    'Milo came by for the apples.',
  ])
})

test('a short entry is quoted whole: one sentence of it would often lose the point', () => {
  const short = 'The tram was full of violins. It was as loud as a brass band.'
  expect(quotable(short)).toEqual([short])
})

test('an entry with a blocked sentence, or with a question, is quoted by the sentence', () => {
  const painted = 'The boat club painted the fence green.'
  expect(quotable(`${painted} Everyone was tired of it.`)).toEqual([painted])
  expect(quotable(`${painted} Who plants beans in the middle of October?`)).toContain(painted)
})

test.each([
  'She said "come in" and so I did that.',
  'We met at 10:30 by the harbor wall.',
  'Look it up on www.harbour.org when there is time.',
  'The boat was ABSOLUTELY the wrong color for this.',
  'One thing was the tide; another was the boat; I saw both.',
  'no capital at the start of this one.',
  'We had no full stop at the end of this one',
  'The #harbour was full of the fog.',
  'The tide was out and so on...',
  'The harbor was damn full of fog.',
  'Hier soir nous avons marché le long du port avec les amis.',
])('%j is never quoted', (content) => {
  expect(quotable(content)).toEqual([])
})

test.each([
  'The neighbor turned up WITH the trailer today.',
  "The neighbor with the trailer said 'that is a chair' and laughed.",
])('%j may be quoted', (content) => {
  expect(quotable(content)).toEqual([content])
})

test('a sentence is quoted without the word that joins it to the one before', () => {
  expect(quotable('Rain.\n\nBut The Mill was open and full of dogs.')).toEqual(['The Mill was open and full of dogs.'])
})

test('a few words at the end of a paragraph are not quoted along', () => {
  expect(quotable('The boat club painted the fence green. It shines in the sun. Meat loaf.\n\nRain.')).toContain(
    'The boat club painted the fence green. It shines in the sun.',
  )
})

test('a word or three at the end are quoted along where they are the point', () => {
  const told = 'The neighbors were looking for the swan on the lake before lunch. No swan.'
  const journal = openJournal([anEntry(20, { content: `${told}\n\nRain.`, mood: 4 })], 30)
  const lines = quotableLines(journal.entries, journal, LIMITS, { use: 'in a pair', extent: 'passage' })
  expect(lines.map(({ text }) => text)).toContain(told)
})

/** The lines that may be quoted next to another line with the same word. */
function beside(content: string, word: string, others: readonly string[] = []): string[] {
  const calm = Array.from({ length: 9 }, (_, i) =>
    anEntry(1 + i, { content: others[i] ?? 'We had tea on the steps and read the paper.', mood: 4 }),
  )
  const journal = openJournal([...calm, anEntry(20, { id: 'it', content, mood: 4 })], 30)
  const reading = journal.entries.filter(({ entry: { id } }) => id === 'it')
  const limits = { ...LIMITS, minWords: 3 }
  const isSought = (text: string) => text.toLowerCase().includes(word)
  return quotableLines(reading, journal, limits, { use: 'in a pair', extent: 'each', isSought }).map(({ text }) => text)
}

test('beside another line about the same, a few words are enough, and the writer knows who “she” is', () => {
  expect(beside('Fog on the roofs.\n\nRabbit is found.\n\nSoup and bread.', 'rabbit')).toEqual(['Rabbit is found.'])
  expect(beside('Fog on the roofs.\n\nHis rabbit was.\n\nSoup and bread.', 'rabbit')).toEqual([])
  const held = 'She held the lantern while I mended the boat.'
  expect(beside(`Fog on the roofs.\n\n${held}\n\nSoup.`, 'lantern')).toEqual([held])
})

test('“she” is nobody whom the entry names and who has died since', () => {
  const told = 'Marta on the quay.\n\nShe held the lantern while I mended the boat.'
  expect(beside(told, 'lantern')).toHaveLength(1)
  expect(beside(told, 'lantern', ['Marta died on Sunday, and the funeral is on Friday.'])).toEqual([])
})

test('a sentence about someone is quoted with the one before that names them', () => {
  const told = 'Marta got on without the cello. Asked about the concert and she said it was lovely.'
  expect(quotable(`Fog in the street and on the roofs. ${told}\n\nRain.`)).toContain(told)
})

test('a short note without a verb is quoted beside another line only, a longer one alone too', () => {
  const note = 'The heavy blanket again, first night.'
  const journal = openJournal([anEntry(20, { content: `${note} We had tea on the steps.`, mood: 4 })], 30)
  const texts = (use: 'alone' | 'in a pair') => quotableLines(journal.entries, journal, LIMITS, { use })
  expect(texts('in a pair').map(({ text }) => text)).toContain(note)
  expect(texts('alone').map(({ text }) => text)).not.toContain(note)
  const longer = 'The yellow blanket again, first fine morning of the month.'
  expect(quotable(`We had tea on the steps and read the paper until two. ${longer} Bus home.\n\nRain.`)).toContain(
    longer,
  )
})

test('a line may return after four days, not before', () => {
  expect(quotable(PLAIN, { after: QUOTE_MIN_AGE_DAYS - 1 })).toEqual([])
  expect(quotable(PLAIN)).toEqual([PLAIN])
})

test('nothing is quoted from a low day, or from the day next to a death', () => {
  expect(quotable(PLAIN, { mood: 2 })).toEqual([])
  expect(quotable(PLAIN, { mood: 1 })).toEqual([])
  expect(quotable(PLAIN, { near: 'My mother died on Tuesday, and the funeral is on Friday.', after: 12 })).toEqual([])
})

test('a line that depends on the one before is quoted with it, or not at all', () => {
  expect(quotable('The boat club painted the fence green. It shines.')).toEqual([
    'The boat club painted the fence green. It shines.',
  ])
  expect(quotable('The boat club painted the fence green. It smelled of warm bread.')).toContain(
    'The boat club painted the fence green. It smelled of warm bread.',
  )
  expect(quotable('It smelled of warm bread.')).toEqual([])
})

test('names are counted, but not days or the writer', () => {
  expect(countNames('On Tuesday I saw Ines and Ruben, and I’ve told Beni.')).toBe(3)
})

test('a sentence is quoted with the next ones that go on about the same, if all of them may be quoted', () => {
  const scene = 'I baked two loaves of bread. The bread smelled of rye and honey. We had soup.'
  expect(quotable(`Fog in the street and on the roofs. ${scene}\n\nRain.`)).toContain(scene)
  expect(quotable(`Fog in the street and on the roofs. ${scene} My father died.\n\nRain.`)).not.toContain(scene)
  const other = 'The neighbors painted the fence green in the afternoon.'
  expect(quotable(`${scene} ${other}\n\nRain.`)).toContain(scene)
})

test('a few words without a verb come only with a sentence', () => {
  expect(quotable('Fresh plums. We baked two cakes with the neighbors.')).toEqual([
    'Fresh plums. We baked two cakes with the neighbors.',
  ])
  expect(quotable('A year of drip and drip.')).toEqual([])
})

test('a short opening of a paragraph is quoted with the next sentence, whatever that is about', () => {
  const opened = 'Anna asks about supper. The phone was over the pan in time.'
  const further = 'We baked two cakes with the neighbors and their children.'
  expect(quotable(`${opened} ${further}\n\nRain.`)).toContain(opened)
  const longer = 'The boat club painted the long fence green on Sunday.'
  const lines = quotable(`${longer} Milo came by for the apples.\n\nRain.`)
  expect(lines).toEqual([longer, 'Milo came by for the apples.'])
})

test('the second sentence of a short entry is not quoted without a short opening that may not be quoted', () => {
  const second = 'The new pattern was all over the place.'
  expect(quotable(`I hate this awful sleeve. ${second}`)).toEqual([])
  expect(quotable(`I hate this awful sleeve.\n${second}`)).toEqual([second])
})

test('beside another line, a sentence is quoted alone, with the next ones, and with its opening', () => {
  const later = 'The lamps along the old railway went off one by one while the town was still asleep.'
  const journal = openJournal([anEntry(20, { content: `Ran before breakfast. ${later}`, mood: 4 })], 30)
  const limits = { ...LIMITS, maxLength: 200 }
  const isSought = (text: string) => text.includes('railway')
  const lines = quotableLines(journal.entries, journal, limits, { use: 'in a pair', extent: 'each', isSought })
  expect(lines.map(({ text }) => text)).toEqual([`Ran before breakfast. ${later}`, later])
})

test('an entry of which a sentence was told is not quoted whole', () => {
  const [first, second] = ['The tram was full of violins.', 'It was as loud as a brass band.']
  const journal = openJournal([anEntry(20, { content: `${first} ${second}`, mood: 4 })], 30, [`On May 1: “${first}”`])
  expect(quotableLines(journal.entries, journal, LIMITS).map(({ text }) => text)).not.toContain(`${first} ${second}`)
})

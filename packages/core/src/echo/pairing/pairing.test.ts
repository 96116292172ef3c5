import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON, VECTORS } from '../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'
import type { EchoEntry } from '../journal/entry.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { thingsOf } from '../subjects/shared-things.ts'
import { words } from '../../text/index.ts'
import { linePairs, metLines } from './meetings.ts'
import { relatednessIn } from './relatedness.ts'

const TODAY = 100
const FILLER = [
  'We had lunch outside and then the rain came over the hill.',
  'A slow morning with the newspaper, and later the market.',
  'The bus was full, so I walked home along the canal.',
  'My cousin called about the summer house and its garden.',
  'I finished the blue shelf and it looks fine in the hall.',
  'The choir sang outside and people stopped to hear it.',
  'I read on the steps until the light went orange.',
  'A neighbor brought plums, and I made jam of them.',
  'The library smells of rain and old paper in winter.',
].map((content, i) => anEntry(60 + i, { content, mood: 4 }))

const journal = (entries: readonly EchoEntry[]) =>
  journalOf(orderedReadings([...FILLER, ...entries], TODAY, LEXICON), {
    today: TODAY,
    lexicon: LEXICON,
    vectors: VECTORS,
  })
const OLD = 'A woman brought in the cradle that her grandfather had carved for her.'
const NEW = 'The woman came for the cradle and her grandfather, and sang!'
const pairsOf = (old: Partial<EchoEntry>, recent: Partial<EchoEntry>) =>
  linePairs(
    journal([anEntry(70, { content: OLD, mood: 4, ...old }), anEntry(94, { content: NEW, mood: 4, ...recent })]),
  ).map(({ from, to, shared }) => [from.text, to.text, shared])

test('two lines about the same rare thing are a pair, the older one first', () => {
  expect(pairsOf({}, {})).toEqual([[OLD, NEW, ['cradle']]])
})

test('an older line about a thing that the newest entry names is found, however fresh that entry is', () => {
  const old = anEntry(70, { content: `${OLD} He was a cooper, and it rolls like a barrel on its staves.`, mood: 4 })
  const met = (content: string, mood = 4) =>
    metLines(journal([old, anEntry(TODAY, { content, mood })])).map(({ from, shared }) => [from.text, shared[0]])
  const home = 'The cradle went home today, and the cooper and his staves with it.'
  expect(met(home)[0]).toEqual([old.content, 'cooper'])
  expect(met('Nothing but rain and letters to write here.').map(([text]) => text)).not.toContain(old.content)
  expect(met(home, 2)).toEqual([])
})

test('an everyday thing alone brings no older line back', () => {
  const old = anEntry(70, { content: 'A man left the sign behind the fridge, and it rolls like a barrel.', mood: 4 })
  const met = (content: string) =>
    metLines(journal([old, anEntry(TODAY, { content, mood: 4 })])).map(({ shared: [first] }) => first)
  expect(met('The sign went home today, and the man with it.')).toContain('sign')
  expect(met('The fridge went home today, and the man with it.')).not.toContain('fridge')
})

test('a comparison with a thing is not about the thing', () => {
  const things = (recent: string) => pairsOf({}, { content: recent }).map(([, , shared]) => shared)
  const sung = 'and the woman and her grandfather sang!'
  expect(things(`The cradle was in the boat ${sung}`)).toEqual([expect.arrayContaining(['cradle'])])
  expect(things(`The boat was like a cradle ${sung}`).flat()).not.toContain('cradle')
})

test('nothing of a day rated 1 or 2, of an unrated dull line, or of a dark entry is paired', () => {
  expect(pairsOf({ mood: 2 }, {})).toEqual([])
  expect(pairsOf({}, { mood: 1 })).toEqual([])
  expect(pairsOf({}, { content: `${NEW} I want to die.` })).toEqual([])
})

test('today’s line is paired at once, but not lines that are close together', () => {
  expect(pairsOf({}, { day: TODAY, time: TODAY * 24 * 3_600_000 })).toHaveLength(1)
  expect(pairsOf({ day: 92, time: 92 * 24 * 3_600_000, id: 'near' }, {})).toEqual([])
})

test('a pair ends with a line of the last seven days, and is worth less with each of them', () => {
  const plain = (day: number) => anEntry(day, { content: 'Nothing but rain and letters to write here.', mood: 4 })
  const pairedOn = (day: number) =>
    linePairs(journal([anEntry(60, { content: OLD, mood: 4 }), anEntry(90, { content: NEW, mood: 4 }), plain(day)]))
  expect(pairedOn(90)).toHaveLength(1)
  expect(pairedOn(96)).toHaveLength(1)
  expect(pairedOn(96)[0]?.worth).toBeLessThan(pairedOn(90)[0]?.worth ?? 0)
  expect(pairedOn(97)).toEqual([])
})

test('a thing of every day makes a pair worth less', () => {
  const worth = (thing: string) => {
    const [old, recent] = [OLD, NEW].map((text) => text.replace('cradle', thing))
    const [pair] = linePairs(
      journal([anEntry(70, { content: old ?? '', mood: 4 }), anEntry(94, { content: recent ?? '', mood: 4 })]),
    ).filter(({ shared: [first] }) => first === thing)
    return pair?.worth ?? 0
  }
  expect(worth('banjo')).toBeGreaterThan(3.5)
  expect(worth('fridge')).toBeLessThan(worth('banjo') - 0.3)
})

test('a thing or a name in many entries pairs nothing', () => {
  const often = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      anEntry(71 + i, { content: 'Sanded the cradle in the shed until supper was ready for us.', mood: 4 }),
    )
  const pairs = (count: number) =>
    linePairs(
      journal([anEntry(70, { content: OLD, mood: 4 }), ...often(count), anEntry(94, { content: NEW, mood: 4 })]),
    ).filter(({ from }) => from.text === OLD)
  expect(pairs(2)).toHaveLength(1)
  expect(pairs(4)).toEqual([])
})

test('a thing that neither line points out, and someone’s name alone, pair nothing', () => {
  const pairs = (old: string, recent: string) => pairsOf({ content: old }, { content: recent })
  expect(pairs('We had dumplings and read the paper.', 'Made dumplings with the kids on the steps.')).toEqual([])
  expect(pairs('Drove home behind a tractor at five.', 'No sound at all but a distant tractor.')).toEqual([])
  expect(pairs('Marianne came by for the apples.', 'Called Marianne about the summer house.')).toEqual([])
})

test('without word vectors, as in an audit, nothing is paired', () => {
  const readings = orderedReadings(
    [...FILLER, anEntry(70, { content: OLD }), anEntry(94, { content: NEW })],
    TODAY,
    LEXICON,
  )
  expect(linePairs(journalOf(readings, { today: TODAY, lexicon: LEXICON }))).toEqual([])
})

test('a thing is a noun in both lines: no adjective, no measure, no common word', () => {
  const texts = [
    OLD,
    NEW,
    'We had a proper lunch near the bolt of linen, and it was a proper feast.',
    'That bolt was stiff and proper.',
  ]
  const known = journal(texts.map((content, i) => anEntry(75 + i, { content, mood: 4 })))
  const things = thingsOf(known)
  expect(things.form('cradle', 'The cradle went home.', 'We mended a cradle.')).toBe('cradle')
  expect(things.form('proper', 'We had a proper lunch.', 'It was a proper Sunday dinner.')).toBeNull()
  expect(things.form('bolt', 'That bolt was stiff.', 'He held a bolt of linen.')).toBeNull()
  expect(things.form('cradle', 'The cradle went home.', 'We mended a chair.')).toBeNull()
})

test('a thing is the same in its singular and in its plural', () => {
  const texts = [
    'The gutters are full of leaves and moss again.',
    'A squirrel jumps from the gutter to the feeder now.',
  ]
  const things = thingsOf(journal(texts.map((content, i) => anEntry(75 + i, { content, mood: 4 }))))
  expect(things.form('gutter', texts[1] ?? '', texts[0] ?? '')).toBe('gutter')
  expect(things.form('gutter', texts[0] ?? '', texts[1] ?? '')).toBe('gutters')
})

test('a line begins with the sentence about the thing, unless that needs the one before', () => {
  const lines = (content: string) => pairsOf({}, { content }).map(([, later]) => later)
  const sung = 'The cradle came home with the woman and her grandfather.'
  expect(lines(`Lovely day, plums. ${sung}\n\nWe had soup.`)).toEqual([sung])
  const found = 'Found the key. In the cradle, with a button and a spoon, for the woman and her grandfather.'
  expect(lines(`${found}\n\nWe had soup.`)).toContain(found)
})

test('a thing may be short, a part of something or the first word of a compound', () => {
  const texts = [
    'Where is the lid of the blue pot?',
    'Found the lid under the sink.',
    'We planted a lemon tree by the gate.',
    'The lemon tree has four leaves.',
  ]
  const known = journal(texts.map((content, i) => anEntry(75 + i, { content, mood: 4 })))
  const things = thingsOf(known)
  expect(things.form('lid', 'Found the lid under the sink.', 'Where is the lid of the blue pot?')).toBe('lid')
  expect(things.form('lemon', 'The lemon tree has four leaves.', 'We planted a lemon tree.')).toBe('lemon tree')
  expect(things.form('lemon', 'The lemon tree has four leaves.', 'We made a lemon cake.')).toBeNull()
})

test('a name that goes on in one line only is another name', () => {
  const texts = ['Heather called from the coast at noon.', 'We swam at Heather Beach in the afternoon.']
  const things = thingsOf(journal(texts.map((content, i) => anEntry(75 + i, { content, mood: 4 }))))
  expect(things.form('heather', 'Then Heather called.', 'We told Heather.')).toBe('Heather')
  expect(things.form('heather', 'Then Heather called.', 'We swam at Heather Beach.')).toBeNull()
})

test('a month is no name that two lines share', () => {
  const [old, recent] = ['I could start running in October.', 'The letter is for October, half past nine.']
  expect(pairsOf({ content: old }, { content: recent })).toEqual([])
})

test('two words in a row are one thing', () => {
  const texts = ['Washing machine is making the noise again.', 'Washing machine is fine, but the dryer smells hot.']
  const known = journal(texts.map((content, i) => anEntry(75 + i, { content, mood: 4 })))
  const things = thingsOf(known)
  expect(things.form('machine', texts[1] ?? '', texts[0] ?? '')).toBe('washing machine')
})

test('two ordinary words are enough in lines that are about the same', () => {
  const line = (day: number, content: string) => anEntry(day, { content, mood: 4 })
  const often = Array.from({ length: 5 }, (_, i) =>
    line(72 + i, `Oskar has a song for the ferry, number ${i}. The wind was in the east.`),
  )
  const old = line(70, 'The singers gave Oskar a song in three parts.')
  const pairs = (recent: string) => linePairs(journal([old, ...often, line(94, recent)])).map(({ from }) => from.text)
  expect(pairs('Oskar sang with the singers and knew every song.')).toContain(old.content)
  expect(pairs('A song came on at the barber today.')).not.toContain(old.content)
})

test('lines about the same are more related than lines that share nothing', () => {
  const { worded } = journal([])
  const related = relatednessIn(worded, VECTORS, rarityIn(worded))
  const about = (one: string, other: string) => related(words(one), words(other))
  expect(about('The hull of the boat leaks.', 'We rowed the boat to the harbor.')).toBeGreaterThan(
    about('The hull of the boat leaks.', 'I paid the invoice at the counter.') + 0.2,
  )
})

import { expect, test } from 'vitest'
import { leans } from './leaning.ts'

test.each([
  'He never asked about the lease, and I was grateful.',
  'But the soup was good.',
  'Put some by the oil heater like a fool.',
  'Biscuit has already knocked over two.',
  'The cat was fine and ate it.',
  'This is what I meant.',
  'I told him on the way.',
  'Which was nice.',
  'There it goes.',
  'I would have liked more, only by then the bakery was full.',
  'Was the sixth one flat?',
  'From the oars, she told me.',
  'I could hear her finding a pen.',
  'I could stay there a week.',
  'Bought her the good stick.',
  'The radio said he had scored twice.',
  'The bus was late and they laughed.',
  'Kwame knocked on it and said come in.',
  'Had Maisie all day as they’re still off.',
  'Mine: a map of a valley that is now a reservoir.',
  'Returned it to Colin with half a lemon drizzle.',
  'I said oh lovely and meant it.',
  'A few have gone wavy from the wet.',
  'sent me a screenshot of the ticket this time.',
  'I must have walked past it ten times.',
  'There’s one of him in uniform with a cat on his shoulder.',
])('%j needs the sentence before it', (sentence) => {
  expect(leans(sentence)).toBe(true)
})

test.each([
  'My hands are older than the rest of me.',
  'Lent the good spade to Henk, which means it is gone until autumn.',
  'Woke at two.',
  'My father folds the paper as if he could hear it.',
  'There is a smell of rain on the quay.',
  'I walked this morning before work.',
  'When I was small the shop sold kites.',
  'Ines laughed when I told her.',
  'I made cards for the chapters and colored them.',
  'Is it too late to learn the clarinet?',
  'One of the inflatables was a flamingo.',
  'Woke at one with a wasp in the room.',
  'Jude and I watched two films and he explained them.',
  'nadia said she would bring the ladder',
  'A man on the tram asked if his hat was straight.',
  'On the bus my father went through the leaflet looking for his glasses.',
  'I said yes to the job in the harbor.',
  'A few geese went over at noon.',
  'Oskar was in the lee with his hood up, reading.',
  'I put a folded towel under the door and it held.',
  'Trains are late and I like them anyway.',
  'Bike needs a new back brake, it now makes the noise of a gull.',
  'Still can’t remember the second verse.',
  'Finished the whole sample in one go, nine till now.',
  'I imagine a Wednesday with nothing in it.',
])('%j can be read alone', (sentence) => {
  expect(leans(sentence)).toBe(false)
})

test('a name that the writer uses elsewhere can be meant at the start of a sentence', () => {
  const line = 'Wren back on her mooring and the sun out.'
  expect(leans(line)).toBe(true)
  expect(leans(line, new Set(['wren']))).toBe(false)
})

test('where the person is known, a pronoun needs no name, but a thing still does', () => {
  for (const line of ['She held the dolly while I did the rivets.', 'Told her tonight, not Easter.']) {
    expect(leans(line), line).toBe(true)
    expect(leans(line, new Set(), true), line).toBe(false)
  }
  expect(leans('It was in the oven.', new Set(), true)).toBe(true)
  expect(leans('But she laughed.', new Set(), true)).toBe(true)
})

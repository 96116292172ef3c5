import { expect, test } from 'vitest'
import { leans } from './leaning.ts'

test.each([
  'He never asked about the lease, and I was grateful.',
  'But the soup was good.',
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
  'My father folds the paper as if he could hear it.',
  'There is a smell of rain on the quay.',
  'I walked this morning before work.',
  'When I was small the shop sold kites.',
  'Ines laughed when I told her.',
  'On the bus my father went through the leaflet looking for his glasses.',
  'I said yes to the job in the harbor.',
  'A few geese went over at noon.',
  'Oskar was in the lee with his hood up, reading.',
  'I put a folded towel under the door and it held.',
  'Trains are late and I like them anyway.',
])('%j can be read alone', (sentence) => {
  expect(leans(sentence)).toBe(false)
})

import { expect, test } from 'vitest'
import { referenceIn } from './reference.ts'

test.each([
  ['The hook on the balcony has a basket on it.', 'hook', 'known'],
  ['Ines turned up with my yellow umbrella.', 'umbrella', 'own'],
  ['Henk’s good spade came back over the fence.', 'spade', 'known'],
  ['There is a hook on the balcony.', 'hook', 'new'],
  ['I want a proper desk lamp.', 'lamp', 'new'],
  ['I’d pay money for that.', 'money', 'bare'],
  ['Led them from the side without singing a note.', 'singing', 'bare'],
  ['Finished at five and closed the lid like a piano.', 'piano', 'likeness'],
  ['Val is brown as a kipper.', 'kipper', 'likeness'],
] as const)('in “%s”, “%s” is %s', (text, form, reference) => {
  expect(referenceIn(text, form)).toBe(reference)
})

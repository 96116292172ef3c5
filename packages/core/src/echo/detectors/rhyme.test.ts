import { expect, test } from 'vitest'
import { found } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { rhyme } from './rhyme.ts'

test('two entries weeks apart that share three rare nouns in the same form', () => {
  const filler = Array.from({ length: 12 }, (_, i) =>
    anEntry(60 + i, {
      content: `The ${'abcdefghijkl'[i]}long page was about number and the other thing of ${'mnopqrstuvwx'[i]}est.`,
    }),
  )
  const old = anEntry(50, { content: 'The accordion stood by the varnish in the harbour and it was fine.' })
  const recent = anEntry(99, { content: 'More varnish on the accordion again, the harbour was full of it.' })
  const slots = found(rhyme, [...filler, old, recent])?.slots
  expect(slots).toMatchObject({ from: 50, to: 99, span: 49 })
  expect(new Set([slots?.['first'], slots?.['second'], slots?.['third']])).toEqual(
    new Set(['accordion', 'harbour', 'varnish']),
  )
  expect(found(rhyme, [...filler, anEntry(80, { content: old.content }), recent])).toBeNull()
})

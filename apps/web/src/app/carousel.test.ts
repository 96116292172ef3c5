import { expect, test } from 'vitest'
import { neighbors } from './carousel.tsx'

test.each([
  ['/journal', '/insights', '/echos'],
  ['/echos', '/journal', '/insights'],
  ['/insights', '/echos', '/journal'],
  ['/elsewhere', '/insights', '/journal'],
])('from %s the arrows lead to %s and %s', (path, previous, next) => {
  expect(neighbors(path)).toEqual({ previous, next })
})

import { expect, test } from 'vitest'
import { found, pages } from '../../../testing/detect.ts'
import { hinge } from './hinge.ts'

const TURNS = [
  'It was a terrible day, but the walk home was lovely.',
  'The soup was awful, but my sister was kind to me.',
  'It was a wonderful hour, but then I was sad in the end.',
]

test('three sentences whose halves pull apart are counted with their direction', () => {
  const finding = found(hinge, pages(TURNS))
  expect(finding?.slots).toMatchObject({ turns: 3, up: 2, down: 1, turning: 3, entries: 3, days: 3, but: 'but' })
})

test('two are too few, and a plain "but" is none', () => {
  expect(found(hinge, pages(TURNS.slice(1)))).toBeNull()
  expect(
    found(hinge, pages([...TURNS.slice(1), 'It was a Tuesday in the town, but then it was a Wednesday.'])),
  ).toBeNull()
})

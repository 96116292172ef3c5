import { expect, test } from 'vitest'
import {
  foreignOf,
  idField,
  namesField,
  numberField,
  objectField,
  pathField,
  pathsField,
  tagsField,
  textField,
  textsField,
} from './foreign-fields.ts'

const MARKED = 'sea\u200b\0.jpg'

test('a text has no invisible marks, and a path has those that the name of its file has', () => {
  const entry = { file: MARKED, files: [MARKED, '', 7] }
  expect(textField(entry, 'file')).toBe('sea.jpg')
  expect(textsField(entry, 'files')).toEqual(['sea.jpg', '7'])
  expect(pathField(entry, 'file')).toBe(MARKED)
  expect(pathsField(entry, 'files')).toEqual([MARKED])
})

test('a number may be written as text, but only in digits', () => {
  const numbers = [5, ' -5.5 ', '1705307400000', '0x10', '1e5', '', 'five', Number.NaN, null, '9'.repeat(400)]
  expect(numbers.map((value) => numberField({ value }, 'value'))).toEqual([
    5,
    -5.5,
    1_705_307_400_000,
    ...Array.from({ length: 7 }, () => null),
  ])
})

test('an id is short, and a text or a whole number', () => {
  const ids = [7, ' a1 ', '', 0.5, 'x'.repeat(201), {}]
  expect(ids.map((id) => idField({ id }, 'id'))).toEqual(['7', 'a1', null, null, null, null])
})

test('tags and names may be numbers, and names are in objects, too', () => {
  const entry = { tags: ['#run', 'run', 2024, Number.POSITIVE_INFINITY, null, ' @Ana '] }
  expect(tagsField(entry, 'tags')).toEqual(['run', '2024', 'Ana'])
  const people = [{ name: 'Ana' }, { title: 'Ben' }, 'Cy', 5, {}, { name: 3 }, '']
  expect(namesField({ people }, 'people')).toEqual(['Ana', 'Ben', 'Cy', '5'])
})

test('what is no object has no fields, not even inherited ones', () => {
  for (const value of [null, 'text', ['list'], 5]) {
    expect(foreignOf(value)['constructor']).toBeUndefined()
    expect(objectField({ value }, 'value')['toString']).toBeUndefined()
  }
})

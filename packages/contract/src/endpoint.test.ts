import { expect, test } from 'vitest'
import { addressOf, endpoint, pathOf } from './endpoint.ts'
import * as endpoints from './endpoints.ts'
import { EntryQuery } from './finding-entries.ts'

const row = { method: 'GET', access: 'account', response: {} } as const
const shelf = endpoint({ ...row, path: '/shelves/:shelf/books/:book', query: EntryQuery })

test('parameters are filled in and encoded', () => {
  expect(pathOf(shelf, { shelf: 'a/b', book: 'c?d' })).toBe('/shelves/a%2Fb/books/c%3Fd')
})

test('a query is added with what is given of it', () => {
  const params = { shelf: '1', book: '2' }
  expect(addressOf(shelf, { params })).toBe('/shelves/1/books/2')
  const query = { q: 'salt & light', limit: 5, tag: undefined }
  expect(addressOf(shelf, { params, query })).toBe('/shelves/1/books/2?q=salt%20%26%20light&limit=5')
})

const rows = Object.entries(endpoints).flatMap(([group, named]) =>
  Object.entries(named).map(([name, found]) => ({ name: `${group}.${name}`, ...found })),
)

test('no two endpoints have the same method and path', () => {
  const calls = rows.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

test('every endpoint has one success, unless it answers a file', () => {
  const successes = rows.map(({ name, response, ...rest }) => {
    const count = Object.keys(response).filter((status) => Number(status) < 400).length
    return [name, count === ('answer' in rest && rest.answer === 'file' ? 0 : 1)]
  })
  expect(successes.filter(([, isRight]) => !isRight)).toEqual([])
})

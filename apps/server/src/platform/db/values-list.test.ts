import { expect, test } from 'vitest'
import { valuesLists } from './values-list.ts'

test('rows become lists whose sizes are powers of two, with a cast for each value', () => {
  const rows = Array.from({ length: 301 }, (_, n) => [n, `text ${n}`])
  const lists = [...valuesLists(rows, ['int', 'text'], 2)]
  expect(lists.map(({ params }) => params.length / 2)).toEqual([128, 128, 32, 8, 4, 1])
  expect(lists.at(-1)).toEqual({ sql: '($2::int, $3::text)', params: [300, 'text 300'] })
  expect(lists.at(-2)?.sql).toMatch(/^\(\$2::int, \$3::text\), \(\$4::int, \$5::text\), /)
  expect([...valuesLists([], ['int'], 1)]).toEqual([])
})

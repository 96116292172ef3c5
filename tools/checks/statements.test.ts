import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { DISTRIBUTION } from '../../apps/server/src/platform/db/distribution.ts'
import { crossesShards } from '../commands/statements.ts'

const scaling = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/scaling.md'), 'utf8')

test('docs/scaling.md lists how every table is distributed', () => {
  const rows = scaling.matchAll(/^\| (?:by `(\w+)`|whole on every node)[^|]*\|([^|]*)\|$/gm)
  const documented = [...rows].flatMap(([, by = null, tables = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => `${table} by ${by}`),
  )
  expect(documented.toSorted()).toEqual(DISTRIBUTION.map(({ table, by }) => `${table} by ${by}`).toSorted())
})

test.each([
  'select entry_id from entries where account_id = $1 and deleted_at is null',
  'insert into entries (account_id, entry_id) values ($1, $2)',
  'insert into entries (account_id, entry_id) values ($1, $2), ($3, $4) returning entry_id',
  'delete from email_addresses where email_hash = $1 and account_id = $2',
  'select e.entry_id from entries as e join photographs as p on p.account_id = e.account_id where e.account_id = $1',
  'update rate_limits set hits = hits + 1 where key = $1',
  'begin isolation level repeatable read',
])('one shard answers: %s', (sql) => {
  expect(crossesShards(sql)).toBeNull()
})

test.each([
  [
    'insert into entries (account_id, entry_id) select $1, id from unnest($2::uuid[]) as n(id)',
    'insert … select is two tasks, values are one',
  ],
  ['select count(*) from entries', 'entries without account_id = $n'],
  ['select 1 from sessions where token_hash = $1', 'sessions without account_id = $n'],
  ['update accounts set tier = $1', 'accounts without account_id = $n'],
  ['insert into echoes (echo_id) values ($1)', 'echoes without account_id = $n'],
  [
    'select 1 from entries as e join photographs as p on true where e.account_id = $1',
    'photographs without account_id = $n',
  ],
])('more than one shard would be asked: %s', (sql, reason) => {
  expect(crossesShards(sql)).toBe(reason)
})

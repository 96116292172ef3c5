import { expect, test } from 'vitest'
import { statementOf } from './statement-of.ts'

test.each([
  ['select id from entries where account_id = $1', 'select', 'entries'],
  ['\n  insert into rate_limits (key) values ($1) on conflict (key) do update set hits = 1', 'insert', 'rate_limits'],
  ['update accounts set name = $1', 'update', 'accounts'],
  ['delete from sessions where token_hash = $1', 'delete', 'sessions'],
  ['with gone as (delete from echoes returning 1) select count(*) from gone', 'with', 'echoes'],
  ['select 1 as ready', 'select', null],
  ['set local lock_timeout = 100', 'other', null],
])('%s is identified by its operation and table', (sql, operation, table) => {
  expect(statementOf(sql)).toEqual({ operation, table })
})

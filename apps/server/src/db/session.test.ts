import { expect, test } from 'vitest'
import { DbError, DbUnavailableError, DbUnknownOutcomeError } from './errors.ts'
import { transact, untilLost, type Session } from './session.ts'
import { transactionGuard } from './transaction-guard.ts'

/** A connection that refuses one statement in this way, and what it was asked. */
function refusing(error: Error) {
  const asked: string[] = []
  const answer = (sql: string) => {
    asked.push(sql)
    return sql === 'select 1' ? Promise.reject(error) : Promise.resolve(sql)
  }
  const connection: Session = { query: async (sql) => (await answer(sql), []), command: answer }
  return { asked, connection }
}

function selectOne(connection: Session) {
  return transact(untilLost(connection), transactionGuard(), (tx) => tx.query('select 1'))
}

test('a transaction on a connection that does not answer any more does not wait for its rollback as well', async () => {
  const { asked, connection } = refusing(new DbUnknownOutcomeError('Lost.'))
  await expect(selectOne(connection)).rejects.toThrow(DbUnavailableError)
  expect(asked).toEqual([expect.stringContaining('begin'), 'select 1'])
})

test('a transaction of which one statement is refused is rolled back', async () => {
  const { asked, connection } = refusing(new DbError('Refused.', '42P01'))
  await expect(selectOne(connection)).rejects.toThrow('Refused.')
  expect(asked.at(-1)).toBe('rollback')
})

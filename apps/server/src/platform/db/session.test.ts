import { expect, test } from 'vitest'
import { DbError, DbUnavailableError, DbUnknownOutcomeError } from './errors.ts'
import { transact, untilLost, type Session } from './session.ts'
import { transactionGuard } from './transaction-guard.ts'

/** A connection that fails one statement with the given error and records all statements. */
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

test('a transaction on a connection that no longer answers does not also wait for its rollback', async () => {
  const { asked, connection } = refusing(new DbUnknownOutcomeError('Lost.'))
  await expect(selectOne(connection)).rejects.toThrow(DbUnavailableError)
  expect(asked).toEqual([expect.stringContaining('begin'), 'select 1'])
})

test('a transaction with a refused statement is rolled back', async () => {
  const { asked, connection } = refusing(new DbError('Refused.', '42P01'))
  await expect(selectOne(connection)).rejects.toThrow('Refused.')
  expect(asked.at(-1)).toBe('rollback')
})

import { expect, test } from 'vitest'
import { translateError } from './translate-error.ts'

test.each([
  [
    {
      code: '23503',
      message:
        'insert or update on table "avatars_102243" violates foreign key constraint "avatars_account_id_fkey_102243"',
    },
    'avatars_account_id_fkey',
  ],
  [
    { code: '23505', message: 'duplicate key value violates unique constraint "entries_idempotency_102301"' },
    'entries_idempotency',
  ],
  [{ code: '23505', message: 'duplicate key value', constraint: 'entries_pkey' }, 'entries_pkey'],
  [
    { code: '23502', message: 'null value in column "day" of relation "entries_102301" violates not-null constraint' },
    'not null day',
  ],
])('a violation that appears only in the message is recognized: %o', (error, constraint) => {
  expect(translateError(error)).toMatchObject({ constraint, code: error.code })
})

import { expect, test } from 'vitest'
import { heldStatement } from '#server/testing/held-statement.ts'
import { archiveOnItsWay, importsOf } from '#server/testing/journal-imports.ts'
import { testApp } from '#server/testing/test-app.ts'

/** The statement after which an import brings in its entries. */
const isBegun = (sql: string, params: readonly unknown[]) =>
  sql.includes('update journal_imports set state') && params[3] === 'arriving'

test('an archive whose server stopped while it was restored doesn’t claim that nothing was added', async () => {
  let gate: ReturnType<typeof heldStatement> | null = null
  await using fixture = await testApp({}, ({ db }) => ({ db: (gate = heldStatement(db, isBegun, 'after')).db }))
  const mara = await fixture.person()
  await archiveOnItsWay(mara)
  // A server that stops neither goes on nor reports anything, so the job has to stand still.
  await gate!.reached
  await fixture.db.query(`update journal_imports set seen_at = seen_at - interval '5 minutes'`)
  const { current } = await importsOf(mara)
  gate!.goOn()
  expect(current).toMatchObject({
    state: 'failed',
    code: 'IMPORT_INTERRUPTED',
    sentence: expect.stringContaining('Choose the file again to restore the rest;'),
  })
})

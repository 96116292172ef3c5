import type { EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { DbFullError } from '#server/platform/db/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'

/** A database whose disk is full while `disk.full` is true: it reads, and refuses to store. */
function onDisk(db: Db, disk: { full: boolean }): Db {
  return {
    ...db,
    async query(sql, params) {
      if (disk.full && !/^\s*select\b/i.test(sql)) throw new DbFullError('The disk is full.')
      return db.query(sql, params)
    },
  }
}

test('a full disk is reported to writers and in the log, reading works, and writing works once there is space', async () => {
  const disk = { full: false }
  await using fixture = await testApp({}, ({ db }) => ({ db: onDisk(db, disk) }))
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'Before.' }))
  disk.full = true
  // After six hours the server would extend the session.
  fixture.clock.advance(7 * 3_600_000)
  const refused = await mara.post('/api/entries', anEntry({ content: 'A lamplighter.' }))
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([507, 'DISK_FULL', '60'])
  expect(refused.json().error).toContain('The server’s disk is full')
  expect((await mara.get('/api/entries')).json<EntryList>().entries.map(({ content }) => content)).toEqual(['Before.'])
  expect(fixture.logs.join('')).toContain('the disk is full')
  expect(fixture.logs.join('')).not.toContain('lamplighter')
  disk.full = false
  expect((await mara.post('/api/entries', anEntry())).statusCode).toBe(201)
})

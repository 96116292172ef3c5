import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { DbUnavailableError, DbUnknownOutcomeError } from './errors.ts'
import { openDb } from './open-db.ts'
import { openPgliteInMemory } from './pglite.ts'

test(
  'a data folder is accessible to its owner only, and its data survives a restart',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    const dataDir = join(folder.path, 'new', 'data')
    {
      await using db = await openDb({ dataDir })
      await db.query('create table notes (n int)')
      await db.query('insert into notes values (1)')
      await expect(openDb({ dataDir })).rejects.toThrow(`${dataDir} is in use`)
    }
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    await using again = await openDb({ dataDir })
    expect(await again.query('select n from notes')).toEqual([{ n: 1 }])
  },
)

test(
  'the files of the database are closed to other users even in a folder that is open to them',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    await chmod(folder.path, 0o755)
    await using _db = await openDb({ dataDir: folder.path })
    expect((await stat(join(folder.path, 'pglite'))).mode & 0o777).toBe(0o700)
  },
)

test('an empty lock file after a power cut does not prevent a start', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  {
    await using db = await openDb({ dataDir: folder.path })
    await db.query('create table notes (n int)')
  }
  await writeFile(join(folder.path, 'pglite/postmaster.pid'), '')
  await using db = await openDb({ dataDir: folder.path })
  expect(await db.query('select n from notes')).toEqual([])
})

test('an interrupted first start is repeated', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const unfinished = join(folder.path, 'pglite.new')
  await mkdir(unfinished)
  await writeFile(join(unfinished, 'PG_VERSION'), '18')
  await using db = await openDb({ dataDir: folder.path })
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }])
  expect(await readdir(folder.path)).not.toContain('pglite.new')
})

test('an abandoned database reports it once and ends every waiting statement', { timeout: 60_000 }, async () => {
  const fatal: DbUnavailableError[] = []
  const opened = await openPgliteInMemory(null, (error) => fatal.push(error))
  await opened.db.query('create table notes (n int)')
  const write = opened.db.query('insert into notes select n from generate_series(1, 1000000000) as n')
  const read = opened.db.query('select 1')
  const ends = Promise.allSettled([write, read])
  opened.abandon('It was asked to.')
  const [written, answered] = await ends
  expect(written).toMatchObject({ status: 'rejected', reason: expect.any(DbUnknownOutcomeError) })
  expect(answered).toMatchObject({ status: 'rejected', reason: expect.any(DbUnavailableError) })
  expect(fatal.map(({ message }) => message)).toEqual([
    'The embedded database has stopped. It was asked to. The next start recovers what was stored.',
  ])
  await expect(opened.db.query('select 1')).rejects.toThrow(DbUnavailableError)
})

import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { nodeProcess } from '#server/testing/node-process.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { openDb } from '../open-db.ts'
import { DurableFS } from './durable-fs.ts'
import { startParams } from './settings.ts'
import { syncGate } from './sync-gate.ts'

const inserter = new URL('./insert-until-killed.fixture.ts', import.meta.url)
const KILLS = 3
const ACKNOWLEDGED_PER_ROUND = 60

test('no acknowledged row is lost when the process is killed while it writes', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const acknowledged = new Set<number>()
  for (let round = 0; round < KILLS; round += 1) {
    const process = nodeProcess(inserter, [folder.path, String(round * 1_000_000)])
    for (let i = 0; i < ACKNOWLEDGED_PER_ROUND; i += 1) {
      const line = await process.line()
      if (line === null) expect.unreachable((await process.exit()).complaints)
      acknowledged.add(Number(line))
    }
    await process.kill()
    for (let line = await process.line(); line !== null; line = await process.line()) acknowledged.add(Number(line))

    await using db = await openDb({ dataDir: folder.path })
    const rows = await db.query<{ n: number; body: Buffer }>('select n, body from acknowledged')
    const stored = new Set(rows.map(({ n }) => n))
    expect([...acknowledged].filter((n) => !stored.has(n))).toEqual([])
    expect(rows.every(({ n, body }) => body.equals(Buffer.alloc(2048, n)))).toBe(true)
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_PER_ROUND)
})

test(
  'every commit is on the disk before its answer is sent, and reading causes no sync',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    let syncs = 0
    const gate = syncGate((descriptor) => {
      syncs += 1
      fsyncSync(descriptor)
    })
    const database = await PGlite.create({
      fs: new DurableFS(`${folder.path}/database`, gate.bind),
      startParams: startParams(true),
    })
    const syncsOf = async (sql: string) => {
      gate.settle()
      const before = syncs
      await database.query(sql)
      gate.settle()
      return syncs - before
    }
    await database.exec('create table notes (n int)')
    const settings = await database.query(
      "select current_setting('fsync') || current_setting('synchronous_commit') as s",
    )
    expect(settings.rows).toEqual([{ s: 'onon' }])
    for (let n = 0; n < 20; n += 1) expect(await syncsOf(`insert into notes values (${n})`)).toBeGreaterThanOrEqual(1)
    expect(await syncsOf('select * from notes')).toBe(0)
    // A checkpoint syncs data files and folders too.
    expect(await syncsOf('checkpoint')).toBeGreaterThan(5)
    await database.close()
  },
)

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { BACKUP_FORMAT, type Header, type Manifest, type TableLine } from './backup-format.ts'
import type { Snapshot } from './snapshot.store.ts'

/** The size of the chunks of a backup, in bytes. */
const PIECE = 256 * 1024

/** The bytes of a backup before compression, in chunks. Other work can run after each chunk. */
export async function* backupBytes(snapshot: Snapshot, now: Date): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const line of backupLines(snapshot, now)) {
    waiting.push(line)
    length += line.length
    if (length < PIECE) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
    await setImmediate()
  }
  yield Buffer.concat(waiting)
}

async function* backupLines(snapshot: Snapshot, now: Date): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  const counted = (value: unknown) => {
    const line = Buffer.from(`${JSON.stringify(value)}\n`, 'utf8')
    whole.update(line)
    return line
  }
  yield counted({
    soundings_backup: BACKUP_FORMAT,
    created_at: now.toISOString(),
    migrations: snapshot.migrations.map(({ name, checksum }) => ({ name, checksum })),
  } satisfies Header)
  const tables: Manifest['tables'] = []
  for (const table of snapshot.tables) {
    yield counted({ table: table.name, columns: table.columns.map(({ name }) => name) } satisfies TableLine)
    const hash = createHash('sha256')
    let rows = 0
    for await (const row of snapshot.rows(table)) {
      const line = counted(row)
      hash.update(line)
      rows++
      yield line
    }
    tables.push({ table: table.name, rows, sha256: hash.digest('hex') })
  }
  yield Buffer.from(`${JSON.stringify({ tables, sha256: whole.digest('hex') } satisfies Manifest)}\n`, 'utf8')
}

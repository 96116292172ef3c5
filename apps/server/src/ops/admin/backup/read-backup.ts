import { createHash, type Hash } from 'node:crypto'
import type { z } from 'zod'
import { AdminRefusal } from '#server/ops/admin/refusal.ts'
import { BACKUP_FORMAT, Header, Manifest, RowLine, TableLine } from './backup-format.ts'
import type { RowValues } from './snapshot.store.ts'

/** A backup that is incomplete or was changed, or a file that is not a backup. */
export class BackupDamaged extends AdminRefusal {
  override name = 'BackupDamaged'
}

/** The parts of a backup, in their order. */
export type BackupPart =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: TableLine }
  | { kind: 'row'; table: TableLine; row: RowValues }
  | { kind: 'manifest'; manifest: Manifest }

/** The longest line that is read, in bytes. No row is that long, and a longer line would fill the memory. */
const LONGEST_LINE = 256 * 1_048_576
const NEWLINE = 0x0a

/**
 * Reads a backup part by part and checks it against its hashes and counts. The backup is known to be complete only
 * after the last part.
 * @param bytes the uncompressed bytes of the backup
 * @throws BackupDamaged
 */
export async function* readBackup(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  const whole = createHash('sha256')
  const summaries: (Manifest['tables'][number] & { hash: Hash })[] = []
  let header: Header | null = null
  let table: TableLine | null = null
  let manifest: Manifest | null = null
  for await (const line of linesOf(bytes)) {
    if (manifest) throw new BackupDamaged('The backup is damaged: there is data after its end.')
    const value = parsed(line)
    if (!header) {
      header = headerOf(value)
      yield { kind: 'header', header }
    } else if (table && Array.isArray(value)) {
      const row = shaped(RowLine, value)
      if (row.length !== table.columns.length) throw new BackupDamaged(`A row of ${table.table} has too few values.`)
      const ledger = summaries.at(-1)
      ledger?.hash.update(line)
      if (ledger) ledger.rows++
      yield { kind: 'row', table, row }
    } else if (isManifest(value)) {
      manifest = shaped(Manifest, value)
      compare(manifest, summaries, whole.copy().digest('hex'))
      yield { kind: 'manifest', manifest }
    } else {
      table = shaped(TableLine, value)
      summaries.push({ table: table.table, rows: 0, sha256: '', hash: createHash('sha256') })
      yield { kind: 'table', table }
    }
    whole.update(line)
  }
  if (!manifest) throw new BackupDamaged('The backup is incomplete: its end is missing.')
}

function headerOf(value: unknown): Header {
  const version: unknown = (value as { soundings_backup?: unknown } | null)?.soundings_backup
  if (typeof version !== 'number') throw new BackupDamaged('This file is not a Soundings backup.')
  if (version > BACKUP_FORMAT) {
    throw new AdminRefusal('This backup was made by a newer version of Soundings. Use that version or a later one.')
  }
  return shaped(Header, value)
}

function isManifest(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'tables' in value
}

function compare(
  manifest: Manifest,
  summaries: readonly (Manifest['tables'][number] & { hash: Hash })[],
  whole: string,
) {
  const same =
    manifest.sha256 === whole &&
    manifest.tables.length === summaries.length &&
    manifest.tables.every(({ table, rows, sha256 }, index) => {
      const read = summaries[index]
      return read?.table === table && read.rows === rows && read.hash.digest('hex') === sha256
    })
  if (!same) throw new BackupDamaged('The backup is damaged: its content does not match its manifest.')
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    throw new BackupDamaged('The backup is damaged: it contains a line that cannot be read.')
  }
}

function shaped<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw new BackupDamaged('The backup is damaged: it contains an unexpected line.')
  return result.data
}

/** The lines of a backup, with their line feeds. Anything after the last line feed is an incomplete line. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    let from = 0
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, at + 1)])
      rest = []
      length = 0
      from = at + 1
    }
    rest.push(piece.subarray(from))
    length += piece.length - from
    if (length > LONGEST_LINE) throw new BackupDamaged('The backup is damaged: a line has no end.')
  }
  if (length > 0) throw new BackupDamaged('The backup is incomplete: it ends in the middle of a line.')
}

import { createHash, type Hash } from 'node:crypto'
import type { z } from 'zod'
import { AdminRefusal } from '#server/admin/refusal.ts'
import { BACKUP_FORMAT, Header, Manifest, RowLine, TableLine } from './backup-format.ts'
import type { RowValues } from './snapshot.store.ts'

/** A backup that is cut off, was changed, or is none. */
export class BackupDamaged extends AdminRefusal {
  override name = 'BackupDamaged'
}

/** What a backup tells, from its first line to its last. */
export type BackupPart =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: TableLine }
  | { kind: 'row'; table: TableLine; row: RowValues }
  | { kind: 'manifest'; manifest: Manifest }

/** No row is that long; what claims to be would fill the memory. */
const LONGEST_LINE = 256 * 1_048_576
const NEWLINE = 0x0a

/**
 * Reads a backup part by part and holds each against its hashes and counts. Only who has read to the end knows that it
 * is whole.
 * @param bytes unpacked
 * @throws BackupDamaged
 */
export async function* readBackup(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  const whole = createHash('sha256')
  const told: (Manifest['tables'][number] & { hash: Hash })[] = []
  let header: Header | null = null
  let table: TableLine | null = null
  let manifest: Manifest | null = null
  for await (const line of linesOf(bytes)) {
    if (manifest) throw new BackupDamaged('The backup goes on after its end.')
    const value = parsed(line)
    if (!header) {
      header = headerOf(value)
      yield { kind: 'header', header }
    } else if (table && Array.isArray(value)) {
      const row = shaped(RowLine, value)
      if (row.length !== table.columns.length) throw new BackupDamaged(`A row of ${table.table} has too few values.`)
      const ledger = told.at(-1)
      ledger?.hash.update(line)
      if (ledger) ledger.rows++
      yield { kind: 'row', table, row }
    } else if (isManifest(value)) {
      manifest = shaped(Manifest, value)
      compare(manifest, told, whole.copy().digest('hex'))
      yield { kind: 'manifest', manifest }
    } else {
      table = shaped(TableLine, value)
      told.push({ table: table.table, rows: 0, sha256: '', hash: createHash('sha256') })
      yield { kind: 'table', table }
    }
    whole.update(line)
  }
  if (!manifest) throw new BackupDamaged('The backup is cut off: its end is missing.')
}

function headerOf(value: unknown): Header {
  const version: unknown = (value as { soundings_backup?: unknown } | null)?.soundings_backup
  if (typeof version !== 'number') throw new BackupDamaged('This file is no backup of Soundings.')
  if (version > BACKUP_FORMAT) {
    throw new AdminRefusal('This backup was made by a newer version of Soundings. Use that version or a later one.')
  }
  return shaped(Header, value)
}

function isManifest(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'tables' in value
}

function compare(manifest: Manifest, told: readonly (Manifest['tables'][number] & { hash: Hash })[], whole: string) {
  const same =
    manifest.sha256 === whole &&
    manifest.tables.length === told.length &&
    manifest.tables.every(({ table, rows, sha256 }, index) => {
      const read = told[index]
      return read?.table === table && read.rows === rows && read.hash.digest('hex') === sha256
    })
  if (!same) throw new BackupDamaged('The backup is damaged: its content is not what its manifest says.')
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    throw new BackupDamaged('The backup is damaged: it holds a line that cannot be read.')
  }
}

function shaped<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw new BackupDamaged('The backup is damaged: it holds a line that does not belong there.')
  return result.data
}

/** Lines with their line feeds. What follows the last line feed is half a line. */
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
  if (length > 0) throw new BackupDamaged('The backup is cut off in the middle of a line.')
}

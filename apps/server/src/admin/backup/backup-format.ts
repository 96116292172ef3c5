import { z } from 'zod'

/**
 * A backup is a gzip of lines, written from the first to the last: a header; for each table a line that names it and its
 * columns, then a line per row with a text or null per column, as PostgreSQL prints it; at last the manifest with counts
 * and hashes. `zcat` shows it.
 */
export const BACKUP_FORMAT = 1

export const Header = z.strictObject({
  soundings_backup: z.int().min(1),
  created_at: z.iso.datetime(),
  /** The schema: migrations that were applied, in their order. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
})
export type Header = z.infer<typeof Header>

export const TableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
export type TableLine = z.infer<typeof TableLine>

export const RowLine = z.array(z.string().nullable())

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const Manifest = z.strictObject({
  tables: z.array(z.strictObject({ table: z.string(), rows: z.int().min(0), sha256: Sha256 })),
  /** Of every byte before this line. */
  sha256: Sha256,
})
export type Manifest = z.infer<typeof Manifest>

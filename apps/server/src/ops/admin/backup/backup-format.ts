import { z } from 'zod'

/**
 * A backup is gzipped lines: a header; then for each table a line with its name and columns, and a line per row with a
 * text or null per column, as PostgreSQL prints it; last the manifest with counts and hashes. `zcat` shows it.
 */
export const BACKUP_FORMAT = 1

export const Header = z.strictObject({
  soundings_backup: z.int().min(1),
  created_at: z.iso.datetime(),
  /** The applied migrations, in their order, which define the schema. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
})
export type Header = z.infer<typeof Header>

export const TableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
export type TableLine = z.infer<typeof TableLine>

export const RowLine = z.array(z.string().nullable())

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const Manifest = z.strictObject({
  tables: z.array(z.strictObject({ table: z.string(), rows: z.int().min(0), sha256: Sha256 })),
  /** The hash of all bytes before this line. */
  sha256: Sha256,
})
export type Manifest = z.infer<typeof Manifest>

import type { Queryable } from '#server/platform/db/port.ts'

/** The sealed key by which push services know this installation. */
export function pushKeysStore(db: Queryable, checkId: string) {
  return {
    async read(): Promise<Buffer | null> {
      const [row] = await db.query<{ private_sealed: Buffer }>(
        'select private_sealed from push_keys where check_id = $1',
        [checkId],
      )
      return row?.private_sealed ?? null
    },
    /** Of several servers that make a key at the same moment, the first one’s stays. */
    async keep(privateSealed: Buffer): Promise<void> {
      await db.query('insert into push_keys (check_id, private_sealed) values ($1, $2) on conflict do nothing', [
        checkId,
        privateSealed,
      ])
    },
  }
}

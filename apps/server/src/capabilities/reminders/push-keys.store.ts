import type { Queryable } from '#server/platform/db/port.ts'

/** The sealed key that identifies this installation to push services. */
export function pushKeysStore(db: Queryable, checkId: string) {
  return {
    async read(): Promise<Buffer | null> {
      const [row] = await db.query<{ private_sealed: Buffer }>(
        'select private_sealed from push_keys where check_id = $1',
        [checkId],
      )
      return row?.private_sealed ?? null
    },
    /** If several servers create a key at the same moment, the first one’s stays. */
    async keep(privateSealed: Buffer): Promise<void> {
      await db.query('insert into push_keys (check_id, private_sealed) values ($1, $2) on conflict do nothing', [
        checkId,
        privateSealed,
      ])
    },
  }
}

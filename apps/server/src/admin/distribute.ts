import { DISTRIBUTION, readCluster, type Cluster, type Placement } from '#server/db/distribution.ts'
import { DbError } from '#server/db/errors.ts'
import type { Db } from '#server/db/port.ts'
import { otherConnections } from './backup/load.store.ts'
import { place, removeLocalData, shardsOfAccounts, tablesWithLocalData } from './distribute.store.ts'
import { AdminRefusal } from './refusal.ts'

/** Enough for about a hundred workers with room to move shards; it cannot be changed afterwards. */
export const DEFAULT_SHARDS = 256
/** Each account table has so many tables on the workers. */
export const MOST_SHARDS = 4096

type Work = {
  /** In how many shards; null leaves it to what is there, or to the default. */
  shards: number | null
  dryRun: boolean
  say: (line: string) => void
}

/**
 * Places every table as it is listed and removes what Citus leaves of it on this node. What is placed already is left
 * alone, so that an interrupted run is finished by the next one.
 */
export async function distribute(db: Db, { shards, dryRun, say }: Work): Promise<void> {
  const cluster = await clusterToDistribute(db)
  const there = cluster.isDistributed ? await shardsOfAccounts(db) : 0
  if (there > 0 && shards !== null && shards !== there) {
    throw new AdminRefusal(`The accounts lie in ${there} shards, which cannot be changed. Leave --shards out.`)
  }
  const count = shards ?? (there || DEFAULT_SHARDS)
  const left = await localDataOf(db, cluster)
  if (cluster.missing.length + left.length === 0) {
    say('Every table is distributed already, and nothing of them is left on this node. Nothing was changed.')
    return
  }
  if (dryRun) {
    for (const placement of cluster.missing) say(`Would do: ${sentence(placement, count)}`)
    for (const table of left) say(`Would do: remove what is left of ${table} on this node beside its shards.`)
    if (cluster.missing.length > 0) say('Would then remove what is left of these tables on this node.')
    say('Nothing was changed.')
    return
  }
  if ((await otherConnections(db)) > 0) {
    throw new AdminRefusal('A server is working on this database. Stop every server first.')
  }
  for (const placement of cluster.missing) {
    await step(placement.table, () => place(db, placement, count))
    say(sentence(placement, count))
  }
  await removeWhatIsLeft(db, say)
  say(`All ${DISTRIBUTION.length} tables are distributed.`)
}

/** @throws AdminRefusal where there is nothing to distribute over */
async function clusterToDistribute(db: Db): Promise<Cluster> {
  const cluster = db.kind === 'postgres' ? await readCluster(db) : null
  if (!cluster) {
    throw new AdminRefusal(
      'This database has no Citus. Create the extension on every node and add the workers, as docs/scaling.md says.',
    )
  }
  if (cluster.isWorker) {
    throw new AdminRefusal('This node is a worker. Set DATABASE_URL to the coordinator of the cluster.')
  }
  if (cluster.otherwise.length === 0) return cluster
  throw new AdminRefusal(
    `These tables are distributed in another way than this version needs: ${cluster.otherwise.join(', ')}. ` +
      'Take that back with undistribute_table, then run this again.',
  )
}

/** The tables that are distributed and have rows of before on this node, account keys among them. */
async function localDataOf(db: Db, { missing }: Cluster): Promise<string[]> {
  const placed = DISTRIBUTION.filter((placement) => !missing.includes(placement))
  return tablesWithLocalData(
    db,
    placed.map(({ table }) => table),
  )
}

async function removeWhatIsLeft(db: Db, say: (line: string) => void): Promise<void> {
  const cluster = await clusterToDistribute(db)
  // Removing follows references, and would empty a table that lies here alone.
  if (cluster.missing.length > 0) throw new AdminRefusal('Not every table was distributed. Run this again.')
  for (const table of await localDataOf(db, cluster)) {
    await step(table, () => removeLocalData(db, table))
    say(`${table}: what was left on this node beside its shards is removed.`)
  }
}

async function step(table: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DbError)) throw error
    throw new AdminRefusal(
      `It stopped at ${table}. ${error.message} The log of PostgreSQL may say more. What is done stays; run this again.`,
    )
  }
}

function sentence({ table, by, withAccounts }: Placement, shards: number): string {
  if (by === null) return `${table}: whole on every node.`
  return `${table}: by ${by}, ${withAccounts ? 'beside the accounts' : `in ${shards} shards`}.`
}

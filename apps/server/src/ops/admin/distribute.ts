import { DISTRIBUTION, readCluster, type Cluster, type Placement } from '#server/platform/db/distribution.ts'
import { DbError } from '#server/platform/db/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import { otherConnections } from './backup/load.store.ts'
import { place, removeLocalData, shardsOfAccounts, tablesWithLocalData } from './distribute.store.ts'
import { AdminRefusal } from './refusal.ts'

/**
 * The default number of shards: enough for about a hundred workers, with room to move shards. It can’t be changed
 * afterward.
 */
export const DEFAULT_SHARDS = 256
/** The most shards: each account table is split into this many tables on the workers. */
export const MOST_SHARDS = 4096

type Work = {
  /** The number of shards; null for the existing number, or for the default. */
  shards: number | null
  dryRun: boolean
  say: (line: string) => void
}

/**
 * Distributes every table as listed and removes the local data that Citus leaves on this node. Tables that are already
 * distributed are skipped, so that running it again finishes an interrupted run.
 */
export async function distribute(db: Db, { shards, dryRun, say }: Work): Promise<void> {
  const cluster = await clusterToDistribute(db)
  const there = cluster.isDistributed ? await shardsOfAccounts(db) : 0
  if (there > 0 && shards !== null && shards !== there) {
    throw new AdminRefusal(`The accounts already have ${there} shards, which cannot be changed. Leave out --shards.`)
  }
  const count = shards ?? (there || DEFAULT_SHARDS)
  const left = await localDataOf(db, cluster)
  if (cluster.missing.length + left.length === 0) {
    say('Every table is already distributed, and this node has no local copies left. Nothing was changed.')
    return
  }
  if (dryRun) {
    for (const placement of cluster.missing) say(`Would do: ${sentence(placement, count)}`)
    for (const table of left) say(`Would remove this node’s local copy of ${table}.`)
    if (cluster.missing.length > 0) say('Would then remove this node’s local copies of these tables.')
    say('Nothing was changed.')
    return
  }
  if ((await otherConnections(db)) > 0) {
    throw new AdminRefusal('A server is using this database. Stop every server first.')
  }
  for (const placement of cluster.missing) {
    await step(placement.table, () => place(db, placement, count))
    say(sentence(placement, count))
  }
  await removeWhatIsLeft(db, say)
  say(`All ${DISTRIBUTION.length} tables are distributed.`)
}

/** @throws AdminRefusal when there is no cluster to distribute over */
async function clusterToDistribute(db: Db): Promise<Cluster> {
  const cluster = db.kind === 'postgres' ? await readCluster(db) : null
  if (!cluster) {
    throw new AdminRefusal(
      'This database does not have the Citus extension. Create it on every node and add the workers, as docs/scaling.md explains.',
    )
  }
  if (cluster.isWorker) {
    throw new AdminRefusal('This node is a worker. Set DATABASE_URL to the coordinator of the cluster.')
  }
  if (cluster.otherwise.length === 0) return cluster
  throw new AdminRefusal(
    `This version needs these tables to be distributed differently: ${cluster.otherwise.join(', ')}. ` +
      'Undo that with undistribute_table, then run this again.',
  )
}

/** The distributed tables that still have earlier rows on this node, including account keys. */
async function localDataOf(db: Db, { missing }: Cluster): Promise<string[]> {
  const placed = DISTRIBUTION.filter((placement) => !missing.includes(placement))
  return tablesWithLocalData(
    db,
    placed.map(({ table }) => table),
  )
}

async function removeWhatIsLeft(db: Db, say: (line: string) => void): Promise<void> {
  const cluster = await clusterToDistribute(db)
  // Removing follows references, so it would empty a table that exists only on this node.
  if (cluster.missing.length > 0) throw new AdminRefusal('Not every table was distributed. Run this again.')
  for (const table of await localDataOf(db, cluster)) {
    await step(table, () => removeLocalData(db, table))
    say(`${table}: removed this node’s local copy.`)
  }
}

async function step(table: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DbError)) throw error
    throw new AdminRefusal(
      `It stopped at ${table}. ${error.message} The PostgreSQL log may say more. Finished tables stay distributed; run this again.`,
    )
  }
}

function sentence({ table, by, withAccounts }: Placement, shards: number): string {
  if (by === null) return `${table}: copied to every node.`
  return `${table}: by ${by}, ${withAccounts ? 'with the accounts' : `in ${shards} shards`}.`
}

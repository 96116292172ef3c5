import { openExistingAtThisVersion } from '#server/ops/admin/database.ts'
import { DEFAULT_SHARDS, distribute as distributeTables, MOST_SHARDS } from '#server/ops/admin/distribute.ts'
import { AdminRefusal, WrongUse } from '#server/ops/admin/refusal.ts'
import { parseArguments } from './arguments.ts'
import type { Command } from './command.ts'

const OPTIONS = { shards: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const

/** Distributes the tables over the workers of a Citus cluster. */
export const distribute: Command = {
  name: 'distribute',
  usage: `[--shards <number, default ${DEFAULT_SHARDS}>] [--dry-run]`,
  summary:
    'Distributes every table over a Citus cluster, including tables that an upgrade or a restore has added. Stop every server first.',
  async run(args, context) {
    const { values } = parseArguments(args, OPTIONS, { most: 0 })
    const shards = values.shards === undefined ? null : shardsIn(values.shards)
    if (!context.config.databaseUrl) {
      throw new AdminRefusal(
        'The embedded database runs on one machine only. Set DATABASE_URL to a PostgreSQL server with Citus.',
      )
    }
    await using db = await openExistingAtThisVersion(context)
    await distributeTables(db, { shards, dryRun: values['dry-run'], say: context.say })
  },
}

function shardsIn(text: string): number {
  const shards = Number(text)
  if (/^\d+$/.test(text) && shards >= 1 && shards <= MOST_SHARDS) return shards
  throw new WrongUse(`--shards must be a whole number from 1 to ${MOST_SHARDS}.`)
}

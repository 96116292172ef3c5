import { openDb } from './open-db.ts'

/** One server process, as far as its migrations. */
await using db = await openDb({ databaseUrl: process.argv[2] ?? '' })
process.stdout.write(`${db.kind}\n`)

import { openDb } from './open-db.ts'

/** One server process that only migrates. */
await using db = await openDb({ databaseUrl: process.argv[2] ?? '' })
process.stdout.write(`${db.kind}\n`)

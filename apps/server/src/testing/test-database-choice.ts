import type { Db } from '#server/platform/db/port.ts'

/** Which database `testDb` opens, and where PostgreSQL is. */
export type TestDatabaseChoice = { kind: Db['kind']; postgresUrl: string; run: string }

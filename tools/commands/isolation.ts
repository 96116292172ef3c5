import { randomBytes } from 'node:crypto'
import { examineIsolation } from '../../apps/server/src/testing/account-isolation.ts'
import { newPgliteTestDatabase } from '../../apps/server/src/testing/pglite-test-database.ts'
import { deriveRootKeys } from '../../apps/server/src/platform/vault/root-keys.ts'

/**
 * Removes each condition on an account from the statements of the stores, one at a time, and reports those whose
 * removal no call detected.
 */
async function reportIsolation(): Promise<void> {
  await using db = await newPgliteTestDatabase()
  const { leaks, mutants, survivors } = await examineIsolation(db, deriveRootKeys(randomBytes(32)))
  const statements = new Set(mutants.map(({ statement }) => statement))
  process.stdout.write(
    `${mutants.length} conditions in ${statements.size} statements were removed one at a time; ${survivors.length} were not missed.\n`,
  )
  for (const name of leaks) process.stderr.write(`Reaches rows of another account: ${name}\n`)
  for (const { statement, without, calls } of survivors) {
    const names = [...calls].map(({ name }) => name).join(', ')
    process.stderr.write(`Not missed: ${without} in ${statement.replaceAll(/\s+/g, ' ')} (${names})\n`)
  }
  if (leaks.length + survivors.length > 0) process.exitCode = 1
}

await reportIsolation()

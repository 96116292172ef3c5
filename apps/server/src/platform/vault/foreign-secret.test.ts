import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretCheckStore } from '#server/capabilities/accounts/secret-check.store.ts'
import { testApp } from '#server/testing/test-app.ts'
import { refuseForeignSecret } from './foreign-secret.ts'
import { deriveRootKeys } from './root-keys.ts'

test('a database that was written with one secret is not opened with another', async () => {
  await using fixture = await testApp()
  expect(await secretCheckStore(fixture.db).someKeys()).toEqual([])
  await fixture.person()
  const written = await secretCheckStore(fixture.db).someKeys()
  expect(() => refuseForeignSecret(fixture.root, written!)).not.toThrow()
  expect(() => refuseForeignSecret(deriveRootKeys(randomBytes(32)), written!)).toThrow(
    'This database was encrypted with another SECRET_KEY.',
  )
})

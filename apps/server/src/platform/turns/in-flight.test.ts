import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newAccountKey, openAccountVault } from '#server/platform/vault/account-vault.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'
import { inFlight } from './in-flight.ts'

function aVault() {
  const [root, id] = [deriveRootKeys(randomBytes(32)), randomUUID()]
  return openAccountVault(root, id, newAccountKey(root, id))
}

test('simultaneous requests for the same work run it once, and later ones run it again', async () => {
  const [mara, other] = [aVault(), aVault()]
  const joined = inFlight<number>()
  let done = 0
  const work = () => Promise.resolve(++done)
  const ask = (vault: typeof mara, key: string) => joined(vault, key, work)
  expect(await Promise.all([ask(mara, 'a'), ask(mara, 'a'), ask(mara, 'b'), ask(other, 'a')])).toEqual([1, 1, 2, 3])
  expect(await ask(mara, 'a')).toBe(4)
})

test('failed work is repeated for the next request', async () => {
  const joined = inFlight<string>()
  const vault = aVault()
  await expect(joined(vault, '', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await joined(vault, '', () => Promise.resolve('yes'))).toBe('yes')
})

import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newAccountKey, openAccountVault } from '#server/vault/account-vault.ts'
import { deriveRootKeys } from '#server/vault/root-keys.ts'
import { whileUnderWay } from './while-under-way.ts'

function aVault() {
  const [root, id] = [deriveRootKeys(randomBytes(32)), randomUUID()]
  return openAccountVault(root, id, newAccountKey(root, id))
}

test('what an account asks for while the same is under way is done once, and anew afterwards', async () => {
  const [mara, other] = [aVault(), aVault()]
  const joined = whileUnderWay<number>()
  let done = 0
  const work = () => Promise.resolve(++done)
  const ask = (vault: typeof mara, key: string) => joined(vault, key, work)
  expect(await Promise.all([ask(mara, 'a'), ask(mara, 'a'), ask(mara, 'b'), ask(other, 'a')])).toEqual([1, 1, 2, 3])
  expect(await ask(mara, 'a')).toBe(4)
})

test('work that failed is begun again by who asks next', async () => {
  const joined = whileUnderWay<string>()
  const vault = aVault()
  await expect(joined(vault, '', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await joined(vault, '', () => Promise.resolve('yes'))).toBe('yes')
})

import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newAccountKey, openAccountVault } from './account-vault.ts'
import { deriveRootKeys, keyedHash } from './root-keys.ts'
import { SealBrokenError } from './sealed-box.ts'

function aVault(secret = randomBytes(32), accountId: string = randomUUID()) {
  const root = deriveRootKeys(secret)
  return openAccountVault(root, accountId, newAccountKey(root, accountId))
}

test('a sealed text opens byte for byte and reveals none of its words', () => {
  const vault = aVault()
  const text = 'Naïve café — 🌊 and a line\r\nbreak'
  const sealed = vault.seal('entries.body/1', text)
  expect(vault.open('entries.body/1', sealed)).toBe(text)
  expect(sealed.toString('latin1')).not.toContain('line')
  expect(sealed.equals(vault.seal('entries.body/1', text))).toBe(false)
})

test('a sealed text opens neither in another place nor for another account nor after a bit was changed', () => {
  const vault = aVault()
  const sealed = vault.seal('entries.body/1', 'mine')
  expect(() => vault.open('entries.body/2', sealed)).toThrow(SealBrokenError)
  expect(() => aVault().open('entries.body/1', sealed)).toThrow(SealBrokenError)
  for (let i = 0; i < sealed.length; i++) {
    const changed = Buffer.from(sealed)
    changed[i] = changed[i]! ^ 1
    expect(() => vault.open('entries.body/1', changed)).toThrow(SealBrokenError)
  }
})

test('an account key does not unwrap with another SECRET_KEY', () => {
  const accountId = randomUUID()
  const stored = newAccountKey(deriveRootKeys(randomBytes(32)), accountId)
  expect(() => openAccountVault(deriveRootKeys(randomBytes(32)), accountId, stored)).toThrow(SealBrokenError)
})

test('an account key does not unwrap for another account', () => {
  const root = deriveRootKeys(randomBytes(32))
  expect(() => openAccountVault(root, randomUUID(), newAccountKey(root, randomUUID()))).toThrow(SealBrokenError)
})

test('each purpose has its own key, and the same secret gives the same keys', () => {
  const secret = randomBytes(32)
  const keys = Object.values(deriveRootKeys(secret)).map((key) => key.toString('hex'))
  expect(new Set(keys).size).toBe(keys.length)
  expect(deriveRootKeys(secret).wrap.toString('hex')).toBe(keys[0])
  expect(keyedHash(deriveRootKeys(secret).address, 'a@x.test')).not.toEqual(
    keyedHash(deriveRootKeys(randomBytes(32)).address, 'a@x.test'),
  )
})

import { createSecretKey, randomBytes } from 'node:crypto'
import { open, seal, SealBrokenError } from './sealed-box.ts'
import { keyedHash, ROOT_KEY_VERSION, type RootKeys } from './root-keys.ts'

/** An account's own key as it is stored: useless without SECRET_KEY. */
export type WrappedKey = { wrapped: Buffer; version: number }

/** Seals and opens the texts of one account. Destroying its wrapped key makes all of them permanently unreadable. */
export type AccountVault = {
  readonly accountId: string
  /** @param place table, column and row, such as `entries.body/<entry id>` */
  seal(place: string, text: string): Buffer
  /** @throws SealBrokenError */
  open(place: string, sealed: Buffer): string
  /** The same for binary data, such as a photograph. */
  sealBytes(place: string, bytes: Buffer): Buffer
  /** @throws SealBrokenError */
  openBytes(place: string, sealed: Buffer): Buffer
  /** A hash that only this account can compute: finds equal values without storing them. */
  hash(text: string): Buffer
}

const keyPlace = (accountId: string) => `accounts.wrapped_key/${accountId}`

/** Creates a new random account key, wrapped for storage. */
export function newAccountKey(root: RootKeys, accountId: string): WrappedKey {
  return { wrapped: seal(root.wrap, keyPlace(accountId), randomBytes(32)), version: ROOT_KEY_VERSION }
}

/** The same account key wrapped for another SECRET_KEY: every text stays as it is. @throws SealBrokenError */
export function rewrapAccountKey(from: RootKeys, to: RootKeys, accountId: string, { wrapped }: WrappedKey): WrappedKey {
  const key = open(from.wrap, keyPlace(accountId), wrapped)
  return { wrapped: seal(to.wrap, keyPlace(accountId), key), version: ROOT_KEY_VERSION }
}

/** Unwraps an account's key. @throws SealBrokenError when SECRET_KEY is not the one it was wrapped with */
export function openAccountVault(root: RootKeys, accountId: string, { wrapped, version }: WrappedKey): AccountVault {
  if (version !== ROOT_KEY_VERSION) throw new SealBrokenError(`There is no root key of version ${version}.`)
  const bytes = open(root.wrap, keyPlace(accountId), wrapped)
  const key = createSecretKey(bytes)
  return {
    accountId,
    seal: (place, text) => seal(key, `${accountId}/${place}`, Buffer.from(text, 'utf8')),
    open: (place, sealed) => open(key, `${accountId}/${place}`, sealed).toString('utf8'),
    sealBytes: (place, bytes) => seal(key, `${accountId}/${place}`, bytes),
    openBytes: (place, sealed) => open(key, `${accountId}/${place}`, sealed),
    hash: (text) => keyedHash(key, text),
  }
}

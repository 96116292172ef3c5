import { canonicalAddress } from '@soundings/core/account'
import { keyedHash, type RootKeys } from './root-keys.ts'

/** The keyed hash under which an email address is found. */
export function addressHash(root: Pick<RootKeys, 'address'>, address: string): Buffer {
  return keyedHash(root.address, canonicalAddress(address))
}

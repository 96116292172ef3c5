import { setImmediate } from 'node:timers/promises'
import type { TableLine } from '#server/admin/backup/backup-format.ts'
import type { RowValues } from '#server/admin/backup/snapshot.store.ts'
import { EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import { openAccountVault, type AccountVault, type WrappedKey } from '#server/vault/account-vault.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'
import { unlessBroken } from '#server/vault/sealed-box.ts'
import { bytesOf, rowNameOf, SEALED_COLUMNS } from './sealed-columns.ts'

/** How much opened, and how much did not; nothing of what was opened. */
export type SealCounts = {
  keys: number
  brokenKeys: number
  texts: number
  brokenTexts: number
  /** The first of what does not open, as `set-aside` takes it: table, account and row. */
  broken: string[]
  addresses: number
  /** Addresses under which nobody would find their account. */
  lostAddresses: number
  /** Accounts that no address leads to: nobody could sign in to them. */
  unreachedAccounts: number
}

/** Broken values that are named; the rest is counted. */
const NAMED = 200
/** Rows that are opened before others have their turn. */
const PAUSE_AFTER = 200

/**
 * Opens everything that is sealed in the rows it is shown. An account is shown before what belongs to it; of each it
 * keeps the wrapped key and the hash of its address, some hundred bytes.
 */
export function sealCheck(root: RootKeys) {
  const keys = new Map<string, WrappedKey>()
  /** Of accounts whose address was not met yet. */
  const hashes = new Map<string, string>()
  const counts: SealCounts = {
    keys: 0,
    brokenKeys: 0,
    texts: 0,
    brokenTexts: 0,
    broken: [],
    addresses: 0,
    lostAddresses: 0,
    get unreachedAccounts() {
      return hashes.size
    },
  }
  let latest: AccountVault | null = null
  let rows = 0

  function vaultOf(accountId: string): AccountVault | null {
    if (latest?.accountId === accountId) return latest
    const key = keys.get(accountId)
    latest = key ? unlessBroken(() => openAccountVault(root, accountId, key)) : null
    return latest
  }

  function name(value: string): void {
    if (counts.broken.length < NAMED) counts.broken.push(value)
  }

  function noteAccount(read: (column: string) => string | null): void {
    const id = read('account_id') ?? ''
    keys.set(id, { wrapped: bytesOf(read('wrapped_key') ?? ''), version: Number(read('key_version')) })
    counts.keys++
    const vault = vaultOf(id)
    if (!vault) {
      counts.brokenKeys++
      name(`accounts ${id} ${id} (wrapped_key)`)
    }
    const address = vault && unlessBroken(() => vault.open(EMAIL_PLACE, bytesOf(read('email_sealed') ?? '')))
    if (address !== null) hashes.set(id, addressHash(root, address).toString('hex'))
  }

  return {
    counts,
    async row({ table, columns }: TableLine, row: RowValues): Promise<void> {
      const read = (column: string) => row[columns.indexOf(column)] ?? null
      if (table === 'accounts') noteAccount(read)
      if (table === 'email_addresses') {
        counts.addresses++
        const id = read('account_id') ?? ''
        if (hashes.get(id) === bytesOf(read('email_hash') ?? '').toString('hex')) hashes.delete(id)
        else counts.lostAddresses++
      }
      for (const { column, place } of SEALED_COLUMNS.filter((sealed) => sealed.table === table)) {
        const sealed = read(column)
        if (sealed === null) continue
        counts.texts++
        const vault = vaultOf(read('account_id') ?? '')
        const plain =
          vault &&
          unlessBroken(() =>
            vault.openBytes(
              place((name) => read(name) ?? ''),
              bytesOf(sealed),
            ),
          )
        if (plain) continue
        counts.brokenTexts++
        // Without its key nothing of an account opens, and the key is named.
        if (vault) name(`${rowNameOf(table, (wanted) => read(wanted) ?? '')} (${column})`)
      }
      if (++rows % PAUSE_AFTER === 0) await setImmediate()
    },
  }
}

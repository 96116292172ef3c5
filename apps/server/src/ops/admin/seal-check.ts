import { setImmediate } from 'node:timers/promises'
import type { TableLine } from '#server/ops/admin/backup/backup-format.ts'
import type { RowValues } from '#server/ops/admin/backup/snapshot.store.ts'
import { EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import { openAccountVault, type AccountVault, type WrappedKey } from '#server/platform/vault/account-vault.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import { bytesOf } from '#server/platform/bytes.ts'
import { rowNameOf, SEALED_COLUMNS } from './sealed-columns.ts'

/** The numbers of values that opened and that did not, without the values themselves. */
export type SealCounts = {
  keys: number
  brokenKeys: number
  texts: number
  brokenTexts: number
  /** The first values that did not open, in the form that `set-aside` takes: table, account and row. */
  broken: string[]
  addresses: number
  /** The number of email addresses that do not lead to their account. */
  lostAddresses: number
  /** The number of accounts that no one can sign in to, because no email address leads to them. */
  unreachedAccounts: number
}

/** The most broken values that are listed; the rest are only counted. */
const NAMED = 200
/** The number of rows that are opened before other work gets a turn. */
const PAUSE_AFTER = 200

/**
 * Opens every sealed value in the rows it receives. An account must come before its rows; the check stores the
 * account’s wrapped key and address hash, a few hundred bytes each.
 */
export function sealCheck(root: RootKeys) {
  const keys = new Map<string, WrappedKey>()
  /** The email hashes of accounts whose email address has not been read yet. */
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
        // Nothing of an account can be decrypted without its key, so the key is listed.
        if (vault) name(`${rowNameOf(table, (wanted) => read(wanted) ?? '')} (${column})`)
      }
      if (++rows % PAUSE_AFTER === 0) await setImmediate()
    },
  }
}

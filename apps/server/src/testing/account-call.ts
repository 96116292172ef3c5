import type { Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** A call of a store on behalf of one account. */
export type Call = { name: string; run: (tx: Tx, vault: AccountVault, other: Buffer) => Promise<unknown> }

export function call(name: string, run: Call['run']): Call {
  return { name, run }
}

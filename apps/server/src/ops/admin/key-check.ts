import type { TableLine } from './backup/backup-format.ts'
import type { RowValues } from './backup/snapshot.store.ts'
import { AdminRefusal } from './refusal.ts'
import { bytesOf } from '#server/platform/bytes.ts'
import { opensWith } from '#server/platform/vault/foreign-secret.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'

/** Tries a secret on every account row it receives. */
export function keyCheck(secret: Buffer | null) {
  const root = secret && deriveRootKeys(secret)
  let accounts = 0
  let opened = 0
  return {
    row({ table, columns }: TableLine, row: RowValues): void {
      if (table !== 'accounts') return
      const read = (column: string) => row[columns.indexOf(column)] ?? ''
      accounts++
      const wrapped = bytesOf(read('wrapped_key'))
      const key = { wrapped, version: Number(read('key_version')) }
      if (root && opensWith(root, [{ accountId: read('account_id'), key }])) opened++
    },
    /** The number of accounts that the secret does not open. If it opens others, the keys of these are damaged. */
    damaged: () => accounts - opened,
    /** @throws AdminRefusal when there are accounts and the secret opens none of them */
    refuse(): void {
      if (accounts === 0 || opened > 0) return
      if (!root) {
        throw new AdminRefusal(
          'This backup’s key is missing. Set SECRET_KEY to it, or put its secret.key into DATA_DIR.',
        )
      }
      throw new AdminRefusal(
        `The current key decrypts none of the ${accounts} accounts in this backup. Use the key from the time of the backup.`,
      )
    },
  }
}

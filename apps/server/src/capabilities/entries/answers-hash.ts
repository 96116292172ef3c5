import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryBody } from './entry-record.ts'

/**
 * The hash by which the answers to an Echo are found without decrypting any entry; null for an entry that answers none.
 */
export function answersHash(vault: AccountVault, { answers }: Pick<EntryBody, 'answers'>): Buffer | null {
  return answers ? hashOfEcho(vault, answers.echo) : null
}

export function hashOfEcho(vault: AccountVault, echoId: string): Buffer {
  return vault.hash(`answers|${echoId}`)
}

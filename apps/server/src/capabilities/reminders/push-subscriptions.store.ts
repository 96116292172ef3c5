import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** The column in which a subscription is sealed. */
export const subscriptionPlace = (tokenHash: string) => `push_subscriptions.body/${tokenHash}`

/** Identifies a browser without storing its URL in cleartext. */
export const endpointHashOf = (vault: AccountVault, endpoint: string) => vault.hash(`push endpoint ${endpoint}`)

/** A subscription as the browser printed it, with binary values in base64url. */
export type StoredSubscription = { endpoint: string; p256dh: string; auth: string }

/** The browsers of one account that get reminders. A row is deleted with its session. */
export function pushSubscriptionsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const place = (tokenHash: Buffer) => subscriptionPlace(tokenHash.toString('hex'))
  return {
    /** The subscriptions, without those that cannot be decrypted. */
    async list(now: Date): Promise<{ tokenHash: Buffer; subscription: StoredSubscription }[]> {
      const rows = await db.query<{ token_hash: Buffer; body_sealed: Buffer }>(
        `select token_hash, body_sealed from push_subscriptions join sessions using (account_id, token_hash)
         where account_id = $1 and expires_at > $2 order by token_hash`,
        [accountId, now],
      )
      return rows.flatMap(({ token_hash: tokenHash, body_sealed: sealed }) => {
        const body = unlessBroken(() => vault.open(place(tokenHash), sealed))
        return body === null ? [] : [{ tokenHash, subscription: JSON.parse(body) as StoredSubscription }]
      })
    },
    /** Replaces this session’s subscription, and another session’s in the same browser. */
    async save(tokenHash: Buffer, endpointHash: Buffer, subscription: StoredSubscription): Promise<void> {
      await db.query('delete from push_subscriptions where account_id = $1 and endpoint_hash = $2', [
        accountId,
        endpointHash,
      ])
      await db.query(
        `insert into push_subscriptions (account_id, token_hash, endpoint_hash, body_sealed) values ($1, $2, $3, $4)
         on conflict (account_id, token_hash)
         do update set endpoint_hash = excluded.endpoint_hash, body_sealed = excluded.body_sealed`,
        [accountId, tokenHash, endpointHash, vault.seal(place(tokenHash), JSON.stringify(subscription))],
      )
    },
    async remove(tokenHash: Buffer): Promise<void> {
      await db.query('delete from push_subscriptions where account_id = $1 and token_hash = $2', [accountId, tokenHash])
    },
    /** Removes a subscription that its browser has ended, unless the session already has another. */
    async removeEnded(tokenHash: Buffer, endpointHash: Buffer): Promise<void> {
      await db.query(
        'delete from push_subscriptions where account_id = $1 and token_hash = $2 and endpoint_hash = $3',
        [accountId, tokenHash, endpointHash],
      )
    },
  }
}

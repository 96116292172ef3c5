import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** A passkey’s public half. Times are milliseconds since the epoch; bytes are base64url. */
export type PasskeyBody = {
  name: string
  credential: string
  publicKey: string
  /** Counts signatures; many passkeys always report 0. */
  counter: number
  transports: string[]
  synced: boolean
  createdAt: number
  lastUsedAt: number | null
}

/** `body` is null when it cannot be decrypted. */
export type StoredPasskey = { id: string; body: PasskeyBody | null }

/** The column in which a passkey is sealed. */
export const passkeyPlace = (id: string) => `passkeys.body/${id}`

type Row = { passkey_id: string; body_sealed: Buffer }

/** The passkeys of one account; every statement is bound to it. */
export function passkeysStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const sealed = (id: string, body: PasskeyBody) => vault.seal(passkeyPlace(id), JSON.stringify(body))
  const toPasskey = ({ passkey_id: id, body_sealed }: Row): StoredPasskey => {
    const opened = unlessBroken(() => vault.open(passkeyPlace(id), body_sealed))
    return { id, body: opened === null ? null : (JSON.parse(opened) as PasskeyBody) }
  }
  return {
    /** The passkeys, oldest first, damaged ones last. */
    async list(): Promise<StoredPasskey[]> {
      const rows = await db.query<Row>(
        'select passkey_id, body_sealed from passkeys where account_id = $1 order by passkey_id',
        [accountId],
      )
      const age = ({ body }: StoredPasskey) => body?.createdAt ?? Number.POSITIVE_INFINITY
      return rows.map(toPasskey).toSorted((a, b) => age(a) - age(b))
    },

    async find(id: string): Promise<StoredPasskey | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<Row>(
        'select passkey_id, body_sealed from passkeys where account_id = $1 and passkey_id = $2',
        [accountId, id],
      )
      return row ? toPasskey(row) : null
    },

    async findByCredential(credentialHash: Buffer): Promise<StoredPasskey | null> {
      const [row] = await db.query<Row>(
        'select passkey_id, body_sealed from passkeys where account_id = $1 and credential_hash = $2',
        [accountId, credentialHash],
      )
      return row ? toPasskey(row) : null
    },

    /** Stores a new passkey. @returns false when the account already has this credential */
    async add(id: string, credentialHash: Buffer, body: PasskeyBody): Promise<boolean> {
      const rows = await db.query(
        `insert into passkeys (account_id, passkey_id, credential_hash, body_sealed) values ($1, $2, $3, $4)
         on conflict (account_id, credential_hash) do nothing returning passkey_id`,
        [accountId, id, credentialHash, sealed(id, body)],
      )
      return rows.length > 0
    },

    async save(id: string, body: PasskeyBody): Promise<void> {
      await db.query('update passkeys set body_sealed = $3 where account_id = $1 and passkey_id = $2', [
        accountId,
        id,
        sealed(id, body),
      ])
    },

    /** @returns false when there is no such passkey */
    async remove(id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        'delete from passkeys where account_id = $1 and passkey_id = $2 returning passkey_id',
        [accountId, id],
      )
      return rows.length > 0
    },
  }
}

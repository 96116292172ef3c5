import { createHash, randomUUID } from 'node:crypto'
import { PASSKEYS_MAX, type NewPasskey, type Passkey, type PasskeyCreation } from '@soundings/contract/passkeys'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { cose } from '@simplewebauthn/server/helpers'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { AppError } from '#server/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { Limiter } from '#server/platform/http/rate-limit.store.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { CHALLENGE_MS, newChallenge, spendChallenge, type Purpose } from './challenge.ts'
import { passkeyAddedMail } from './passkey-added-mail.ts'
import { passkeysStore, type PasskeyBody, type StoredPasskey } from './passkeys.store.ts'
import type { RelyingParty } from './relying-party.ts'

export type PasskeysDeps = {
  db: Db
  root: RootKeys
  mailer: Mailer
  limiter: Limiter
  publicUrl: string
  loginLimitPerIp: number
  /** Null if browsers can’t create passkeys for this host. */
  site: RelyingParty | null
  onError: (error: unknown) => void
}

/** Ed25519, ES256 and RS256, which common authenticators support; the library’s own list includes experimental ones. */
const ALGORITHMS = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256]

/** The most challenges for one account in 15 minutes. */
export const CHALLENGES_PER_ACCOUNT = 60

export async function listPasskeys(deps: PasskeysDeps, vault: AccountVault): Promise<Passkey[]> {
  return (await passkeysStore(deps.db, vault).list()).map(toPasskey)
}

/** A challenge for a new passkey. @throws AppError when the account has reached the limit */
export async function preparePasskey(deps: PasskeysDeps, vault: AccountVault, now: Date): Promise<PasskeyCreation> {
  const site = siteOf(deps)
  await deps.limiter.hit('passkey-challenge-account', vault.accountId, CHALLENGES_PER_ACCOUNT, now)
  const [account, stored] = await Promise.all([
    accountStore(deps.db, vault).read(),
    passkeysStore(deps.db, vault).list(),
  ])
  if (stored.length >= PASSKEYS_MAX) throw tooMany()
  const name = account?.email ?? 'Soundings'
  const options = await generateRegistrationOptions({
    rpID: site.id,
    rpName: 'Soundings',
    userID: userHandleOf(vault.accountId),
    userName: name,
    userDisplayName: account?.displayName ?? name,
    challenge: await newChallenge(deps.db, { action: 'add', accountId: vault.accountId }, now),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: stored.flatMap(({ body }) => (body ? [described(body)] : [])),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options as PasskeyCreation
}

/**
 * Stores a new passkey (W3C WebAuthn Level 3, section 7.1) and notifies the account’s owner by email.
 * @throws AppError
 */
export async function addPasskey(
  deps: PasskeysDeps,
  vault: AccountVault,
  { name, credential }: NewPasskey,
  now: Date,
): Promise<Passkey> {
  const expected = expectedOf(deps, { action: 'add', accountId: vault.accountId }, now)
  const { transports = [], ...response } = credential.response
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    ...expected,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verified?.verified) {
    throw new AppError('PASSKEY_INVALID', 'That passkey couldn’t be checked. Please try again.')
  }
  const { credential: made, credentialBackedUp } = verified.registrationInfo
  const body: PasskeyBody = {
    name,
    credential: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports,
    synced: credentialBackedUp,
    createdAt: now.getTime(),
    lastUsedAt: null,
  }
  const id = randomUUID()
  await deps.db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    const store = passkeysStore(tx, vault)
    if ((await store.list()).length >= PASSKEYS_MAX) throw tooMany()
    if (await store.add(id, hashOf(made.id), body)) return
    throw new AppError('PASSKEY_INVALID', 'This passkey is already in your list.')
  })
  await tellOwner(deps, vault)
  return toPasskey({ id, body })
}

/** @throws AppError */
export async function renamePasskey(
  deps: PasskeysDeps,
  vault: AccountVault,
  id: string,
  name: string,
): Promise<Passkey> {
  const store = passkeysStore(deps.db, vault)
  const stored = await store.find(id)
  if (!stored?.body) throw notFound()
  const body = { ...stored.body, name }
  await store.save(stored.id, body)
  return toPasskey({ id: stored.id, body })
}

/** @throws AppError */
export async function removePasskey(deps: PasskeysDeps, vault: AccountVault, id: string): Promise<void> {
  if (!(await passkeysStore(deps.db, vault).remove(id))) throw notFound()
}

export function siteOf({ site }: Pick<PasskeysDeps, 'site'>): RelyingParty {
  if (site) return site
  const sentence = 'Passkeys need a host name, and this server is reached by an IP address.'
  throw new AppError('PASSKEYS_UNAVAILABLE', sentence)
}

/** What a browser’s answer to a challenge must have. Comparing the challenge consumes it. */
export function expectedOf(deps: PasskeysDeps, purpose: Purpose, now: Date) {
  const site = siteOf(deps)
  return {
    expectedChallenge: (challenge: string) => spendChallenge(deps.db, challenge, purpose, now),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }
}

export function described({ credential, transports }: PasskeyBody) {
  return { id: credential, transports }
}

function toPasskey({ id, body }: StoredPasskey): Passkey {
  return {
    id,
    name: body?.name ?? null,
    created_at: body && new Date(body.createdAt).toISOString(),
    last_used_at: body?.lastUsedAt ? new Date(body.lastUsedAt).toISOString() : null,
    synced: body?.synced ?? false,
  }
}

/** An account id as the 16 bytes that a passkey keeps. */
function userHandleOf(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
}

export function hashOf(credential: string): Buffer {
  return createHash('sha256').update(credential).digest()
}

/** If the email can’t be sent, the passkey stays: the list in Settings also shows it. */
async function tellOwner({ db, mailer, publicUrl, onError }: PasskeysDeps, vault: AccountVault): Promise<void> {
  const email = (await accountStore(db, vault).read())?.email
  if (!email) return
  const settings = new URL('/settings', publicUrl).href
  await mailer.send(passkeyAddedMail(email, { settings })).catch(onError)
}

function tooMany(): AppError {
  return new AppError('TOO_MANY_PASSKEYS', `You can have up to ${PASSKEYS_MAX} passkeys. Remove one first.`)
}

export function notFound(): AppError {
  return new AppError('PASSKEY_NOT_FOUND', 'This passkey no longer exists.')
}

import type { PasskeyProof, PasskeyRequest } from '@soundings/contract/passkeys'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { AppError } from '#server/errors.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { CHALLENGE_MS, newChallenge, type Purpose } from './challenge.ts'
import {
  CHALLENGES_PER_ACCOUNT,
  described,
  expectedOf,
  hashOf,
  notFound,
  siteOf,
  type PasskeysDeps,
} from './passkeys.service.ts'
import { passkeysStore } from './passkeys.store.ts'
import type { RelyingParty } from './relying-party.ts'

/**
 * The limit on challenges is this many times the limit on sign-ins, because a browser that offers passkeys requests a
 * challenge each time the sign-in page opens.
 */
const VIEWS_FACTOR = 10

/** Unknown, removed and damaged passkeys are refused alike, so that an answer reveals nothing about an account. */
const REFUSED = 'This passkey doesn’t open a journal here. Sign in with your email instead.'

/** A challenge for one of the account’s passkeys. @throws AppError when it has none */
export async function prepareUnlock(deps: PasskeysDeps, vault: AccountVault, now: Date): Promise<PasskeyRequest> {
  await deps.limiter.hit('passkey-challenge-account', vault.accountId, CHALLENGES_PER_ACCOUNT, now)
  const stored = await passkeysStore(deps.db, vault).list()
  const known = stored.flatMap(({ body }) => (body ? [described(body)] : []))
  if (known.length === 0) throw notFound()
  const challenge = await newChallenge(deps.db, { action: 'unlock', accountId: vault.accountId }, now)
  return requestOf(siteOf(deps), challenge, known)
}

/** @throws AppError unless one of the account’s passkeys has signed the challenge */
export async function unlock(
  deps: PasskeysDeps,
  vault: AccountVault,
  proof: PasskeyProof,
  origin: string,
  now: Date,
): Promise<void> {
  const purpose: Purpose = { action: 'unlock', accountId: vault.accountId }
  if (!(await isProved(deps, vault, proof, purpose, now))) await refused(deps, origin, now)
}

/** A challenge for any passkey of this site. */
export async function prepareSignIn(deps: PasskeysDeps, origin: string, now: Date): Promise<PasskeyRequest> {
  await deps.limiter.hit('passkey-challenge-ip', origin, VIEWS_FACTOR * deps.loginLimitPerIp, now)
  return requestOf(siteOf(deps), await newChallenge(deps.db, { action: 'sign-in' }, now), [])
}

/** @returns the account that a passkey opens @throws AppError */
export async function accountOfPasskey(
  deps: PasskeysDeps,
  proof: PasskeyProof,
  origin: string,
  now: Date,
): Promise<string> {
  const accountId = accountIdOf(proof.response.userHandle)
  const vault = accountId && (await accountVaultOf(deps, accountId))
  if (!accountId || !vault) return refused(deps, origin, now)
  if (!(await isProved(deps, vault, proof, { action: 'sign-in' }, now))) return refused(deps, origin, now)
  return accountId
}

/**
 * Checks that the passkey’s owner was present and recognized by the device (W3C WebAuthn Level 3, section 7.2).
 * @returns whether that is so
 */
async function isProved(
  deps: PasskeysDeps,
  vault: AccountVault,
  proof: PasskeyProof,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const expected = expectedOf(deps, purpose, now)
  const store = passkeysStore(deps.db, vault)
  const stored = await store.findByCredential(hashOf(proof.id))
  if (!stored?.body) return false
  const { body } = stored
  const verified = await verifyAuthenticationResponse({
    response: { ...toResponse(proof), clientExtensionResults: {} },
    ...expected,
    credential: {
      id: body.credential,
      publicKey: new Uint8Array(Buffer.from(body.publicKey, 'base64url')),
      counter: body.counter,
    },
  }).catch(() => null)
  if (!verified?.verified) return false
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  await store.save(stored.id, {
    ...body,
    counter: newCounter,
    synced: credentialBackedUp,
    lastUsedAt: now.getTime(),
  })
  return true
}

async function refused(deps: PasskeysDeps, origin: string, now: Date): Promise<never> {
  await deps.limiter.hit('passkey-failed-ip', origin, deps.loginLimitPerIp, now)
  throw new AppError('PASSKEY_REFUSED', REFUSED)
}

async function requestOf(
  site: RelyingParty,
  challenge: Buffer<ArrayBuffer>,
  allowCredentials: ReturnType<typeof described>[],
): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials,
  })
  return options as PasskeyRequest
}

/** The answer without fields outside the contract, or a missing user handle. */
function toResponse({ id, rawId, type, response: { userHandle, ...response } }: PasskeyProof) {
  return { id, rawId, type, response: { ...response, ...(userHandle ? { userHandle } : {}) } }
}

function accountIdOf(userHandle: string | null | undefined): string | null {
  const hex = Buffer.from(userHandle ?? '', 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id : null
}

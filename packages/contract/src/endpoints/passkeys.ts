import { SignedIn } from '../auth.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'
import {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  Passkeys,
  PasskeySignIn,
} from '../passkeys.ts'

export const list = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'account',
  response: { 200: Passkeys },
})

/** A challenge for a new passkey. */
export const prepare = endpoint({
  method: 'POST',
  path: '/api/passkeys/challenge',
  access: 'account',
  response: { 200: PasskeyCreation },
})

export const add = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  access: 'account',
  body: NewPasskey,
  response: { 201: Passkey },
})

export const rename = endpoint({
  method: 'PATCH',
  path: '/api/passkeys/:id',
  access: 'account',
  body: PasskeyName,
  response: { 200: Passkey },
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'account',
  response: NO_CONTENT,
})

/** A challenge for a locked page. */
export const prepareUnlock = endpoint({
  method: 'POST',
  path: '/api/passkeys/unlock/challenge',
  access: 'account',
  response: { 200: PasskeyRequest },
})

/** Checks that the person at a locked page has one of the account’s passkeys. */
export const unlock = endpoint({
  method: 'POST',
  path: '/api/passkeys/unlock',
  access: 'account',
  body: PasskeySignIn,
  response: NO_CONTENT,
})

/** A challenge for signing in; the passkey itself says whose account it opens. */
export const prepareSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/challenge',
  access: 'anyone',
  response: { 200: PasskeyRequest },
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'anyone',
  body: PasskeySignIn,
  response: { 200: SignedIn },
})

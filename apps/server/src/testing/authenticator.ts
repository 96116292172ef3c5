import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { cose, isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyCreation, PasskeyProof, PasskeyRequest } from '@soundings/contract/passkeys'

/** Flags of authenticator data (WebAuthn Level 3, section 6.1). */
const PRESENT = 0x01
const VERIFIED = 0x04
const SYNCED = 0x08 | 0x10
const HAS_KEY = 0x40
const AAGUID_BYTES = 16

/** A passkey as stored on a phone or a security key. */
export type DevicePasskey = { id: string; userHandle: string; key: KeyObject; counter: number; rpId: string }

type Habits = {
  /** The page that asks, as the browser writes it into what is signed. */
  origin: string
  /** False when the device did not recognize its owner. */
  recognizesOwner?: boolean
}

/** Makes a passkey with an ES256 key, as a browser and an authenticator do together. */
export function makePasskey(options: PasskeyCreation, habits: Habits) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const authData = Buffer.concat([
    authenticatorData(options.rp.id, HAS_KEY, 0, habits),
    Buffer.alloc(AAGUID_BYTES),
    length,
    id,
    coseKey,
  ])
  const attestation = isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]) as never,
  )
  const passkey: DevicePasskey = {
    id: id.toString('base64url'),
    userHandle: options.user.id,
    key: privateKey,
    counter: 0,
    rpId: options.rp.id,
  }
  const response = {
    clientDataJSON: clientData('webauthn.create', options.challenge, habits).toString('base64url'),
    attestationObject: Buffer.from(attestation).toString('base64url'),
    transports: ['internal'],
  }
  const credential = { id: passkey.id, rawId: passkey.id, type: 'public-key' as const, response }
  return { passkey, credential }
}

/** Signs a challenge. Each signature raises the counter by one. */
export function signWith(passkey: DevicePasskey, options: PasskeyRequest, habits: Habits): PasskeyProof {
  passkey.counter += 1
  const data = authenticatorData(passkey.rpId, 0, passkey.counter, habits)
  const client = clientData('webauthn.get', options.challenge, habits)
  const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), passkey.key)
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: passkey.userHandle,
    },
  }
}

function authenticatorData(rpId: string, flags: number, counter: number, { recognizesOwner = true }: Habits): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const all = flags | PRESENT | SYNCED | (recognizesOwner ? VERIFIED : 0)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(all), count])
}

function clientData(type: string, challenge: string, { origin }: Habits): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

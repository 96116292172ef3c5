import { z } from 'zod'

/** The most passkeys that one account may have. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60

/** A text of bytes in base64url, as in WebAuthn’s JSON. */
const bytes = (most: number) => z.string().max(most)
const CREDENTIAL_ID_MAX = 1_400
const CLIENT_DATA_MAX = 4_096
const ATTESTATION_MAX = 16_384
const TRANSPORTS_MAX = 10

const Name = z
  .string()
  .trim()
  .min(1)
  .max(PASSKEY_NAME_MAX)
  .refine((name) => !/\p{Cc}/u.test(name))

export const Passkey = z
  .object({
    id: z.uuid(),
    /**
     * The name. It is null, like `created_at`, when the passkey was damaged on the server’s disk and can only be
     * removed.
     */
    name: z.string().nullable(),
    created_at: z.iso.datetime().nullable(),
    /** The time of the last use; null before the first one. */
    last_used_at: z.iso.datetime().nullable(),
    /** True for a passkey that a password manager copies to the person’s other devices. */
    synced: z.boolean(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

export const Passkeys = z.object({ passkeys: z.array(Passkey) }).meta({ id: 'Passkeys' })
export type Passkeys = z.infer<typeof Passkeys>

export const PasskeyName = z.strictObject({ name: Name }).meta({ id: 'PasskeyName' })
export type PasskeyName = z.infer<typeof PasskeyName>

const Described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** The options for `navigator.credentials.create`, in WebAuthn’s JSON (WebAuthn Level 3, section 5.4). */
export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(Described),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' })
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** The options for `navigator.credentials.get` (WebAuthn Level 3, section 5.5). */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(Described),
  })
  .meta({ id: 'PasskeyRequest' })
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A new credential, as the browser returns it. */
export const NewPasskey = z
  .strictObject({
    name: Name,
    credential: z.object({
      id: bytes(CREDENTIAL_ID_MAX),
      rawId: bytes(CREDENTIAL_ID_MAX),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: bytes(CLIENT_DATA_MAX),
        attestationObject: bytes(ATTESTATION_MAX),
        transports: z.array(z.string().max(32)).max(TRANSPORTS_MAX).optional(),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' })
export type NewPasskey = z.infer<typeof NewPasskey>

/** A signed challenge, as the browser returns it. */
export const PasskeyProof = z
  .object({
    id: bytes(CREDENTIAL_ID_MAX),
    rawId: bytes(CREDENTIAL_ID_MAX),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(CLIENT_DATA_MAX),
      authenticatorData: bytes(ATTESTATION_MAX),
      signature: bytes(ATTESTATION_MAX),
      /** The account, as it was given to the passkey when it was added. */
      userHandle: z.string().max(128).nullish(),
    }),
  })
  .meta({ id: 'PasskeyProof' })
export type PasskeyProof = z.infer<typeof PasskeyProof>

export const PasskeySignIn = z.strictObject({ credential: PasskeyProof }).meta({ id: 'PasskeySignIn' })
export type PasskeySignIn = z.infer<typeof PasskeySignIn>

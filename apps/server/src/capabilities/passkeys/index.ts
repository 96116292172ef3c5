/** The functions about passkeys that other capabilities may use besides the stores. */
export { accountOfPasskey, prepareSignIn } from './passkey-proofs.service.ts'
export type { PasskeysDeps } from './passkeys.service.ts'
export { relyingParty } from './relying-party.ts'

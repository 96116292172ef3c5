/** The functions about passkeys that other capabilities may use besides the stores. */
export { passkeysService } from './passkeys.service.ts'
export { relyingParty } from './relying-party.ts'

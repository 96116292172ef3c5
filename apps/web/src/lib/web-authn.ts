/** Fetched only when someone uses a passkey. */
export const webAuthn = () => import('@simplewebauthn/browser')

/** True where this browser can use passkeys of this server: they belong to its host name and need a secure page. */
export function passkeysWork(passkeysAt: string | null | undefined): boolean {
  return passkeysAt === window.location.hostname && 'PublicKeyCredential' in window
}

/** True when the device itself recognizes its owner, so that the offer of a passkey comes first. */
export async function deviceHasPasskeys(): Promise<boolean> {
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** True when the person closed the browser’s dialog, let it time out, or another dialog replaced it. */
export function isDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** True when this device already holds a passkey of the account. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

import { isIP } from 'node:net'

/** The site that passkeys belong to, as WebAuthn’s relying party: passkeys of another host name are worthless here. */
export type RelyingParty = { id: string; origin: string }

/** The site of a public URL; null at an IP address, for which browsers make no passkeys. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : null
}

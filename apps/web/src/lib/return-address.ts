const KEY = 'soundings.return'
/** How long an address waits for its visitor to sign in: longer than a mailed link works. */
const LIFE_MS = 30 * 60_000

/** Keeps where a visitor wanted to go until they have signed in, which may happen in another tab. */
export function rememberAddress(address: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ address, until: Date.now() + LIFE_MS }))
  } catch {
    // Without storage one begins with the journal.
  }
}

/** Where the visitor wanted to go, as a path with its query; null for nowhere in particular. */
export function rememberedAddress(): string | null {
  try {
    const { address, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { address?: unknown; until?: unknown }
    const isHere = typeof address === 'string' && /^\/(?!\/)/.test(address)
    return isHere && typeof until === 'number' && until > Date.now() ? address : null
  } catch {
    return null
  }
}

export function forgetAddress(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage that is closed holds nothing to remove.
  }
}

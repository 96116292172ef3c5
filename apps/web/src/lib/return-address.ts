import { MINUTE_MS } from '@soundings/core/time'

const KEY = 'soundings.return'
/** Milliseconds that a URL is remembered: longer than a mailed link is valid. */
const LIFE_MS = 30 * MINUTE_MS

/** Remembers the requested page until the visitor has signed in, which may happen in another tab. */
export function rememberAddress(address: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ address, until: Date.now() + LIFE_MS }))
  } catch {
    // Without storage, the journal opens.
  }
}

/** The requested page as a path with its query; null for none. */
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
    // Closed storage contains nothing to remove.
  }
}

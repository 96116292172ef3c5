const KEY = 'soundings.account'

/** Tells the other tabs of this browser who is signed in now; null when nobody is. */
export function announceAccount(accountId: string | null): void {
  try {
    if (accountId) localStorage.setItem(KEY, accountId)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the other tabs find out with their next request.
  }
}

/**
 * All tabs share one session. A tab that went on showing one account while another signs in would save the text of the
 * one in the journal of the other.
 * @param act told who is signed in now, or null when nobody is
 * @returns how to stop listening
 */
export function onOtherAccount(accountId: string, act: (now: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== accountId) act(newValue)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

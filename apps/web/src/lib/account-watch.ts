const KEY = 'soundings.account'

/** Announces the signed-in account to the browser's other tabs; null after a sign-out. */
export function announceAccount(accountId: string | null): void {
  try {
    if (accountId) localStorage.setItem(KEY, accountId)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage, other tabs notice at their next request.
  }
}

/**
 * All tabs share one session. A tab that still shows one account after another has signed in would save text to the
 * wrong journal.
 * @param act called with the account that is signed in now, or null
 * @returns stops listening
 */
export function onOtherAccount(accountId: string, act: (now: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== accountId) act(newValue)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

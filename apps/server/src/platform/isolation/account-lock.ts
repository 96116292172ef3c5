/** A mutex per account: each account does one thing at a time, and accounts never wait for each other. */
export type AccountLock = {
  /** Waits for the account’s lock; disposing releases it. @throws the reason of `signal` when aborted */
  take(accountId: string, signal: AbortSignal): Promise<Disposable>
}

export function accountLock(): AccountLock {
  const lines = new Map<string, Promise<void>>()
  return {
    async take(accountId, signal) {
      const before = lines.get(accountId) ?? Promise.resolve()
      const { promise: over, resolve: finish } = Promise.withResolvers<void>()
      const line = before.then(() => over)
      lines.set(accountId, line)
      const end = () => {
        finish()
        if (lines.get(accountId) === line) lines.delete(accountId)
      }
      await before
      if (signal.aborted) {
        end()
        signal.throwIfAborted()
      }
      return { [Symbol.dispose]: end }
    },
  }
}

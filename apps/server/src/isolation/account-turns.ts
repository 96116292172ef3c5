/** Lets each account do one thing at a time; accounts do not wait for each other. */
export type AccountTurns = {
  /** Waits for the account's turn and holds it until it is disposed. @throws the reason of `signal` when aborted */
  take(accountId: string, signal: AbortSignal): Promise<Disposable>
}

export function accountTurns(): AccountTurns {
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

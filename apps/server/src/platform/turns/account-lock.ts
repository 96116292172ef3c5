/** A turn of an account. Its signal ends with the one it was taken with, or when the account is interrupted. */
export type AccountTurn = Disposable & { signal: AbortSignal }

/** A mutex per account: each account does one thing at a time, and accounts never wait for each other. */
export type AccountLock = {
  /** Waits for the account’s lock; disposing releases it. @throws the reason of `signal` when aborted */
  take(accountId: string, signal: AbortSignal): Promise<AccountTurn>
  /** Ends the signals of all turns of the account, running and waiting, as when its data is deleted. */
  interrupt(accountId: string, reason: Error): void
}

export function accountLock(): AccountLock {
  const lines = new Map<string, Promise<void>>()
  const turns = new Map<string, Set<AbortController>>()

  function begin(accountId: string): AbortController {
    const turn = new AbortController()
    turns.set(accountId, (turns.get(accountId) ?? new Set()).add(turn))
    return turn
  }

  function leave(accountId: string, turn: AbortController): void {
    const others = turns.get(accountId)
    others?.delete(turn)
    if (others?.size === 0) turns.delete(accountId)
  }

  return {
    async take(accountId, given) {
      const turn = begin(accountId)
      const signal = AbortSignal.any([given, turn.signal])
      const before = lines.get(accountId) ?? Promise.resolve()
      const { promise: over, resolve: finish } = Promise.withResolvers<void>()
      const line = before.then(() => over)
      lines.set(accountId, line)
      const end = () => {
        finish()
        leave(accountId, turn)
        if (lines.get(accountId) === line) lines.delete(accountId)
      }
      await before
      if (signal.aborted) {
        end()
        signal.throwIfAborted()
      }
      return { signal, [Symbol.dispose]: end }
    },
    interrupt(accountId, reason) {
      for (const turn of turns.get(accountId) ?? []) turn.abort(reason)
    },
  }
}

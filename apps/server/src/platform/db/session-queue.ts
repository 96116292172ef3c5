/**
 * First come, first served use of one database session. Single statements may be sent without waiting for earlier
 * answers; a transaction has the session to itself until it ends.
 */
export function sessionQueue() {
  const waiting: { exclusive: boolean; start: () => void }[] = []
  let held = false

  function advance(): void {
    while (!held) {
      const next = waiting.shift()
      if (!next) return
      held = next.exclusive
      next.start()
    }
  }

  function enter<T>(exclusive: boolean, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.push({ exclusive, start: () => void work().then(resolve, reject) })
      advance()
    })
  }

  return {
    shared: <T>(send: () => Promise<T>): Promise<T> => enter(false, send),
    exclusive: <T>(work: () => Promise<T>): Promise<T> =>
      enter(true, () =>
        work().finally(() => {
          held = false
          advance()
        }),
      ),
  }
}

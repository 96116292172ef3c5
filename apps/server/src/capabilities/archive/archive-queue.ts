import { accountLock } from '#server/platform/turns/account-lock.ts'
import { AppError } from '#server/errors.ts'
import { Semaphore } from '#server/platform/turns/semaphore.ts'
import { AT_ONCE, WAITING_MAX } from './read/limits.ts'

/** The number of seconds after which the account’s current archive has probably been read. */
const RETRY_AFTER = 30

/** Reads one archive of an account at a time, and only a few on this server. */
export type ArchiveQueue = ReturnType<typeof archiveQueue>

export function archiveQueue() {
  const accounts = accountLock()
  const waiting = new Map<string, number>()
  const server = new Semaphore(AT_ONCE)
  return {
    /** Waits until no other archive of the account is being read. @throws AppError when too many are already waiting */
    async ofAccount(accountId: string, signal: AbortSignal): Promise<Disposable> {
      const count = waiting.get(accountId) ?? 0
      if (count >= WAITING_MAX) {
        const sentence = 'Soundings is still reading your other archives. Please try again in a few minutes.'
        throw new AppError('TOO_MANY_REQUESTS', sentence, { retryAfter: RETRY_AFTER })
      }
      waiting.set(accountId, count + 1)
      const leave = () => {
        const left = (waiting.get(accountId) ?? 1) - 1
        if (left > 0) waiting.set(accountId, left)
        else waiting.delete(accountId)
      }
      try {
        const permit = await accounts.take(accountId, signal)
        return {
          [Symbol.dispose]() {
            leave()
            permit[Symbol.dispose]()
          },
        }
      } catch (error) {
        leave()
        throw error
      }
    },
    ofServer: (signal: AbortSignal): Promise<Disposable> => server.take(signal),
  }
}

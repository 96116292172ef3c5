import { accountTurns } from '#server/isolation/account-turns.ts'
import { AppError } from '#server/errors.ts'
import { Turns } from '#server/isolation/turns.ts'
import { AT_ONCE, WAITING_MAX } from './limits.ts'

/** Seconds after which an archive of the same account may have been read. */
const RETRY_AFTER = 30

/** One archive of an account at a time, few on this server. */
export function archiveTurns() {
  const accounts = accountTurns()
  const waiting = new Map<string, number>()
  const server = new Turns(AT_ONCE)
  return {
    /** Waits until no other archive of the account is under way. @throws AppError when too many wait already */
    async ofAccount(accountId: string, signal: AbortSignal): Promise<Disposable> {
      const count = waiting.get(accountId) ?? 0
      if (count >= WAITING_MAX) {
        const sentence = 'Other archives of this journal are still being read. Please try again in a while.'
        throw new AppError('TOO_MANY_REQUESTS', sentence, { retryAfter: RETRY_AFTER })
      }
      waiting.set(accountId, count + 1)
      const leave = () => {
        const left = (waiting.get(accountId) ?? 1) - 1
        if (left > 0) waiting.set(accountId, left)
        else waiting.delete(accountId)
      }
      try {
        const turn = await accounts.take(accountId, signal)
        return {
          [Symbol.dispose]() {
            leave()
            turn[Symbol.dispose]()
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

import { createHash, randomBytes } from 'node:crypto'
import { MINUTE_MS } from '@soundings/core/time'
import type { Db } from '#server/platform/db/port.ts'
import { challengesStore } from './challenges.store.ts'

/** The time that a browser gives a person to answer, in ms. */
export const CHALLENGE_MS = 5 * MINUTE_MS
const CHALLENGE_BYTES = 32

/** The purpose of a challenge, which is invalid for any other purpose or account. */
export type Purpose = { action: 'add' | 'unlock'; accountId: string } | { action: 'sign-in' }

/** A new challenge, stored until it is answered. @returns its bytes */
export async function newChallenge(db: Db, purpose: Purpose, now: Date): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(CHALLENGE_BYTES))
  await challengesStore(db).put(
    hashOf(challenge.toString('base64url'), purpose),
    new Date(now.getTime() + CHALLENGE_MS),
  )
  return challenge
}

/** Consumes the challenge that a browser has answered. @param challenge base64url @returns false when it is unknown */
export function spendChallenge(db: Db, challenge: string, purpose: Purpose, now: Date): Promise<boolean> {
  return challengesStore(db).use(hashOf(challenge, purpose), now)
}

function hashOf(challenge: string, purpose: Purpose): Buffer {
  const account = 'accountId' in purpose ? purpose.accountId : ''
  return createHash('sha256').update(`${purpose.action} ${account} ${challenge}`).digest()
}

/** Why no Echo shows (product-spec section 4). */
export type LockedState = 'tier' | 'engagement' | 'no-echo'

/** Read off the server's message, as the specification has it. */
export function lockedState(message: string): LockedState {
  if (/tier|upgrade|premium/i.test(message)) return 'tier'
  if (/close|waiting/i.test(message)) return 'engagement'
  return 'no-echo'
}

/** The reason why no Echo shows (docs/spec/rules.md#screens). */
export type LockedState = 'tier' | 'engagement' | 'no-echo'

/** Derived from the server's message, as the specification requires. */
export function lockedState(message: string): LockedState {
  if (/tier|upgrade|premium/i.test(message)) return 'tier'
  if (/close|waiting/i.test(message)) return 'engagement'
  return 'no-echo'
}

import { DbTooSlowError } from './errors.ts'

/** The number of turns, and the times in ms after which a slow statement loses its turn. */
export type TurnLimits = {
  /** The number of turns that may run at once, not counting slow ones. */
  most: number
  /** The number of additional turns for slow statements, which wait for the database and block no other statement. */
  mostAside: number
  /**
   * A statement that takes longer is slow: its turn no longer counts, and an account with two of them may not start
   * another.
   */
  slowMs: number
  /**
   * If others wait and no additional turn is left, the oldest statement is canceled once it has taken longer than this.
   */
  giveUpMs: number
  /** An account with two statements older than this is refused at once. */
  stuckMs: number
  /** The longest wait for a turn. */
  waitMs: number
}

/** The right to one connection. */
export type Turn = {
  /** Measures a statement's time; `cancel` ends the statement when its turn is needed. */
  timed<T>(statement: () => Promise<T>, cancel: () => void): Promise<T>
  end(): void
  isGivenUp(): boolean
}

type State = {
  account: string | null
  place: 'counted' | 'aside' | 'given up'
  /** The running statement, or null between statements. */
  statement: { since: number; cancel: () => void } | null
}
type Waiting = {
  account: string | null
  since: number
  /** The time from which the wait is refused, in ms of `performance.now()`. */
  until: number
  start: (turn: Turn) => void
  refuse: (error: Error) => void
}

/** The time between two checks for slow statements. */
const LOOK_EVERY_MS = 50
/** The number of slow statements with which an account may not start another. */
const MOST_SLOW_OF_ACCOUNT = 2
/** After an account's statements were stuck, it may run only one at a time for this long. */
const SUSPECT_MS = 10_000
const MOST_SUSPECTS = 1_000

/**
 * Hands out a limited number of turns. A turn whose statement is slow makes room for another, and an account whose
 * statements hang cannot start more of them. Accounts on a shard that hangs wait, and the others continue.
 */
export function boundedTurns(limits: TurnLimits) {
  const { most, mostAside, slowMs, giveUpMs, stuckMs, waitMs } = limits
  const turns = new Set<State>()
  const waiting: Waiting[] = []
  const suspects = new Map<string, number>()
  let looking = false

  const count = (isMeant: (turn: State) => boolean) => [...turns].filter(isMeant).length
  const oldest = (place: State['place'], olderThanMs: number) =>
    [...turns].filter((turn) => turn.place === place && age(turn) > olderThanMs).toSorted((a, b) => age(b) - age(a))

  function hasTooMany(account: string | null, olderThanMs: number): boolean {
    if (account === null) return false
    const isSuspect = (suspects.get(account) ?? 0) > performance.now()
    const slow = count((turn) => turn.account === account && age(turn) > olderThanMs)
    return slow >= (isSuspect ? 1 : MOST_SLOW_OF_ACCOUNT)
  }

  function suspect(account: string | null): void {
    if (account === null) return
    suspects.delete(account)
    suspects.set(account, performance.now() + SUSPECT_MS)
    const [first] = suspects.keys()
    if (suspects.size > MOST_SUSPECTS && first !== undefined) suspects.delete(first)
  }

  function begin(account: string | null): Turn {
    const state: State = { account, place: 'counted', statement: null }
    turns.add(state)
    look()
    return {
      async timed(statement, cancel) {
        state.statement = { since: performance.now(), cancel }
        try {
          return await statement()
        } finally {
          if (age(state) > stuckMs) suspect(account)
          else if (account !== null && age(state) <= slowMs) suspects.delete(account)
          state.statement = null
        }
      },
      end() {
        turns.delete(state)
        admit()
      },
      isGivenUp: () => state.place === 'given up',
    }
  }

  /** The longest waiter among the accounts with the fewest turns. */
  function next(): Waiting | undefined {
    const held = new Map<string | null, number>()
    for (const { account } of turns) if (account !== null) held.set(account, (held.get(account) ?? 0) + 1)
    let chosen: Waiting | undefined
    let fewest = Infinity
    for (const one of waiting) {
      const turnsHeld = held.get(one.account) ?? 0
      if (turnsHeld >= fewest || (turnsHeld > 0 && hasTooMany(one.account, slowMs))) continue
      chosen = one
      fewest = turnsHeld
      if (turnsHeld === 0) break
    }
    return chosen
  }

  /** Canceled statements occupy their connection until the database has released it. */
  const hasRoom = () => count(({ place }) => place === 'counted') < most && turns.size < mostTurns(limits)

  function admit(): void {
    while (waiting.length > 0 && hasRoom()) {
      const chosen = next()
      if (!chosen) return
      waiting.splice(waiting.indexOf(chosen), 1)
      chosen.start(begin(chosen.account))
    }
  }

  function moveSlowTurnsAside(): void {
    for (const turn of oldest('counted', slowMs)) {
      if (count(({ place }) => place === 'aside') >= mostAside) {
        const [victim] = waiting.length > 0 ? oldest('aside', giveUpMs) : []
        if (!victim) return
        victim.place = 'given up'
        suspect(victim.account)
        victim.statement?.cancel()
      }
      turn.place = 'aside'
    }
  }

  function refuseExpiredWaits(): void {
    const now = performance.now()
    const expired = waiting.filter(({ account, until }) => now >= until || hasTooMany(account, stuckMs))
    for (const one of expired) {
      waiting.splice(waiting.indexOf(one), 1)
      one.refuse(new DbTooSlowError())
    }
  }

  /** Checks regularly while a turn is taken or awaited. */
  function look(): void {
    if (looking) return
    looking = true
    const timer = setTimeout(() => {
      looking = false
      moveSlowTurnsAside()
      refuseExpiredWaits()
      admit()
      if (turns.size + waiting.length > 0) look()
    }, LOOK_EVERY_MS)
    timer.unref()
  }

  return {
    /**
     * A turn for this account.
     * @param since when the wait began, which may be earlier than now; the longest wait goes first
     * @throws DbTooSlowError when its statements hang, or when it has waited too long from now
     */
    async take(account: string | null, since = performance.now()): Promise<Turn> {
      if (hasTooMany(account, stuckMs)) throw new DbTooSlowError()
      if (waiting.length === 0 && hasRoom() && !hasTooMany(account, slowMs)) return begin(account)
      return new Promise<Turn>((start, refuse) => {
        const until = performance.now() + waitMs
        const earlier = waiting.findLastIndex((one) => one.since <= since)
        waiting.splice(earlier + 1, 0, { account, since, until, start, refuse })
        look()
      })
    },
    waiting: () => waiting.length,
  }
}

/** The highest number of simultaneous turns, including canceled ones. */
export function mostTurns({ most, mostAside }: TurnLimits): number {
  return most + 2 * mostAside
}

function age({ statement }: State): number {
  return statement === null ? 0 : performance.now() - statement.since
}

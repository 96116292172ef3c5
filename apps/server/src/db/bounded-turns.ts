import { DbTooSlowError } from './errors.ts'

/** How many turns there are, and after how many ms of one statement a turn is treated otherwise. */
export type TurnLimits = {
  /** Turns whose statements answer in time. */
  most: number
  /** Turns beside them whose statement is slow: they wait for the database and keep nobody else from it. */
  mostAside: number
  /** A statement is slow from here on: its turn goes aside, and its account begins no third one. */
  slowMs: number
  /** When there is no room aside and others wait, the oldest statement that is older than this is given up. */
  giveUpMs: number
  /** An account with two statements older than this is turned away at once. */
  stuckMs: number
  /** So long anybody waits for a turn. */
  waitMs: number
}

/** The right to one connection. */
export type Turn = {
  /** Watches how long a statement takes; `cancel` makes it end when it is given up. */
  timed<T>(statement: () => Promise<T>, cancel: () => void): Promise<T>
  /** Gives the turn back. */
  end(): void
  isGivenUp(): boolean
}

type State = {
  account: string | null
  place: 'counted' | 'aside' | 'given up'
  /** The statement that runs, or null between statements. */
  statement: { since: number; cancel: () => void } | null
}
type Waiting = { account: string | null; since: number; start: (turn: Turn) => void; refuse: (error: Error) => void }

/** How often it is looked who is slow, in ms. */
const LOOK_EVERY_MS = 50
/** Slow statements of one account after which others of it are not begun. */
const MOST_SLOW_OF_ACCOUNT = 2
/** After statements of an account were stuck, one at a time tries for so long whether they still are. */
const SUSPECT_MS = 10_000
const MOST_SUSPECTS = 1_000

/**
 * Hands out a limited number of turns. A turn whose statement is slow makes room for another, and an account whose
 * statements hang does not begin more of them: whoever lies on a shard that does not answer waits, and the others go on.
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

  /** Who waits longest among those whose account has the fewest turns. */
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

  /** Those that are given up hold their connection until the database has let go of it. */
  const hasRoom = () => count(({ place }) => place === 'counted') < most && turns.size < mostTurns(limits)

  function admit(): void {
    while (waiting.length > 0 && hasRoom()) {
      const chosen = next()
      if (!chosen) return
      waiting.splice(waiting.indexOf(chosen), 1)
      chosen.start(begin(chosen.account))
    }
  }

  function setSlowOnesAside(): void {
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

  function refuseWhoWaitsInVain(): void {
    const now = performance.now()
    const inVain = waiting.filter(({ account, since }) => now - since >= waitMs || hasTooMany(account, stuckMs))
    for (const one of inVain) {
      waiting.splice(waiting.indexOf(one), 1)
      one.refuse(new DbTooSlowError())
    }
  }

  /** Looks every now and then as long as anybody has a turn or waits for one. */
  function look(): void {
    if (looking) return
    looking = true
    const timer = setTimeout(() => {
      looking = false
      setSlowOnesAside()
      refuseWhoWaitsInVain()
      admit()
      if (turns.size + waiting.length > 0) look()
    }, LOOK_EVERY_MS)
    timer.unref()
  }

  return {
    /** A turn for this account. @throws DbTooSlowError when its statements hang, or when it has waited too long */
    async take(account: string | null): Promise<Turn> {
      if (hasTooMany(account, stuckMs)) throw new DbTooSlowError()
      if (waiting.length === 0 && hasRoom() && !hasTooMany(account, slowMs)) return begin(account)
      return new Promise<Turn>((start, refuse) => {
        waiting.push({ account, since: performance.now(), start, refuse })
        look()
      })
    },
    waiting: () => waiting.length,
  }
}

/** How many turns there can be at once, with those that are being given up. */
export function mostTurns({ most, mostAside }: TurnLimits): number {
  return most + 2 * mostAside
}

function age({ statement }: State): number {
  return statement === null ? 0 : performance.now() - statement.since
}

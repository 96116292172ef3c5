export type TestClock = { now: () => Date; set(iso: string): void; advance(ms: number): void }

export const MINUTE = 60_000
export const DAY = 86_400_000

/** A clock that does not move until a test moves it. */
export function testClock(start = '2026-11-21T12:00:00.000Z'): TestClock {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    set(iso) {
      time = Date.parse(iso)
    },
    advance(ms) {
      time += ms
    },
  }
}

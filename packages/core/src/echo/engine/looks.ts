/** The first look of the standing family; each next one has √2 times the entries (docs/spec/numbers.md#patterns). */
const FIRST_STANDING_LOOK = 14
/** The shift family looks every six entries, from 24. */
const FIRST_SHIFT_LOOK = 24
const SHIFT_STEP = 6

/** The newest look that this many `entries` reach, and the look before it. Null while there is only one or none. */
export type Looks = { previous: number; current: number }

/** 14, 20, 29, 42, 60, 85, 121, …: testing at every entry would find patterns in chance alone. */
export function standingLooks(entries: number): Looks | null {
  let previous: number | null = null
  let current = FIRST_STANDING_LOOK
  if (entries < current) return null
  for (;;) {
    const next = Math.max(current + 1, Math.ceil(current * Math.SQRT2))
    if (next > entries) return previous === null ? null : { previous, current }
    previous = current
    current = next
  }
}

/** Looks at 24, 30, 36, … entries. Null below 30 entries, because there is no look before the one at 24. */
export function shiftLooks(entries: number): Looks | null {
  const current = entries - (entries % SHIFT_STEP)
  return current - SHIFT_STEP < FIRST_SHIFT_LOOK ? null : { previous: current - SHIFT_STEP, current }
}

/** Levels of concern about a text, mildest first. */
const RANKS = { none: 0, tender: 1, heavy: 2, light: 3, hold: 4 } as const

/**
 * `hold`: suicide, self-harm, abuse experienced or intent to harm, with certainty. `light`: a weaker sign of these.
 * `heavy`: death, an eating disorder, despair, grave illness. `tender`: a sore subject, such as a divorce or a day in
 * court.
 */
export type Level = keyof typeof RANKS

/** True when `level` is at least as grave as `least`. */
export function atLeast(level: Level, least: Level): boolean {
  return RANKS[level] >= RANKS[least]
}

/** The graver of two levels. */
export function graver(a: Level, b: Level): Level {
  return atLeast(a, b) ? a : b
}

/** How worrying a text is, mildest first. */
const LEVELS = ['none', 'tender', 'heavy', 'light', 'hold'] as const

/**
 * `hold`: suicide, self-harm, abuse met or harm meant, with certainty. `light`: a weaker sign of these. `heavy`: death,
 * an eating disorder, despair, grave illness. `tender`: a sore subject, such as a divorce or a day in court.
 */
export type Level = (typeof LEVELS)[number]

/** True when `level` is `least` or a graver one. */
export function atLeast(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}

/** The graver of two levels. */
export function graver(a: Level, b: Level): Level {
  return atLeast(a, b) ? a : b
}

/** The number of past Echos that the history shows first (docs/spec/numbers.md#screens). */
export const ECHO_HISTORY = 5

/** The number of older Echos that one press adds. */
export const OLDER_ECHOS = 10

/** The most rings drawn for one Echo; more would be indistinguishable. */
export const RINGS_MAX = 9

/** The number of marks that the profile shows first, and that one press adds. */
export const TOLD_SHOWN = 20

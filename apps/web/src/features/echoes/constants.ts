/** Past Echos that the history opens with (product-spec section 9). */
export const ECHO_HISTORY = 5

/** Older Echos that one press adds. */
export const OLDER_ECHOS = 10

/** Rings drawn for one Echo; more than these are no longer told apart. */
export const RINGS_MAX = 9

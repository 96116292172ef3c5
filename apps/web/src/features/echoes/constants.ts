/** Past Echos that the history shows (product-spec section 9). */
export const ECHO_HISTORY = 5

/** Rings drawn for one Echo; more than these are no longer told apart. */
export const RINGS_MAX = 9

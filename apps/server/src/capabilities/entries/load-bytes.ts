/** Sealed bytes that are read at a time: they are in memory several times over until they are opened. */
export const LOAD_BYTES = 1_000_000

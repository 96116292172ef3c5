/** The number of sealed bytes that are read at a time: until they are decrypted, memory has several copies of them. */
export const LOAD_BYTES = 1_000_000

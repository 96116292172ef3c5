/** Returns numbers in [0, 1). Functions take it as an argument, so that the same seed gives the same result. */
export type Random = () => number

/** 32-bit FNV-1a hash over the UTF-16 code units of `text`, an unsigned integer used for seeds and to break ties. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** mulberry32 (T. Ettinger), seeded with a 32-bit integer or with the FNV-1a hash of a string. */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? fnv1a(seed) : seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

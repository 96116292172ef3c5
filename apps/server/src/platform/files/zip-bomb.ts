/** Below this size, even a bomb does no harm. */
const FROM_BYTES = 32 * 1_048_576
/** A journal or a document of this size doesn’t compress better. */
const RATIO_MAX = 250

/** True when the unpacked size is far more than the packed size; both in bytes. */
export function isZipBomb(unpacked: number, packed: number): boolean {
  return unpacked > FROM_BYTES && unpacked > RATIO_MAX * packed
}

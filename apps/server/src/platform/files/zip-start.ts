/** A ZIP begins with an entry; an empty one begins with the end of its directory (APPNOTE 4.3.7, 4.3.16). */
const STARTS = ['PK\x03\x04', 'PK\x05\x06']

/** True when these first bytes of a file are those of a ZIP. */
export function isZip(head: Buffer): boolean {
  return STARTS.includes(head.toString('latin1', 0, 4))
}

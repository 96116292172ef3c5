/** Markers of a JPEG (ITU-T T.81, table B.1): start and end of the image, application data, comment, start of scan. */
const SOI = 0xd8
const EOI = 0xd9
const APP0 = 0xe0
const APP15 = 0xef
const COM = 0xfe
const SOS = 0xda
/** Restart markers are part of the scan, and so is an escaped 0xff. */
const RST0 = 0xd0
const RST7 = 0xd7
/** The longest JFIF header: version, density and no thumbnail. */
const JFIF_BYTES = 16

/**
 * True for a JPEG that has nothing besides its image: no metadata, no color profile, no comment, and nothing after its
 * end. Whether the image can be decoded is not checked.
 */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  const at = (index: number) => bytes[index] ?? 0
  if (at(0) !== 0xff || at(1) !== SOI) return false
  let from = 2
  for (;;) {
    const marker = at(from + 1)
    if (at(from) !== 0xff) return false
    if (marker === EOI) return from + 2 === bytes.length
    const length = at(from + 2) * 256 + at(from + 3)
    if (length < 2 || from + 2 + length > bytes.length) return false
    if (marker === COM || (marker > APP0 && marker <= APP15)) return false
    if (marker === APP0 && length > JFIF_BYTES) return false
    from += 2 + length
    if (marker === SOS) from = endOfScan(bytes, from)
  }
}

/** The position of the next marker after the data of a scan. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let from = bytes.indexOf(0xff, start); from >= 0; from = bytes.indexOf(0xff, from + 1)) {
    const next = bytes[from + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= RST0 && next <= RST7)) return from
  }
  return bytes.length
}

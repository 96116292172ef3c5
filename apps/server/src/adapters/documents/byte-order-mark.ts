const BYTE_MARKS = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
]

/** The encoding that the byte order mark at the start of a text names; null without a mark. */
export function markedEncoding(start: Buffer): string | null {
  return BYTE_MARKS.find(({ mark }) => start.subarray(0, mark.length).equals(mark))?.encoding ?? null
}

/** The encoding that the byte order mark names, or UTF-8 without a mark. */
export function markedEncodingOrUtf8(start: Buffer): string {
  return markedEncoding(start) ?? 'utf-8'
}

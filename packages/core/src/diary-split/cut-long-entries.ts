import type { FoundEntry } from './types.ts'

/** Places to cut a text, best first: before a paragraph, a line, a word. */
const PLACES = [/\n[ \t\r]*\n/gu, /\n/gu, /\s/gu]

/**
 * Splits entries so that each has at most `maxBytes` bytes of UTF-8. An entry is cut before the last paragraph that
 * fits, otherwise line, word or character. All pieces have the date; only the first has the heading.
 */
export function cutLongEntries(text: string, entries: readonly FoundEntry[], maxBytes: number): FoundEntry[] {
  return entries.flatMap((entry) => {
    const pieces: FoundEntry[] = []
    let start = entry.start
    for (;;) {
      const fits = fittingEnd(text, start, entry.end, maxBytes)
      const end = fits >= entry.end ? entry.end : cutBefore(text, start, fits)
      const bodyStart = start === entry.start ? Math.min(entry.bodyStart, end) : start
      pieces.push({ start, end, bodyStart, date: entry.date })
      if (end >= entry.end) return pieces
      start = end
    }
  })
}

/** The furthest end for which the text from `start` has at most `maxBytes` bytes; always at least one character. */
function fittingEnd(text: string, start: number, end: number, maxBytes: number): number {
  // A UTF-16 unit is at most three bytes of UTF-8.
  if ((end - start) * 3 <= maxBytes) return end
  let [at, bytes] = [start, 0]
  while (at < end) {
    const point = text.codePointAt(at) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    if (bytes > maxBytes && at > start) return at
    at += point > 0xffff ? 2 : 1
  }
  return at
}

function cutBefore(text: string, start: number, fits: number): number {
  // Each piece uses at least half of the room, which limits the number of pieces.
  const from = start + Math.floor((fits - start) / 2)
  const window = text.slice(from, fits)
  for (const place of PLACES) {
    let cut = -1
    for (const match of window.matchAll(place)) cut = match.index + match[0].length
    if (cut > 0) return from + cut
  }
  return fits
}

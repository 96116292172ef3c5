/** Searches one text again and again from rising places, in time proportional to the text. */
export type TextSearch = {
  text: string
  /** The next position of `mark` at or after `from`; -1 if it isn’t within `most` characters. */
  next(mark: string, from: number, most: number): number
  /** The bracket that closes the `[` or `(` at `at`, before an empty line and within `most` characters; else -1. */
  closing(at: number, most: number): number
}

export function textSearch(text: string): TextSearch {
  const found = new Map<string, { from: number; at: number }>()
  let closings: Int32Array | null = null
  return {
    text,
    next(mark, from, most) {
      let last = found.get(mark)
      if (!last || from < last.from || (last.at >= 0 && from > last.at)) {
        last = { from, at: text.indexOf(mark, from) }
        found.set(mark, last)
      }
      return last.at >= 0 && last.at - from <= most ? last.at : -1
    },
    closing(at, most) {
      closings ??= closingsIn(text)
      const close = closings[at] ?? -1
      return close >= 0 && close - at <= most ? close : -1
    },
  }
}

/** For each bracket, its closing one or -1. A backslash makes a bracket a letter. */
function closingsIn(text: string): Int32Array {
  const closings = new Int32Array(text.length).fill(-1)
  const open: Record<string, number[]> = { '[': [], '(': [] }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === '\\') at++
    else if (letter === '\n' && text.charAt(at + 1) === '\n') for (const stack of Object.values(open)) stack.length = 0
    else if (letter === '[' || letter === '(') open[letter]?.push(at)
    else if (letter === ']' || letter === ')') {
      const from = open[letter === ']' ? '[' : '(']?.pop()
      if (from !== undefined) closings[from] = at
    }
  }
  return closings
}

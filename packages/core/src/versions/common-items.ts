/** The most edits to find, and the most steps to take. */
type Bounds = { edits: number; steps: number }

/** Items that two lists share, in order: the position in each. */
export type Match = readonly [was: number, now: number]

/**
 * The longest common subsequence of two lists (Myers, “An O(ND) Difference Algorithm”, 1986). Common items at both ends
 * don't count toward the bounds.
 * @returns null beyond the bounds
 */
export function commonItems(was: Int32Array, now: Int32Array, bounds: Bounds): Match[] | null {
  const { start, wasEnd, nowEnd } = commonEnds(was, now)
  const between = matchesBetween(was.subarray(start, wasEnd), now.subarray(start, nowEnd), bounds)
  if (!between) return null
  const matches: Match[] = Array.from({ length: start }, (_, index) => [index, index] as const)
  for (const [x, y] of between) matches.push([x + start, y + start])
  for (let x = wasEnd; x < was.length; x++) matches.push([x, x - wasEnd + nowEnd])
  return matches
}

/** The positions where two lists start and stop differing. */
export function commonEnds(was: Int32Array, now: Int32Array): { start: number; wasEnd: number; nowEnd: number } {
  const shorter = Math.min(was.length, now.length)
  let start = 0
  while (start < shorter && was[start] === now[start]) start++
  let wasEnd = was.length
  let nowEnd = now.length
  while (wasEnd > start && nowEnd > start && was[wasEnd - 1] === now[nowEnd - 1]) {
    wasEnd--
    nowEnd--
  }
  return { start, wasEnd, nowEnd }
}

function matchesBetween(was: Int32Array, now: Int32Array, { edits, steps }: Bounds): Match[] | null {
  const most = Math.min(was.length + now.length, edits)
  /** The farthest place in `was` on each diagonal, after each number of edits. */
  const farthest = new Int32Array(2 * most + 3)
  const middle = most + 1
  const trace: Int32Array[] = []
  let taken = 0
  for (let edit = 0; edit <= most; edit++) {
    for (let diagonal = -edit; diagonal <= edit; diagonal += 2) {
      let x = nextPlace(farthest, middle, edit, diagonal)
      const from = x
      while (x < was.length && x - diagonal < now.length && was[x] === now[x - diagonal]) x++
      taken += x - from + 1
      farthest[middle + diagonal] = x
      if (x >= was.length && x - diagonal >= now.length) return walkedBack(trace, was.length, now.length)
    }
    if (taken > steps) return null
    trace.push(farthest.slice(middle - edit - 1, middle + edit + 2))
  }
  return null
}

/** The position that the next edit reaches on a diagonal: down from the one above, or right from the one below. */
function nextPlace(farthest: Int32Array, middle: number, edit: number, diagonal: number): number {
  const above = farthest[middle + diagonal + 1] ?? 0
  const below = farthest[middle + diagonal - 1] ?? 0
  return diagonal === -edit || (diagonal !== edit && below < above) ? above : below + 1
}

/** The matches along the path, from its end to its beginning. */
function walkedBack(trace: readonly Int32Array[], wasLength: number, nowLength: number): Match[] {
  const matches: Match[] = []
  let x = wasLength
  let y = nowLength
  for (let edit = trace.length; edit > 0; edit--) {
    const farthest = trace[edit - 1] ?? new Int32Array()
    const middle = edit
    const diagonal = x - y
    const above = farthest[middle + diagonal + 1] ?? 0
    const below = farthest[middle + diagonal - 1] ?? 0
    const isDown = diagonal === -edit || (diagonal !== edit && below < above)
    const fromX = isDown ? above : below
    const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1)
    while (x > fromX && y > fromY) matches.push([--x, --y])
    x = fromX
    y = fromY
  }
  while (x > 0 && y > 0) matches.push([--x, --y])
  return matches.toReversed()
}

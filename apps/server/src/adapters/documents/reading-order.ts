/** A piece of a line and its position. */
type Placed = { str: string; dir: string; transform: readonly number[]; width: number; height: number }

/** How far a piece may begin left of the end of the piece before it, as a share of its height: letters are kerned. */
const OVERLAP = 0.5
/** The gap that counts as a space, as a share of the height. */
const SPACE_GAP = 0.15

/**
 * The texts of a line’s pieces in reading order. Some programs draw a line out of order, font by font, and
 * right-to-left script from left to right.
 */
export function inReadingOrder(pieces: readonly Placed[]): string[] {
  if (!pieces.some(isRightToLeft) && pieces.every((piece, i) => followsOnRight(pieces[i - 1], piece))) {
    return pieces.map(({ str }) => str)
  }
  const runs = runsOf(fromLeftToRight(pieces))
  const isRightToLeftLine = lettersOf(runs, 'rtl') > lettersOf(runs, 'ltr')
  return (isRightToLeftLine ? runs.toReversed() : runs).flatMap(({ texts }) => texts)
}

type Run = { dir: 'ltr' | 'rtl'; texts: string[] }

/** Pieces sorted by position, with one space for each gap instead of the spaces that were drawn. */
function fromLeftToRight(pieces: readonly Placed[]): { str: string; dir: Run['dir'] | null }[] {
  const sorted = pieces.filter(({ str }) => str.trim() !== '').toSorted((a, b) => leftOf(a) - leftOf(b))
  return sorted.flatMap((piece, i) => {
    const before = sorted[i - 1]
    const placed = { str: piece.str, dir: isRightToLeft(piece) ? ('rtl' as const) : ('ltr' as const) }
    if (!before) return [placed]
    const gap = leftOf(piece) - leftOf(before) - before.width
    const isSpaced = /\s$/.test(before.str) || /^\s/.test(piece.str)
    return gap > SPACE_GAP * piece.height && !isSpaced ? [{ str: ' ', dir: null }, placed] : [placed]
  })
}

/**
 * Runs of adjacent pieces with the same direction; right-to-left runs are reversed. A space between two runs is a run
 * of its own.
 */
function runsOf(pieces: readonly { str: string; dir: Run['dir'] | null }[]): Run[] {
  const runs: Run[] = []
  for (const [i, { str, dir }] of pieces.entries()) {
    const last = runs.at(-1)
    const next = pieces[i + 1]?.dir
    const own = dir ?? (last && next === last.dir ? last.dir : 'ltr')
    if (!last || last.dir !== own || (dir === null && next !== last.dir)) runs.push({ dir: own, texts: [str] })
    else if (own === 'rtl') last.texts.unshift(str)
    else last.texts.push(str)
  }
  return runs
}

function lettersOf(runs: readonly Run[], dir: Run['dir']): number {
  return runs.filter((run) => run.dir === dir).reduce((sum, { texts }) => sum + texts.join('').trim().length, 0)
}

function followsOnRight(before: Placed | undefined, piece: Placed): boolean {
  return !before || leftOf(piece) > leftOf(before) - OVERLAP * piece.height
}

function isRightToLeft({ dir, str }: Placed): boolean {
  return dir === 'rtl' && str.trim() !== ''
}

function leftOf({ transform }: Placed): number {
  return transform[4] ?? 0
}

import { withoutGap, type Passage } from './compare-texts.ts'

/** The sides of a passage in the joined text: both, one or neither. */
export type Kept = { was: boolean; now: boolean }

/** The white space between two paragraphs that had none between them. */
const GAP = '\n\n'

/**
 * The text of the chosen sides, in order. Passages that both texts share are always included.
 * @param kept the choice for each passage, by its place
 */
export function joinPassages(passages: readonly Passage[], kept: (place: number) => Kept): string {
  const pieces: string[] = []
  for (const [place, { kind, was, now }] of passages.entries()) {
    if (kind === 'same') {
      pieces.push(was)
      continue
    }
    const choice = kept(place)
    if (choice.was && was !== '') pieces.push(was)
    if (choice.now && now !== '') pieces.push(now)
  }
  return pieces.map((piece, place) => withGap(piece, place === pieces.length - 1)).join('')
}

/** The last piece keeps the white space at its end. */
function withGap(piece: string, isLast: boolean): string {
  const text = withoutGap(piece)
  const gap = piece.slice(text.length)
  return isLast || gap.includes('\n') ? piece : `${text}${GAP}`
}

import { commonItems, type Match } from './common-items.ts'
import { STEPS_MAX, WORD_EDITS_MAX, WORDS_COMPARED_MAX } from './constants.ts'

/** A piece of a changed paragraph. Equal on both sides if the same; empty on one side if only in the other. */
export type WordPart = { same: boolean; was: string; now: string }

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
/** Two changes with only this text between them count as one. */
const NO_WORD = /^[^\p{L}\p{N}]*$/u

/** Words, and everything between them, in order. Scripts without spaces are divided into words too. */
export function wordPieces(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The differences between two paragraphs, word by word. @returns null when they are too long or too different */
export function wordParts(was: string, now: string): WordPart[] | null {
  if (was.length + now.length > WORDS_COMPARED_MAX) return null
  const [wasPieces, nowPieces] = [wordPieces(was), wordPieces(now)]
  const matches = commonItems(...numbered(wasPieces, nowPieces), { edits: WORD_EDITS_MAX, steps: STEPS_MAX })
  return matches && joined(between(wasPieces, nowPieces, matches))
}

/** Numbers each distinct piece, because numbers are compared faster than texts. */
export function numbered(was: readonly string[], now: readonly string[]): [was: Int32Array, now: Int32Array] {
  const numbers = new Map<string, number>()
  const numberOf = (piece: string) => {
    const known = numbers.get(piece) ?? numbers.size
    numbers.set(piece, known)
    return known
  }
  return [Int32Array.from(was, numberOf), Int32Array.from(now, numberOf)]
}

function between(was: readonly string[], now: readonly string[], matches: readonly Match[]): WordPart[] {
  const parts: WordPart[] = []
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of [...matches, [was.length, now.length] as const]) {
    if (nextX > x || nextY > y) {
      parts.push({ same: false, was: was.slice(x, nextX).join(''), now: now.slice(y, nextY).join('') })
    }
    const same = was[nextX]
    if (same !== undefined) parts.push({ same: true, was: same, now: same })
    x = nextX + 1
    y = nextY + 1
  }
  return parts
}

/** Merges neighboring parts of one kind, and changes with no word between them. */
function joined(parts: readonly WordPart[]): WordPart[] {
  const runs: WordPart[] = []
  for (const part of parts) appendTo(runs, part)
  const joinedRuns: WordPart[] = []
  for (const [index, run] of runs.entries()) {
    const isBetween = run.same && index > 0 && index < runs.length - 1 && NO_WORD.test(run.was)
    appendTo(joinedRuns, isBetween ? { ...run, same: false } : run)
  }
  return shifted(joinedRuns)
}

/**
 * “a[. b].” says the same as “a.[ b.]”, and the latter is how people add and remove sentences: punctuation that begins a
 * change and follows it again is moved to its end.
 */
function shifted(runs: readonly WordPart[]): WordPart[] {
  const moved: WordPart[] = []
  const left = runs.map((run) => ({ ...run }))
  for (const [index, run] of left.entries()) {
    const next = left[index + 1]
    const text = run.was + run.now
    const [signs = ''] = /^[^\p{L}\p{N}\s]+/u.exec(text) ?? []
    const isAlone = !run.same && (run.was === '' || run.now === '')
    if (isAlone && signs !== '' && signs !== text && next?.was.startsWith(signs)) {
      const turned = (side: string) => (side === '' ? '' : side.slice(signs.length) + signs)
      appendTo(moved, { same: true, was: signs, now: signs })
      moved.push({ same: false, was: turned(run.was), now: turned(run.now) })
      next.was = next.was.slice(signs.length)
      next.now = next.now.slice(signs.length)
    } else if (text !== '') appendTo(moved, run)
  }
  return moved
}

function appendTo(runs: WordPart[], part: WordPart): void {
  const last = runs.at(-1)
  if (last?.same !== part.same) return void runs.push({ ...part })
  last.was += part.was
  last.now += part.now
}

import { inReadingOrder } from './reading-order.ts'

/** A piece of text as the page draws it; `transform` is a, b, c, d, x, y in points from the lower left corner. */
export type TextPiece = {
  str: string
  dir: string
  transform: readonly number[]
  width: number
  height: number
  hasEOL: boolean
}

/** How far a baseline may shift within a line, as a share of the line’s height, for superscripts and subscripts. */
const SAME_LINE = 0.5
/** A gap of this many usual distances between lines separates paragraphs. */
const PARAGRAPH_GAP = 1.25
/** The usual line distance, in letter heights, before the page has shown its own. */
const FIRST_PITCH = 1.4
/** The number of distances on a page that are enough to determine the usual one. */
const PITCH_SAMPLE = 4
/** Arabic presentation forms, which some programs write instead of the letters. */
const LETTER_SHAPES = /[\ufb50-\ufdff\ufe70-\ufefc]/g

type Line = { pieces: TextPiece[]; baseline: number; height: number }

/** Builds the text of a document from the drawn pieces of its pages. */
export class PdfLines {
  #pitch: number | null = null

  /** The text of a page: one line for each baseline, and an empty line for a gap as wide as between paragraphs. */
  page(pieces: readonly TextPiece[]): string {
    const lines = linesOf(pieces)
    const gaps = lines.slice(1).map((line, i) => (lines[i]?.baseline ?? 0) - line.baseline)
    const down = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b)
    if (down.length >= PITCH_SAMPLE) this.#pitch = down[Math.floor(down.length / 4)] ?? null
    return lines
      .map((line, i) => {
        const pitch = this.#pitch ?? FIRST_PITCH * line.height
        const apart = i > 0 && (gaps[i - 1] ?? 0) > PARAGRAPH_GAP * pitch
        return `${apart ? '\n' : ''}${textOf(line)}`
      })
      .join('\n')
  }
}

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let ended = false
  for (const piece of pieces) {
    if (piece.str !== '') {
      if (line && !(isUpright(piece) ? continues(line, piece) : !ended)) line = null
      if (!line) {
        line = { pieces: [], baseline: yOf(piece), height: piece.height }
        lines.push(line)
      }
      line.pieces.push(piece)
      line.height = Math.max(line.height, piece.height)
      ended = false
    }
    ended ||= piece.hasEOL
  }
  return lines.filter((each) => each.pieces.some(({ str }) => str.trim() !== ''))
}

/** True when a piece is on the line’s baseline, or a little above or below it. */
function continues(line: Line, piece: TextPiece): boolean {
  const shift = Math.abs(line.baseline - yOf(piece))
  const height = Math.max(line.height, piece.height)
  return height === 0 ? shift === 0 : shift < SAME_LINE * height
}

function textOf({ pieces }: Line): string {
  return inReadingOrder(pieces)
    .join('')
    .replace(LETTER_SHAPES, (shape) => shape.normalize('NFKC'))
    .trimEnd()
}

function isUpright({ transform: [a = 1, b = 0] }: TextPiece): boolean {
  return b === 0 && a > 0
}

function yOf(piece: TextPiece): number {
  return piece.transform[5] ?? 0
}

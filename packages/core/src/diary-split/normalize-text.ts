/**
 * The number of characters, about, in each piece of a long text that is normalized at a time, so that a piece stays in
 * the processor’s cache.
 */
const PIECE = 32_768
const WHITE_SPACE = /[ \n]/g

/**
 * Normalizes a text so that copies compare equal despite differences in compatibility forms, case, white space,
 * quotation marks, dashes and invisible characters. For comparison only; pass the body without the date heading.
 */
export function normalizeText(text: string): string {
  return piecesOf(text)
    .map(normalizePiece)
    .filter((piece) => piece !== '')
    .join(' ')
}

/** The text cut before spaces and line ends, where no character depends on its neighbor. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    WHITE_SPACE.lastIndex = from + PIECE
    const to = WHITE_SPACE.exec(text)?.index ?? text.length
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

function normalizePiece(piece: string): string {
  return piece
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\u2018-\u201F\u2039\u203A\u00AB\u00BB\u2032\u2033\u00B4`"]/gu, "'")
    .replaceAll(/'{2,}/gu, "'")
    .replaceAll(/[\u2010-\u2015\u2212\u2E3A\u2E3B-]+/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

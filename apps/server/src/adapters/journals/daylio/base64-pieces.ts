/** The number of characters that are decoded at once. */
const PIECE = 64 * 1024
const BLANK = /\s+/g

/** The bytes that a base64 text stands for, with line breaks anywhere in it. @param pieces ASCII */
export async function* base64Pieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece.toString('latin1').replaceAll(BLANK, '')
    if (rest.length < PIECE) continue
    const whole = rest.length - (rest.length % 4)
    yield Buffer.from(rest.slice(0, whole), 'base64')
    rest = rest.slice(whole)
  }
  if (rest !== '') yield Buffer.from(rest, 'base64')
}

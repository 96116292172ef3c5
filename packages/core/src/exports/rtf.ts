import type { PictureBlock, TextBlock } from './block.ts'
import { captionOf, oneLine, sizeOnPage } from './picture.ts'
import type { DocumentWriter } from './writer.ts'
import { isRightToLeft, writableLines } from './lines.ts'

/**
 * The style of each kind of paragraph: style number, space before and after in twentieths of a point, size in half
 * points.
 */
const LOOKS: Readonly<Record<TextBlock['kind'], string>> = {
  title: '\\s1\\sa240\\b\\fs40',
  heading: '\\s2\\sb480\\sa60\\keepn\\b\\fs28',
  note: '\\s3\\sa60\\keepn\\i\\fs20',
  text: '\\s0\\sa0\\fs24',
}

const STYLES = '{\\stylesheet{\\s0 Normal;}{\\s1 Title;}{\\s2 heading 1;}{\\s3 Note;}}'

/** Rich Text Format 1.9.1 in ASCII. Each line is a paragraph, so that it can have its own text direction. */
export function rtfWriter(title: string): DocumentWriter {
  return {
    head: `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\fonttbl{\\f0\\froman Times New Roman;}}${STYLES}{\\info{\\title ${escaped(title)}}}\n`,
    *block(block) {
      if (block.kind === 'picture') return yield* picture(block)
      const { kind, text } = block
      for (const line of writableLines(text)) {
        const direction = isRightToLeft(line) ? '\\rtlpar' : ''
        yield `\\pard\\plain${direction}${LOOKS[kind]} ${escaped(line)}\\par\n`
      }
    },
    tail: '}\n',
  }
}

/** The number of bytes of an image that are written at a time, as two hexadecimal digits each. */
const PIECE = 32_768

/** An image in hexadecimal digits with its description as alternative text, and a caption. */
function* picture(block: PictureBlock): Generator<string> {
  const { image, description } = block
  if (image) {
    const { width, height } = sizeOnPage(image)
    const named = `{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ${escaped(oneLine(description))}}}}`
    const sizes = `\\picw${image.width}\\pich${image.height}\\picwgoal${width}\\pichgoal${height}`
    yield `\\pard\\plain\\sb120{\\*\\shppict{\\pict${named}\\jpegblip${sizes}\n`
    for (let from = 0; from < image.bytes.length; from += PIECE) {
      yield `${hexOf(image.bytes.subarray(from, from + PIECE))}\n`
    }
    yield '}}\\par\n'
  }
  const caption = captionOf(block)
  if (caption !== '') yield `\\pard\\plain${LOOKS.note} ${escaped(caption)}\\par\n`
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function hexOf(bytes: Uint8Array): string {
  let digits = ''
  for (const byte of bytes) digits += HEX[byte]
  return digits
}

/** RTF control words for non-letter characters. */
const CONTROLS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '{': '\\{',
  '}': '\\}',
  '\t': '\\tab ',
  '\v': '\\line ',
  '\f': '\\line ',
  '\u2028': '\\line ',
}

/** Writes each UTF-16 code unit outside ASCII as `\uN?`, where N is a signed 16-bit number and old readers show `?`. */
function escaped(line: string): string {
  return line.replace(/[\\{}]|[^ -~]/g, (unit) => CONTROLS[unit] ?? `\\u${(unit.charCodeAt(0) << 16) >> 16}?`)
}

import { captionOf } from './picture.ts'
import type { DocumentWriter } from './writer.ts'

/** A mark that says that the file is UTF-8, for programs that would otherwise guess. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Plain text: headings on their own lines, journal text unchanged. */
export function plainTextWriter(): DocumentWriter {
  return {
    head: BYTE_ORDER_MARK,
    *block(block) {
      if (block.kind === 'picture') return yield `\n[${captionOf({ ...block, image: null })}]\n`
      const { kind, text } = block
      if (kind === 'heading') yield '\n\n'
      if (kind === 'text') yield '\n'
      yield `${text}\n`
      if (kind === 'title') yield `${'='.repeat(text.length)}\n`
    },
    tail: '',
  }
}

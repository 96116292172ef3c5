import type { DocumentWriter } from './document-writer.ts'

/** Tells every program that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Plain text: headings stand alone, what was written is kept letter by letter. */
export function plainTextWriter(): DocumentWriter {
  return {
    head: BYTE_ORDER_MARK,
    *block({ kind, text }) {
      if (kind === 'heading') yield '\n\n'
      if (kind === 'text') yield '\n'
      yield `${text}\n`
      if (kind === 'title') yield `${'='.repeat(text.length)}\n`
    },
    tail: '',
  }
}

import { isTimeZone } from '@soundings/core/time'
import type { Attachment } from '../shared/attachments.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
/** A photograph at the end of a note, or the note about a missing one; each is a paragraph of its own. */
const PHOTOGRAPH = /\n!\[((?:\\.|[^\]\\\n]){0,4000})\]\((\.\.\/photographs\/[0-9a-f-]{36}\.jpg)\)\n$/iu
const MISSING = '\n_A photo is missing here. It was damaged on the server’s disk and can’t be read._\n'

/**
 * The parts of a note that Soundings has exported. Its text is exactly as it was written, so it is not read as Markdown.
 * @returns null for any other note
 */
export function ownNote(
  fields: ReadonlyMap<string, readonly string[]>,
  body: string,
): { text: string; files: Attachment[]; missing: number; isDamaged: boolean } | null {
  const value = (name: string) => fields.get(name)?.[0] ?? ''
  const isDated = value('date') !== '' || value('undated') === 'true'
  if (!UUID.test(value('id')) || !isTimeZone(value('time_zone')) || !isDated) return null
  const files: Attachment[] = []
  let text = body.replace(/^\n/u, '')
  let missing = 0
  for (;;) {
    const [whole, description = '', target = ''] = PHOTOGRAPH.exec(text.slice(-TAIL)) ?? []
    if (whole !== undefined) {
      files.unshift({ target, description: description.replaceAll(/\\([[\]\\])/gu, '$1') })
      text = text.slice(0, -whole.length)
    } else if (text.endsWith(MISSING)) {
      missing++
      text = text.slice(0, -MISSING.length)
    } else break
  }
  return { text: text.replace(/\n$/u, ''), files, missing, isDamaged: value('damaged') === 'true' }
}
/** The last photograph of a note, with its description and path, is within this many characters. */
const TAIL = 5_000

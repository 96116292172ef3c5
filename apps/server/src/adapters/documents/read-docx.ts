import { posix } from 'node:path'
import { openDocxPackage, type DocxPackage } from './docx-package.ts'
import { ReadingError } from './reading-error.ts'
import { WordText } from './word-text.ts'
import { readXml } from './xml-stream.ts'

const NO_NOTES: ReadonlyMap<string, string> = new Map()

/**
 * The text of a DOCX: each paragraph is a line, and each table row is a line with tabs between its cells.
 * @throws ReadingError unsupported when the ZIP is something else
 */
export async function readDocx(bytes: Buffer, onProgress: (fraction: number) => void): Promise<string> {
  const parts = await openDocxPackage(bytes)
  const main = (await relationships(parts, '')).get('officeDocument')
  if (!main || !parts.has(main)) throw new ReadingError('unsupported')
  const related = await relationships(parts, main)
  const text = new WordText(await notes(parts, related.get('footnotes')), await notes(parts, related.get('endnotes')))
  let isDocument = false
  await readXml(parts.stream(main, onProgress), {
    open(name, attributes, parent) {
      isDocument ||= name === 'w:document'
      if (!isDocument) throw new ReadingError('unsupported')
      text.open(name, attributes, parent)
    },
    close: (name) => text.close(name),
    text: (characters) => text.text(characters),
  })
  return text.toString()
}

async function notes(parts: DocxPackage, part: string | undefined): Promise<ReadonlyMap<string, string>> {
  if (!part || !parts.has(part)) return NO_NOTES
  const text = new WordText(NO_NOTES, NO_NOTES)
  await readXml(parts.stream(part), text)
  return text.notes
}

/**
 * The parts of the package that a part refers to, by the last word of the relationship’s type.
 * @param part empty for all
 */
async function relationships(parts: DocxPackage, part: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const { dir, base } = posix.parse(part)
  const file = posix.join(dir, '_rels', `${base}.rels`)
  if (!parts.has(file)) return found
  await readXml(parts.stream(file), {
    open(_name, { Type, Target, TargetMode }) {
      if (Type && Target && TargetMode !== 'External') {
        found.set(posix.basename(Type), posix.resolve('/', dir, Target).slice(1))
      }
    },
    close: () => undefined,
    text: () => undefined,
  })
  return found
}

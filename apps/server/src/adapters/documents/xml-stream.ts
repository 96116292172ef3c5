import { TextDecoder } from 'node:util'
import { Parser } from 'htmlparser2'
import { markedEncodingOrUtf8 } from './byte-order-mark.ts'
import { DEPTH_MAX } from './limits.ts'
import { ReadingError } from './reading-error.ts'

export type XmlAttributes = Readonly<Record<string, string>>

/** Callbacks for the parts of an XML text. Element names have the prefix that this project uses for their namespace. */
export type XmlHandler = {
  /** @param parent name of the enclosing element; empty for the root */
  open(name: string, attributes: XmlAttributes, parent: string): void
  close(name: string): void
  text(text: string): void
}

/** Writers choose their own prefixes. Both namespaces of a pair mean the same (ECMA-376 transitional and strict). */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w:'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w:'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc:'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm:'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm:'],
])

/**
 * Parses XML as it arrives. Entities are never expanded: a document type, which could declare them, is rejected.
 * @throws ReadingError too-complex for a document type or nesting that is too deep, unreadable when the text is
 * incomplete or its bytes are not valid in its encoding
 */
export async function readXml(bytes: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const prefixes = new Map<string, string>()
  const known = new Map<string, string>()
  const open: string[] = []
  const named = (name: string) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const colon = name.indexOf(':')
    const prefix = prefixes.get(name.slice(0, Math.max(0, colon)))
    const own = prefix === undefined ? name : prefix + name.slice(colon + 1)
    known.set(name, own)
    return own
  }
  const learn = (attributes: XmlAttributes) => {
    for (const name in attributes) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue
      prefixes.set(name.slice('xmlns:'.length), PREFIXES.get(attributes[name] ?? '') ?? name.slice('xmlns:'.length))
      known.clear()
    }
  }
  let roots = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= DEPTH_MAX) throw new ReadingError('too-complex')
        if (open.length === 0) roots++
        learn(attributes)
        const parent = open.at(-1) ?? ''
        open.push(named(name))
        handler.open(named(name), attributes, parent)
      },
      onclosetag(_name, isImplied) {
        // An element that is closed only by the end of the file was truncated.
        if (isImplied && ended) throw new ReadingError('unreadable')
        handler.close(open.pop() ?? '')
      },
      ontext: (text) => handler.text(text),
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new ReadingError('too-complex')
      },
    },
    { xmlMode: true },
  )
  let ended = false
  let decoder: TextDecoder | null = null
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(markedEncodingOrUtf8(piece), { fatal: true })
    parser.write(decoded(decoder, piece))
  }
  if (decoder) parser.write(decoded(decoder))
  ended = true
  parser.end()
  if (roots === 0) throw new ReadingError('unreadable')
}

function decoded(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch (cause) {
    throw new ReadingError('unreadable', { cause })
  }
}

import type { Attachment } from './attachments.ts'
import { FENCE } from './code-fence.ts'
import { blockLines } from './markdown-blocks.ts'
import { inlineText, type InlineSink } from './markdown-inline.ts'
import { plainText } from './plain-text.ts'

/** A link definition, `[name]: address`. The address must contain a dot, a slash, a colon or a #. */
const DEFINITION =
  /^ {0,3}\[([^\]^]{1,200})\]:[ \t]+<?([^\s<>]{0,1000}[/.:#][^\s<>]{0,1000})>?(?:[ \t]+["'(].{0,500})?[ \t]*$/u
const DEFINITIONS_MAX = 5_000

/** The text of Markdown in light Markdown, and what it refers to. */
export type NotebookMarkdown = {
  text: string
  /** The embedded files, in order. */
  files: Attachment[]
  /** The files and notes that the text links to, without URLs of the web. */
  links: string[]
}

/**
 * Reads Markdown as people type it into notebooks, including Obsidian’s wikilinks, embeds, comments and highlights.
 * Headings become lines, a link becomes `text (address)`, embeds and comments are removed, and HTML is read. Code stays
 * unchanged. The time is proportional to the length of the text. If a program has escaped the person’s own marks, use
 * `escapedMarkdown`.
 */
export function notebookMarkdown(markdown: string): NotebookMarkdown {
  const sink: InlineSink = { files: [], links: [], definitions: new Map() }
  const parts: string[] = []
  for (const { isCode, lines } of partsOf(markdown.split(/\r\n?|\n/u), sink.definitions)) {
    parts.push(isCode ? lines.join('\n') : inlineText(blockLines(lines).join('\n'), sink))
  }
  return { text: plainText(parts.join('\n')), files: sink.files, links: sink.links }
}

type Part = { isCode: boolean; lines: string[] }

/** Splits lines into fenced code and the text between. Link definitions are moved to `definitions`. */
function partsOf(lines: readonly string[], definitions: Map<string, string>): Part[] {
  const parts: Part[] = []
  let fence = ''
  const add = (isCode: boolean, line: string) => {
    const part = parts.at(-1)
    if (part?.isCode === isCode) part.lines.push(line)
    else parts.push({ isCode, lines: [line] })
  }
  for (const line of lines) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence !== '') {
      add(true, line)
      if (mark.startsWith(fence) && line.trim() === mark) fence = ''
      continue
    }
    if (mark !== '' && !line.slice(line.indexOf(mark) + mark.length).includes('`')) {
      fence = mark
      add(true, line)
      continue
    }
    const [, name, address] = DEFINITION.exec(line) ?? []
    if (name !== undefined && address !== undefined && definitions.size < DEFINITIONS_MAX) {
      definitions.set(name.toLowerCase(), address)
    } else add(false, line)
  }
  return parts
}

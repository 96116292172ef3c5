import { FENCE } from './code-fence.ts'

/** Matches a link; its text and URL have a maximum length, and anything longer is text. */
const LINK = String.raw`\[((?:\\[^\n]|[^[\]\\\n]){0,1000})\]\(\s*<?((?:[^()\s<>]|\([^()\s]{0,500}\)){0,2000})>?(?:\s+"[^"\n]{0,500}")?\s*\)`
const INLINE = new RegExp(
  `\\\\([!-/:-@[-\`{-~])|!${LINK}|${LINK}|<((?:https?|mailto):[^\\s<>]{1,2000})>`.replaceAll('\\-', '-'),
  'gu',
)
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*)$/u
const WEB = /^https?:/iu
const ADDRESS = /^(?:https?|mailto|tel):/iu

/** A picture in Markdown: its description and its URL or path. */
export type MarkdownImage = { description: string; target: string }

/** A text in full Markdown as light Markdown, with its first heading apart if the text begins with one. */
export type EscapedMarkdown = { title: string | null; text: string; images: MarkdownImage[] }

/**
 * Converts Markdown to light Markdown if it comes from a program that escapes characters not meant as marks, such as
 * Day One, Journey or our own export. `==`, `%%` and `[[` stay the person’s words here; `notebookMarkdown` would read
 * them as highlights, comments and links. Headings become lines of their own, a link becomes `text (address)`, and
 * escaped characters lose their backslash. Pictures are removed, but one on the web leaves its address. Lists, quotes
 * and emphasis are the same in both. Text between fences stays unchanged, and the fences are removed.
 */
export function escapedMarkdown(markdown: string): EscapedMarkdown {
  const lines: string[] = []
  const images: MarkdownImage[] = []
  let title: string | null = null
  let fence: string | null = null
  for (const line of markdown.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (mark && (fence === null || mark.startsWith(fence))) {
      fence = fence === null ? mark : null
      continue
    }
    if (fence !== null) {
      lines.push(line)
      continue
    }
    const heading = HEADING.exec(line)?.[1]
    const text = inlineText(heading ?? line.replace(/\\$/, ''), images)
    if (heading === undefined) {
      // A line with nothing left contained only a picture.
      if (text.trim() !== '' || line.trim() === '') lines.push(text)
    } else if (title === null && lines.every((before) => before.trim() === '')) {
      title = headingText(text)
    } else lines.push('', headingText(text), '')
  }
  return { title, text: lines.join('\n'), images }
}

/** The text of a heading without the closing marks that it may have. */
function headingText(text: string): string {
  const kept = text.trim()
  const end = kept.replace(/#{1,6}$/u, '')
  return end === '' || /\s$/u.test(end) ? end.trim() : kept
}

function inlineText(line: string, images: MarkdownImage[]): string {
  return line.replaceAll(INLINE, (_all, escaped?: string, alt?: string, target?: string, ...rest: unknown[]) => {
    const [text, address, direct] = rest as (string | undefined)[]
    if (escaped !== undefined) return escaped
    if (target !== undefined && !WEB.test(target)) {
      images.push({ description: unescaped(alt ?? ''), target })
      return ''
    }
    if (direct !== undefined) return direct.replace(/^mailto:/i, '')
    const words = unescaped(text ?? alt ?? '').trim()
    const where = unescaped(address ?? target ?? '')
    if (!ADDRESS.test(where) || where === words) return words
    return words === '' ? where : `${words} (${where})`
  })
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/gu, '$1')
}

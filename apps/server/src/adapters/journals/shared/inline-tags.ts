import { FENCE } from './code-fence.ts'
import { tagsOf } from './foreign-fields.ts'

/** `#tag` after white space or a bracket, with a letter in it, and with `/` between tag and tag below it. */
const HASH = /(?:^|[\s([])#([\p{L}\p{M}\p{N}_/-]{1,100})/gu
const AT = /(?:^|[\s([])@([\p{L}\p{M}\p{N}_-]{1,100})/gu
const CODE = /`[^`\n]{1,500}`/gu

/** The tags that are written in a text, without those in code. @param mark what they begin with */
export function inlineTags(text: string, mark: '#' | '@' = '#'): string[] {
  if (!text.includes(mark)) return []
  const tags = new Set<string>()
  let isCode = false
  for (const line of text.split(/\r\n?|\n/u)) {
    if (FENCE.test(line)) isCode = !isCode
    else if (!isCode) for (const tag of tagsInLine(line.replaceAll(CODE, ' '), mark === '#' ? HASH : AT)) tags.add(tag)
  }
  return tagsOf([...tags])
}

function tagsInLine(line: string, pattern: RegExp): string[] {
  return [...line.matchAll(pattern)].flatMap(([, tag = '']) => (/\p{L}/u.test(tag) ? tag.replace(/[/-]+$/u, '') : []))
}

import type { Attachment } from './attachments.ts'
import { decodedEntity, inlineTag } from './inline-html.ts'
import { decodedPath } from './referenced-file.ts'
import { textSearch, type TextSearch } from './text-search.ts'

/** The longest link, with its URL, and the longest comment that are recognized, in characters. */
const LINK_MAX = 2_000
const COMMENT_MAX = 100_000
/** The text of a link can be a picture, which can have a description. */
const LINK_DEPTH_MAX = 3
const PLAIN = /[^\\`![<&=%]+/uy
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iuy
const AUTOLINK = /^<((?:https?|mailto|tel):[^\s<>]{1,2000}|[^\s<>@]{1,200}@[^\s<>@]{1,200})>$/iu
const WEB = /^(?:https?|mailto|tel|ftp):/iu
/** The size that some programs put behind the address of a picture. */
const SIZE = /[ \t]+=\d*x\d*$/u
const LINK_TITLE = /[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\))$/u
const PUNCTUATION = /[!-/:-@[-`{-~]/u
/** An embed without an ending, or of Markdown, is another note; others are files. */
const NOTE_NAME = /^(?:[^.]*|.*\.md)$/iu

/** Collects the files and links of a text; it also has the URLs that the text defines by name. */
export type InlineSink = { files: Attachment[]; links: string[]; definitions: Map<string, string> }

type Piece = { text: string; next: number } | null

/** Markdown below the level of lines as light Markdown. Takes time in proportion to the text. */
export function inlineText(text: string, sink: InlineSink, depth = 0): string {
  const out: string[] = []
  const search = textSearch(text)
  let at = 0
  while (at < text.length) {
    PLAIN.lastIndex = at
    const plain = PLAIN.exec(text)?.[0]
    const piece = plain === undefined ? pieceAt(search, at, sink, depth) : null
    out.push(plain ?? piece?.text ?? text.charAt(at))
    at = plain === undefined ? (piece?.next ?? at + 1) : at + plain.length
  }
  return out.join('')
}

function pieceAt(search: TextSearch, at: number, sink: InlineSink, depth: number): Piece {
  const { text } = search
  switch (text.charAt(at)) {
    case '\\':
      return PUNCTUATION.test(text.charAt(at + 1)) ? { text: text.charAt(at + 1), next: at + 2 } : null
    case '`':
      return codeAt(search, at)
    case '!':
      return text.startsWith('[[', at + 1)
        ? wikiAt(search, at + 1, sink, true)
        : linkAt(search, at + 1, sink, true, depth)
    case '[':
      return text.startsWith('[[', at) ? wikiAt(search, at, sink, false) : linkAt(search, at, sink, false, depth)
    case '<':
      return angleAt(search, at, sink)
    case '&':
      return entityAt(text, at)
    case '=':
      return markedAt(search, at)
    default:
      return commentAt(search, at, '%%', '%%')
  }
}

/** A code span stays as it is, with its marks. */
function codeAt(search: TextSearch, at: number): Piece {
  const { text } = search
  let from = at
  while (text.charAt(from) === '`') from++
  const mark = text.slice(at, from)
  const close = search.next(mark, from, LINK_MAX)
  const next = close < 0 ? from : close + mark.length
  return { text: text.slice(at, next), next }
}

/** `[[Note|words]]`, or `![[photo.jpg|300]]`. */
function wikiAt(search: TextSearch, at: number, sink: InlineSink, isEmbed: boolean): Piece {
  const close = search.next(']]', at + 2, LINK_MAX)
  const inside = close < 0 ? '' : search.text.slice(at + 2, close)
  if (inside.trim() === '' || inside.includes('\n')) return null
  const [name = '', words] = inside.split('|')
  const [note = '', heading = ''] = name.split('#')
  const target = note.trim()
  const next = close + 2
  if (isEmbed && !NOTE_NAME.test(target)) {
    const isSize = words === undefined || /^\s*\d+(?:x\d+)?\s*$/u.test(words)
    sink.files.push({ target, description: isSize ? '' : words.trim() })
    return { text: '', next }
  }
  if (target !== '') sink.links.push(target)
  const shown = words ?? (target === '' ? heading.replace(/^\^/u, '') : (target.split('/').at(-1) ?? target))
  return { text: shown.trim().replace(/\.md$/iu, ''), next }
}

/** `[words](address "title")`, `[words][name]`, `![picture](address)`. */
function linkAt(search: TextSearch, at: number, sink: InlineSink, isEmbed: boolean, depth: number): Piece {
  const { text } = search
  if (text.charAt(at) !== '[' || depth >= LINK_DEPTH_MAX) return null
  const close = search.closing(at, LINK_MAX)
  if (close < 0) return null
  const words = text.slice(at + 1, close)
  const end = text.charAt(close + 1) === '(' ? search.closing(close + 1, LINK_MAX) : -1
  if (end >= 0) {
    const address = addressOf(text.slice(close + 2, end))
    return { text: linked(words, address, sink, isEmbed, depth), next: end + 1 }
  }
  const nameEnd = text.charAt(close + 1) === '[' ? search.closing(close + 1, LINK_MAX) : -1
  const name = nameEnd < 0 ? words : text.slice(close + 2, nameEnd) || words
  const address = sink.definitions.get(name.toLowerCase())
  if (address === undefined) return null
  return { text: linked(words, address, sink, isEmbed, depth), next: (nameEnd < 0 ? close : nameEnd) + 1 }
}

function linked(words: string, address: string, sink: InlineSink, isEmbed: boolean, depth: number): string {
  const text = inlineText(words, sink, depth + 1)
  if (WEB.test(address)) {
    const bare = (given: string) =>
      given
        .trim()
        .replace(/^(?:https?:\/\/|mailto:|tel:)/iu, '')
        .replace(/\/$/u, '')
    if (text.trim() === '') return address
    return bare(text) === bare(address) ? text : `${text} (${address})`
  }
  if (isEmbed) {
    sink.files.push({ target: address, description: text.trim() })
    return ''
  }
  if (address !== '' && !address.startsWith('#')) sink.links.push(address)
  return text
}

/** The address in the parentheses of a link, without title and size; a file’s with its `%20`s decoded. */
function addressOf(inside: string): string {
  const whole = inside.trim()
  const trimmed = (/["')]$/u.test(whole) ? whole.replace(LINK_TITLE, '') : whole.replace(SIZE, '')).trim()
  const address = trimmed.startsWith('<') && trimmed.endsWith('>') ? trimmed.slice(1, -1) : trimmed
  return WEB.test(address) ? address : decodedPath(address)
}

function angleAt(search: TextSearch, at: number, sink: InlineSink): Piece {
  if (search.text.startsWith('<!--', at)) return commentAt(search, at, '<!--', '-->')
  const close = search.next('>', at, LINK_MAX)
  if (close < 0) return null
  const tag = search.text.slice(at, close + 1)
  const auto = AUTOLINK.exec(tag)?.[1]
  if (auto !== undefined) return { text: auto.replace(/^(?:mailto|tel):/iu, ''), next: close + 1 }
  const found = inlineTag(tag)
  if (found && found.source !== '') {
    if (WEB.test(found.source)) return { text: found.source, next: close + 1 }
    sink.files.push({ target: found.source, description: found.description })
  }
  return found && { text: found.text, next: close + 1 }
}

function entityAt(text: string, at: number): Piece {
  ENTITY.lastIndex = at
  const entity = ENTITY.exec(text)?.[0]
  return entity === undefined ? null : { text: decodedEntity(entity), next: at + entity.length }
}

/** The marks around `==highlighted==` words are removed. */
function markedAt(search: TextSearch, at: number): Piece {
  if (!search.text.startsWith('==', at)) return null
  const close = search.next('==', at + 2, LINK_MAX)
  const inside = close < 0 ? '' : search.text.slice(at + 2, close)
  const isMarked = inside !== '' && !/^[\s=]|\s$|\n/u.test(inside)
  return isMarked ? { text: inside, next: close + 2 } : { text: '==', next: at + 2 }
}

function commentAt(search: TextSearch, at: number, open: string, close: string): Piece {
  if (!search.text.startsWith(open, at)) return null
  const from = at + open.length
  const end = search.next(close, from, COMMENT_MAX)
  return end < 0 ? { text: open, next: from } : { text: '', next: end + close.length }
}

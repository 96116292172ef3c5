import { CONTENT_MAX_BYTES } from '@soundings/core/entries'

/**
 * Characters that programs add to texts for their own use: byte order marks, zero-width spaces, marks of attachments,
 * and control characters other than tab and line end. Joiners stay, because emoji and some scripts need them.
 */
const INVISIBLE = /(?![\t\n\f\r])\p{Cc}|[\u200b\u2060\ufeff\ufffc]/gu
const LINE_ENDS = /\r\n?|[\f\u0085\u2028\u2029]/g

/** Matches plain ASCII, which has no such characters and needs no search. Most texts are plain ASCII. */
const ASCII = /^[\t\n\f\r -~]*$/

/** The text without the characters that programs add for their own use. */
export function withoutMarks(text: string): string {
  if (ASCII.test(text)) return text
  return text.toWellFormed().replaceAll(INVISIBLE, '')
}

/**
 * The text of a record in the form of an entry: line feeds, no invisible marks, no space at the end of a line, at most
 * one blank line in a row and none around it. Takes time in proportion to the text.
 */
export function plainText(text: string): string {
  const lines: string[] = []
  for (const line of withoutMarks(text.replaceAll(LINE_ENDS, '\n')).split('\n')) {
    const kept = line.trimEnd()
    if (kept !== '' || lines.at(-1)) lines.push(kept)
  }
  return lines.join('\n').trimEnd()
}

/** A name, tag, title or place in one line. */
export function oneLine(text: string): string {
  return withoutMarks(text.replaceAll(LINE_ENDS, ' ')).replaceAll(/\s+/gu, ' ').trim()
}

/** True when no entry can have this text. */
export function isTooLong(text: string): boolean {
  return text.length > CONTENT_MAX_BYTES || Buffer.byteLength(text) > CONTENT_MAX_BYTES
}

import { htmlText } from './html-text.ts'
import { plainText } from './plain-text.ts'

/** Elements that programs write into notes; a text without any was typed as plain text. */
const ELEMENT =
  /<\/?(?:br|p|div|span|b|i|u|s|em|strong|a|ul|ol|li|blockquote|h[1-6]|font|img|pre|code|hr|table|tr|td|sub|sup|del|ins|mark)(?:\s[^<>]{0,2000})?\/?>/iu
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/iu
const BREAKING = /<(?:br|p|div|li|h[1-6]|tr)[\s/>]/iu

/** True for a note that has an element or an entity of HTML. */
export function isHtmlNote(note: string): boolean {
  return ELEMENT.test(note) || ENTITY.test(note)
}

/**
 * The text of a note that is HTML in newer versions of its program and plain text in older ones. Line ends of plain text,
 * and of HTML that has no other way to end a line, are kept.
 * @throws RecordError as `htmlText`
 */
export function noteText(note: string): string {
  if (!isHtmlNote(note)) return plainText(note)
  return htmlText(BREAKING.test(note) ? note : note.replaceAll(/\r\n?|\n/gu, '<br>'))
}

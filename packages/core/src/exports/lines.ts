/** What ends a paragraph of plain text: line feed in all its spellings, NEL and the paragraph separator. */
const LINE_END = /\r\n|[\r\n\u0085\u2029]/

/**
 * What neither XML 1.0 (section 2.2) nor RTF can hold: controls, two code points that are no characters, and halves of
 * surrogate pairs. Tab, vertical tab and form feed have a form in both.
 */
const UNWRITABLE = /(?![\t\v\f\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF\uD800-\uDFFF]/gu

/** The lines of a text, without what a word processor's file cannot hold. */
export function writableLines(text: string): string[] {
  return text.split(LINE_END).map((line) => line.replace(UNWRITABLE, ''))
}

/** Letters whose script runs from right to left, and letters of any other. */
const STRONG = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** True when the first letter of a line runs from right to left (Unicode UAX 9, rules P2 and P3). */
export function isRightToLeft(line: string): boolean {
  return RIGHT_TO_LEFT.test(STRONG.exec(line)?.[0] ?? '')
}

/** Matches the end of a paragraph in plain text: all forms of line feed, NEL and the paragraph separator. */
const LINE_END = /\r\n|[\r\n\u0085\u2029]/

/**
 * Characters that neither XML 1.0 (section 2.2) nor RTF can contain: controls, two noncharacters and lone surrogates.
 * Both formats can express tab, vertical tab and form feed.
 */
const UNWRITABLE = /(?![\t\v\f\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF\uD800-\uDFFF]/gu

/** The lines of a text without the characters that RTF and XML can't contain. */
export function writableLines(text: string): string[] {
  return text.split(LINE_END).map((line) => line.replace(UNWRITABLE, ''))
}

/** Matches the first letter of a line. */
const STRONG = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** True when the first letter of a line belongs to a right-to-left script (Unicode UAX 9, rules P2 and P3). */
export function isRightToLeft(line: string): boolean {
  return RIGHT_TO_LEFT.test(STRONG.exec(line)?.[0] ?? '')
}

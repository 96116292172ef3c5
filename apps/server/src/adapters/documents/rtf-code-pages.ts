/** The encoding for each \fcharset of a font, with its web name; 0 and 1 mean the document’s own encoding. */
const CHARACTER_SETS: ReadonlyMap<number, string> = new Map([
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [130, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
])

const CODE_PAGES: ReadonlyMap<number, string> = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [10007, 'x-mac-cyrillic'],
  [20866, 'koi8-r'],
  [65001, 'utf-8'],
])

export const WESTERN = 'windows-1252'

/** @returns undefined when the character set is the document’s own */
export function encodingOfCharacterSet(number: number): string | undefined {
  return CHARACTER_SETS.get(number)
}

/** The encoding of a Windows or Macintosh code page; Western when it is unknown. */
export function encodingOfCodePage(number: number): string {
  return CODE_PAGES.get(number) ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : WESTERN)
}

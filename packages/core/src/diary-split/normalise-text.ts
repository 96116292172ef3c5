/**
 * Normalizes a text so that copies compare equal despite differences in compatibility forms, case, white space,
 * quotation marks, dashes and invisible characters. For comparison only; pass the body without the date heading.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\u2018-\u201F\u2039\u203A\u00AB\u00BB\u2032\u2033\u00B4`"]/gu, "'")
    .replaceAll(/'{2,}/gu, "'")
    .replaceAll(/[\u2010-\u2015\u2212\u2E3A\u2E3B-]+/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

import { scanTokens } from './token-scan.ts'

/** Tokens of folded text: words in plain lower-case letters, emoji, and marks that end a sentence or a clause. */
export type Tokens = readonly string[]

/** Signs and digits used instead of letters inside a word: "su1cide", "k!ll". */
const LEET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1': 'i',
    '!': 'i',
    '|': 'i',
    '@': 'a',
    '4': 'a',
    '0': 'o',
    '3': 'e',
    '5': 's',
    $: 's',
    '*': 'i',
    '7': 't',
  }),
)
const INSIDE_WORD = /(?<=[a-z])[1!|@4035$*7](?=[a-z])/gu
const NOT_ASCII = /[^\0-\x7f]/u
/** Matches none of the signs that only need replacing by plain ones: dashes, quotation marks and the ellipsis. */
const NOT_PLAIN = /[^\0-\x7f\u2013\u2014\u2018-\u201f\u2026]/u
const MARKS = /\p{M}/gu
const CURLY_APOSTROPHES = /[’ʼ‘`´]/gu
const LONG_DASH = /[–—]|(?<=\s)-+(?=\s)/gu
const REPEATED = /([a-z])\1{2,}/gu
/** Words, numbers, punctuation marks and emoji of a folded text. */
export const TOKEN = /[a-z\p{Ll}\p{Lo}]+(?:['-][a-z\p{Ll}\p{Lo}]+)*|\d+|[.!?;:,\n]|\p{Extended_Pictographic}/gu
/** Articles and pronouns that French and Italian join to the next word. */
const ELIDED =
  /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|un|dell|all|nell|dall|sull|quest|quell|c|com|dov|anch)'(?=[a-z]{2}|[aeoy]$)/u
/** English words of the same form. */
const NOT_ELIDED = /^(?:d'you|t'was|s'pose|c'mon|all'(?:s|d)|l'll|un'[a-z]$)/u

/**
 * Normalizes text for the scan: compatibility forms, case, accents, curly apostrophes, signs used as letters, and
 * letters repeated for emphasis make no difference.
 */
export function fold(text: string): string[] {
  const plain = (NOT_ASCII.test(text) ? withoutForms(text) : text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(LONG_DASH, ' . ')
    .replaceAll(INSIDE_WORD, (sign) => LEET.get(sign) ?? sign)
    .replaceAll(REPEATED, '$1')
  const tokens: string[] = []
  for (const token of scanTokens(plain) ?? plain.match(TOKEN) ?? []) {
    const elided = token.includes("'") && !NOT_ELIDED.test(token) ? ELIDED.exec(token)?.[0] : undefined
    if (elided === undefined) tokens.push(token)
    else tokens.push(elided, token.slice(elided.length))
  }
  return tokens
}

function withoutForms(text: string): string {
  const simple = NOT_PLAIN.test(text) ? text.normalize('NFKD').replaceAll(MARKS, '') : text.replaceAll('…', '...')
  return simple.replaceAll(CURLY_APOSTROPHES, "'")
}

/** True for a token that is a word or a number. */
export function isWord(token: string): boolean {
  const code = token.charCodeAt(0)
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code > 0xff
}

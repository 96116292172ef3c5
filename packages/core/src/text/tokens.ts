import type { SentenceParts } from './text-parts.ts'
import { hasSignBetween } from './word-scan.ts'
import { straightened } from './words.ts'

/** A word with at most one apostrophe, and its context in the sentence. */
export type Token = {
  lower: string
  /** True for the first word of a sentence, with no word or punctuation mark before it. */
  isFirst: boolean
  /** True when a punctuation mark separates it from the word before. */
  isApart: boolean
  isCapital: boolean
}

/** A word, or one character that isn't part of a word. */
const TOKEN = /[\p{L}\p{M}]+(?:'\p{L}+)?|[^\s\p{L}\p{M}]/gu
const APOSTROPHE = "'"

/** The words of a sentence as used for key phrases. */
export function tokensOf(text: string, sentence: SentenceParts): Token[] {
  return sentence.starts === null ? matchedTokens(sentence.text) : scannedTokens(text, sentence, sentence.starts)
}

function scannedTokens(text: string, { words, start }: SentenceParts, starts: readonly number[]): Token[] {
  const tokens: Token[] = []
  let end = start
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const at = starts[i] ?? 0
    const isApart = hasSignBetween(text, end, at)
    const isCapital = text.charCodeAt(at) !== word.charCodeAt(0)
    end = at + word.length
    const apostrophe = word.indexOf(APOSTROPHE)
    if (apostrophe >= 0 && word.includes(APOSTROPHE, apostrophe + 1)) {
      // "rock'n'roll" is read as "rock'n", a punctuation mark and "roll".
      for (const { lower, isFirst, ...token } of matchedTokens(straightened(text.slice(at, end)))) {
        tokens.push({ ...token, lower, isFirst: isFirst && i === 0 && !isApart, isApart: token.isApart || isApart })
      }
      continue
    }
    tokens.push({ lower: word, isFirst: i === 0 && !isApart, isApart, isCapital })
  }
  return tokens
}

function matchedTokens(sentence: string): Token[] {
  const tokens: Token[] = []
  let isApart = false
  for (const [i, token] of (straightened(sentence).match(TOKEN) ?? []).entries()) {
    if (!/\p{L}/u.test(token)) {
      isApart = true
      continue
    }
    const lower = token.toLowerCase()
    tokens.push({ lower, isFirst: i === 0, isApart, isCapital: token[0] !== lower[0] })
    isApart = false
  }
  return tokens
}

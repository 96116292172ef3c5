import { MONTHS } from '../../time/index.ts'
import { NUMBER_WORDS } from './slots.ts'

const RUN_WORDS = 4
/** Shorter frames around a quote are not compared: plain lines may repeat. */
const FRAME_MIN_WORDS = 8
const QUOTE = /“[^”]*”/gu
const DATES = new RegExp(`\\b(?:${MONTHS.join('|')}) \\d{1,2}(?:, \\d{4})?`, 'gu')
const NUMBERS = new RegExp(`\\b(?:\\d+(?:\\.\\d+)?|${NUMBER_WORDS.join('|')})\\b½?`, 'gu')

/**
 * The share of 4-word runs that two texts have in common, with numbers, dates and quotes masked; of the smaller text,
 * 0-1. 0 when either has fewer than eight words of its own.
 */
export function overlap(a: string, b: string): number {
  if (Math.min(frameWords(a), frameWords(b)) < FRAME_MIN_WORDS) return 0
  const [first, second] = [runs(a), runs(b)]
  const common = [...first].filter((run) => second.has(run)).length
  return common / Math.max(1, Math.min(first.size, second.size))
}

function frameWords(text: string): number {
  return wordsOf(text.replaceAll(QUOTE, ' ').replaceAll(DATES, 'd')).length
}

function runs(text: string): Set<string> {
  const masked = text.replaceAll(QUOTE, ' q ').replaceAll(DATES, 'd').toLowerCase().replaceAll(NUMBERS, 'n')
  const words = wordsOf(masked)
  return new Set(words.slice(RUN_WORDS - 1).map((_, i) => words.slice(i, i + RUN_WORDS).join(' ')))
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}'’]+/gu) ?? []
}

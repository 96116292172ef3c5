const RUN_WORDS = 4

/** Share of the 4-word runs of one text that the other has too, numbers and quotes masked; of the smaller text, 0-1. */
export function overlap(a: string, b: string): number {
  const [first, second] = [runs(a), runs(b)]
  const common = [...first].filter((run) => second.has(run)).length
  return common / Math.max(1, Math.min(first.size, second.size))
}

const NUMBERS = /\b(?:\d+(?:\.\d+)?|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gu

function runs(text: string): Set<string> {
  const masked = text
    .replaceAll(/“[^”]*”/gu, ' q ')
    .toLowerCase()
    .replaceAll(NUMBERS, ' n ')
  const words = masked.match(/[\p{L}']+/gu) ?? []
  return new Set(words.slice(RUN_WORDS - 1).map((_, i) => words.slice(i, i + RUN_WORDS).join(' ')))
}

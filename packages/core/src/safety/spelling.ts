import { rememberedByWord } from './vocabulary.ts'

/** Finds the word that a careless spelling means. */
export type Spelling = (written: string) => string

/** Shorter words have too many neighbours to be guessed. */
const WRITTEN_MIN = 6
const WRITTEN_MAX = 14
const SOUND_MIN = 4
/** Words with too many harmless neighbours to be guessed: "repast", "raved". */
const NOT_GUESSED = new Set(['rapist', 'rapists', 'raping', 'abused', 'abuser'])

/**
 * Recognises words with one letter wrong, missing, added or swapped with its neighbour, and words spelt as they sound. The
 * first letter must be right.
 * @param words those that are recognised, most important first
 * @param isKnown true for a word that is no misspelling
 */
export function spellingOf(words: Iterable<string>, isKnown: (word: string) => boolean): Spelling {
  const byRest = new Map<string, string>()
  const bySound = new Map<string, string>()
  const own = new Set(words)
  for (const word of own) {
    if (word.length < WRITTEN_MIN || word.length > WRITTEN_MAX || NOT_GUESSED.has(word)) continue
    if (!/^[a-z]+$/u.test(word)) continue
    for (const rest of restsOf(word)) if (!byRest.has(rest)) byRest.set(rest, word)
    const sound = soundOf(word)
    if (sound.length >= SOUND_MIN && !bySound.has(sound)) bySound.set(sound, word)
  }
  const guess = rememberedByWord((written) => {
    if (own.has(written) || isKnown(written)) return written
    for (const rest of restsOf(written)) {
      const meant = byRest.get(rest)
      if (meant !== undefined && meant[0] === written[0] && isNear(written, meant)) return meant
    }
    const alike = bySound.get(soundOf(written))
    return alike?.slice(0, 2) === written.slice(0, 2) ? alike : written
  })
  return (written) => (written.length < WRITTEN_MIN || written.length > WRITTEN_MAX ? written : guess(written))
}

/** A word itself and without each of its letters but the first. */
function restsOf(word: string): string[] {
  return [word, ...Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2))]
}

/** One letter missing, added or changed, or two neighbours swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.length - start - end, b.length - start - end]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/** How a word sounds, roughly: one sign for all vowels, one for each kind of consonant. */
function soundOf(word: string): string {
  const plain = word
    .replaceAll(/c(?=[eiy])/gu, 's')
    .replaceAll(/ck|[cq]/gu, 'k')
    .replaceAll('ph', 'f')
    .replaceAll(/gh|(?<=w)h|(?<=k)n(?=o)/gu, '')
    .replaceAll('z', 's')
    .replaceAll(/(?<!^)[aeiouy]+/gu, 'a')
  return plain.replaceAll(/(.)\1+/gu, '$1')
}

import { CodeSet, restAt, restCodes } from './rest-codes.ts'

/** Returns the intended word for a misspelled one. */
export type Spelling = (written: string) => string

/** The fewest letters of a word whose spelling is corrected: shorter words have too many similar ones. */
const WRITTEN_MIN = 6
const WRITTEN_MAX = 14
const SOUND_MIN = 4
/** Words that no misspelling is corrected to, because too many harmless words are close: "repast", "raved". */
const NOT_GUESSED = new Set(['rapist', 'rapists', 'raping', 'abused', 'abuser'])

/**
 * Recognizes words with one letter wrong, missing, added or swapped with the next, and words spelled as they sound. The
 * first letter must be right.
 * @param words the words to recognize, most important first
 * @param isKnown true for a correctly spelled word
 */
export function spellingOf(words: Iterable<string>, isKnown: (word: string) => boolean): Spelling {
  const byRest = new Map<string, string>()
  const codes = new CodeSet()
  const bySound = new Map<string, string>()
  const own = new Set(words)
  for (const word of own) {
    if (word.length < WRITTEN_MIN || word.length > WRITTEN_MAX || NOT_GUESSED.has(word)) continue
    if (!/^[a-z]+$/u.test(word)) continue
    for (const [left, code] of restCodes(word).entries()) {
      const rest = restAt(word, left)
      if (!byRest.has(rest)) byRest.set(rest, word)
      codes.add(code)
    }
    const sound = soundOf(word)
    if (sound.length >= SOUND_MIN && !bySound.has(sound)) bySound.set(sound, word)
  }
  const guess = (written: string) => {
    if (own.has(written) || isKnown(written)) return written
    for (const [left, code] of restCodes(written).entries()) {
      // Few rests of a written word are rests of a known one, so most never have to be spelled out.
      const meant = codes.mayHave(code) ? byRest.get(restAt(written, left)) : undefined
      if (meant !== undefined && meant[0] === written[0] && isNear(written, meant)) return meant
    }
    const alike = bySound.get(soundOf(written))
    return alike?.slice(0, 2) === written.slice(0, 2) ? alike : written
  }
  return (written) => (written.length < WRITTEN_MIN || written.length > WRITTEN_MAX ? written : guess(written))
}

/** True if one letter is missing, added or changed, or two adjacent letters are swapped. */
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

/** A rough code for the sound of a word: one sign for all vowels, one for each kind of consonant. */
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

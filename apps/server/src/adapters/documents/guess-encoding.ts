import { analyse } from 'chardet'

/** The least confidence, from 0 to 100, with which a guess of chardet counts. */
const CONFIDENCE_MIN = 10

/** chardet’s names, mapped to the web encoding that contains the same character set. */
const WIDER: Readonly<Record<string, string>> = {
  ASCII: 'windows-1252',
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
}

/**
 * Encodings that are tried in addition to chardet’s guesses, the likeliest first: chardet misses these in short texts.
 */
const COMMON = ['windows-1252', 'windows-1251', 'windows-1250', 'iso-8859-2', 'koi8-r', 'macintosh']

/**
 * Signs of a wrong encoding: control characters, symbols inside words, a lowercase letter before a capital, and Latin
 * letters next to letters of another script.
 */
const STRANGE = [
  /[\x80-\x9f]/g,
  /(?<=\p{L})(?:[^\p{L}\p{M}\p{Nd}\p{P}\s]|[«»‹›§¶†‡¡¿])(?=\p{L})/gu,
  /(?<=\p{Ll})\p{Lu}/gu,
  /(?<=\p{Script=Latin})[\p{L}--\p{Script=Latin}]|(?<=[\p{L}--\p{Script=Latin}])\p{Script=Latin}/gv,
]

/**
 * The encoding of a text that is neither UTF-8 nor UTF-16: the candidate of chardet or of the common ones in which the
 * text has the fewest strange places.
 * @returns a label for TextDecoder; null when the bytes are valid in none of them
 */
export function guessEncoding(sample: Buffer): string | null {
  const found = analyse(sample).flatMap(({ name, confidence }) =>
    confidence >= CONFIDENCE_MIN ? [WIDER[name] ?? name] : [],
  )
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const encoding of new Set([...found, ...COMMON])) {
    const strangeness = strangenessIn(sample, encoding)
    if (strangeness >= least) continue
    best = encoding
    least = strangeness
  }
  return best
}

/**
 * The number of strange places in the text when decoded in this encoding; infinite when the bytes are not valid in it.
 */
function strangenessIn(sample: Buffer, encoding: string): number {
  try {
    // The sample may end inside a character, so it is decoded as an unfinished stream.
    const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
    return STRANGE.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

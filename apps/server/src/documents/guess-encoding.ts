import { analyse } from 'chardet'

/** chardet's own measure, 0 to 100. */
const CONFIDENCE_MIN = 10

/** What chardet names, by what the web calls the set that includes it. */
const WIDER: Readonly<Record<string, string>> = {
  ASCII: 'windows-1252',
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
}

/** Tried besides what chardet finds, likeliest first: it misses them in short texts. */
const COMMON = ['windows-1252', 'windows-1251', 'windows-1250', 'iso-8859-2', 'koi8-r', 'macintosh']

/**
 * What text in a wrong encoding is full of: control characters, signs inside words, small letters before capital ones,
 * Latin letters beside letters of another script.
 */
const STRANGE = [
  /[\x80-\x9f]/g,
  /(?<=\p{L})(?:[^\p{L}\p{M}\p{Nd}\p{P}\s]|[«»‹›§¶†‡¡¿])(?=\p{L})/gu,
  /(?<=\p{Ll})\p{Lu}/gu,
  /(?<=\p{Script=Latin})[\p{L}--\p{Script=Latin}]|(?<=[\p{L}--\p{Script=Latin}])\p{Script=Latin}/gv,
]

/**
 * The encoding of a text that is neither UTF-8 nor UTF-16: of those chardet finds possible and the common ones, the one
 * in which the text looks least strange.
 * @returns a label for TextDecoder; null when the bytes are in none of them
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

/** Strange places of the text in this encoding; infinite when it is not in it. */
function strangenessIn(sample: Buffer, encoding: string): number {
  try {
    // The sample may end inside a character, so it is decoded as the beginning of a stream.
    const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
    return STRANGE.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

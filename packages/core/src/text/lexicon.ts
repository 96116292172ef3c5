/** Valence by word in lower case: negative to positive, about −4 to 4. */
export type Lexicon = ReadonlyMap<string, number>

/**
 * Merges VADER and AFINN. A word in both gets the mean, after AFINN is scaled to VADER by least squares over the shared
 * words, Σ va / Σ a² (docs/spec/rules.md#text). Words are lower-cased; emoticons and phrases are left out because no
 * single word of a text can match them.
 */
export function mergeLexicons(
  vader: Iterable<readonly [string, number]>,
  afinn: Iterable<readonly [string, number]>,
): Lexicon {
  const first = lowered(vader)
  const second = lowered(afinn)
  let product = 0
  let square = 0
  for (const [word, value] of second) {
    const other = first.get(word)
    if (other === undefined) continue
    product += other * value
    square += value * value
  }
  const scale = square > 0 ? product / square : 1
  const union = new Map<string, number>()
  for (const word of new Set([...first.keys(), ...second.keys()])) {
    if (!WORD.test(word)) continue
    const one = first.get(word)
    const two = second.get(word)
    const scaled = two === undefined ? undefined : scale * two
    union.set(word, one !== undefined && scaled !== undefined ? (one + scaled) / 2 : (one ?? scaled ?? 0))
  }
  return union
}

const WORD = /^[a-z]+(?:'[a-z]+)*$/u

function lowered(source: Iterable<readonly [string, number]>): Map<string, number> {
  return new Map([...source].map(([word, value]) => [word.toLowerCase(), value]))
}

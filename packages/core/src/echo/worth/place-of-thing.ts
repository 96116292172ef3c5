import { isContentWord, lemma, straightened, words } from '../../text/index.ts'

/** Words before a place, a time or a company: what follows is beside the point of a line more often than not. */
const PREPOSITIONS = new Set(
  `in at on to from with of for by into onto off under over behind beside near past through across along against inside
  outside around between up down via like as`.split(/\s+/),
)
/** A noun is at most this many words after its preposition: “in the old bag”. */
const WITHIN = 3
/** A line is about a thing if the thing is among this many content words at its start. */
const LEADING = 2

/** True for a thing that a line only names after a preposition, or not at all: “a card in the bag”. */
export function isAside(form: string, text: string): boolean {
  const { tokens, at } = placeOf(form, text)
  if (at < 0) return true
  for (let before = at - 1; before >= 0 && at - before <= WITHIN; before--) {
    const word = tokens[before] ?? ''
    if (PREPOSITIONS.has(word)) return true
    if (isContentWord(word) && before < at - 1) return false
  }
  return false
}

/** True for a thing that is among the first words of a line that say something. */
export function leadsIn(form: string, text: string): boolean {
  const { tokens, at } = placeOf(form, text)
  return at >= 0 && tokens.slice(0, at).filter((word) => isContentWord(word)).length < LEADING
}

function placeOf(form: string, text: string): { tokens: readonly string[]; at: number } {
  const tokens = words(straightened(text.toLowerCase()))
  const [first = ''] = words(form.toLowerCase())
  return { tokens, at: tokens.findIndex((word) => lemma(word) === lemma(first)) }
}

import { lemma, straightened, words } from '../../text/index.ts'

/**
 * How a line names a thing: as the writer’s own (“my glasses”), as one already known (“the hook”), as a new one (“a
 * hook”), without any article, or only to compare (“like a piano”).
 */
export type Reference = 'own' | 'known' | 'new' | 'bare' | 'likeness'

const OWN = new Set('my our'.split(' '))
const KNOWN = new Set('the your his her their its this that these those'.split(' '))
const NEW = new Set('a an another some any one two three four five six seven eight nine ten several few new'.split(' '))
/** Words that may describe a thing between its article and its noun: “the heavy blanket”, “a proper desk lamp”. */
const DESCRIBING = 3
/** An article before one of these words doesn’t belong to the thing. */
const OTHERS = new Set(
  `of in at on to for from with by into about over under after before and or but so i you he she we they it me him us them
  is was are were be been has have had do did not as like than without through
  between behind against across along near until during since beside past toward`.split(/\s+/),
)
const COMPARING = new Set(['like', 'as'])

/** How a text first names this form, as a word or two words in a row, in any case and number. */
export function referenceIn(text: string, form: string): Reference {
  const tokens = words(straightened(text.toLowerCase()))
  const sought = words(form.toLowerCase())
  const at = tokens.findIndex((_, i) => sought.every((word, k) => isForm(tokens[i + k] ?? '', word)))
  for (let before = at - 1; before >= 0 && at - before <= DESCRIBING; before--) {
    const word = tokens[before] ?? ''
    // “Henk’s spade”, “the neighbor’s ladder”
    if (OWN.has(word)) return 'own'
    if (KNOWN.has(word) || word.endsWith("'s")) return 'known'
    if (NEW.has(word)) return COMPARING.has(tokens[before - 1] ?? '') ? 'likeness' : 'new'
    if (COMPARING.has(word)) return 'likeness'
    if (OTHERS.has(word)) return 'bare'
  }
  return 'bare'
}

function isForm(word: string, sought: string): boolean {
  return word === sought || lemma(word) === lemma(sought)
}

import { PLACE_SHARE } from '../echo/index.ts'
import { MONTHS, WEEKDAYS } from '../time/index.ts'
import { NAME_CAPITAL_SHARE, NAME_MIN_ENTRIES, PERSON_SHARE, PRONOUN_WORDS } from './constants.ts'
import { kinOf } from './kin.ts'
import type { Token } from './tokens.ts'

/** A name in its most used spelling; `kind` is null for one that is neither used like a person nor like a place. */
export type Name = { name: string; kind: 'person' | 'place' | null }

const setOf = (list: string) => new Set(list.trim().split(/\s+/))

/** Capitalized words that aren’t names of people or places. */
const NO_NAMES = new Set([
  ...[...WEEKDAYS, ...MONTHS].map((name) => name.toLowerCase()),
  ...setOf(`
    i i'm i'd i'll i've christmas easter halloween thanksgiving hanukkah ramadan eid diwali lent passover valentine advent
    english french german spanish italian portuguese irish scottish welsh british american european chinese japanese russian
    polish dutch greek turkish indian african asian mexican czech swedish danish norwegian finnish latin arabic hebrew hindi
    korean canadian australian mr mrs ms miss dr sir madam lord lady professor prof saint st king queen prince princess
    president doctor captain rev father god jesus christ bible spring summer autumn fall winter monday
  `),
])

const PLACE_BEFORE = setOf('in at to near through')
/** Verbs of speech. A name after “said to” isn’t a place. */
const SPEECH = setOf(
  'said say told talk talked talking speak spoke speaking wrote write listened gave give lied spoken according',
)
const PERSON_BEFORE = setOf(`
  with and told asked saw met called phoned rang texted visited helped hugged thanked said says asks invited missed emailed
  met let made
`)
const PERSON_AFTER = setOf(`
  and said says told tells asked asks laughed laughs smiled smiles called calls rang came comes wrote writes texted thinks
  thought wants wanted brought brings showed shows gave gives
`)
const PRONOUNS = setOf('he she')

type Uses = { spellings: Map<string, number>; entries: Set<number>; capitals: number; place: number; person: number }

/**
 * The names in these texts by their lower-case form. A name has a capital letter inside sentences; several capitalized
 * words after a preposition of place are one name, elsewhere the first of them is.
 */
export function namesIn(texts: readonly (() => readonly Token[])[]): Map<string, Name> {
  const small = new Map<string, number>()
  const uses = new Map<string, Uses>()
  for (const [entry, read] of texts.entries()) {
    const tokens = read()
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]
      if (!token || token.isFirst || token.word === '') continue
      if (!token.isCapital) small.set(token.word, (small.get(token.word) ?? 0) + 1)
      else if (!NO_NAMES.has(token.word) && kinOf(token.word) === null && !isAcronym(token)) {
        const isPlace = isAfterPlace(tokens, at)
        const length = runLength(tokens, at)
        const named = tokens.slice(at, at + (isPlace ? length : 1))
        addUse(uses, named, { entry, isPlace, isPerson: isCued(tokens, at, length) })
        at += length - 1
      }
    }
  }
  const names = new Map<string, Name>()
  for (const [key, { spellings, entries, capitals, place, person }] of uses) {
    const share = capitals / (capitals + (small.get(key) ?? 0))
    if (entries.size < NAME_MIN_ENTRIES || share < NAME_CAPITAL_SHARE) continue
    const [name = key] = [...spellings].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0] ?? []
    names.set(key, { name, kind: kindOf(place / capitals, person / capitals) })
  }
  // “To Daisy Mutlar”: the full name of a person isn’t a place.
  for (const key of names.keys()) {
    const [first = ''] = key.split(' ')
    if (first !== key && names.get(first)?.kind === 'person') names.delete(key)
  }
  return names
}

function kindOf(place: number, person: number): Name['kind'] {
  if (person >= PERSON_SHARE && (place < PLACE_SHARE || person >= place)) return 'person'
  return place >= PLACE_SHARE ? 'place' : null
}

function addUse(
  uses: Map<string, Uses>,
  named: readonly Token[],
  { entry, isPlace, isPerson }: { entry: number; isPlace: boolean; isPerson: boolean },
): void {
  const key = named.map(({ word }) => word).join(' ')
  const name = named.map(({ written }) => written).join(' ')
  const known = uses.get(key) ?? { spellings: new Map(), entries: new Set(), capitals: 0, place: 0, person: 0 }
  uses.set(key, known)
  known.spellings.set(name, (known.spellings.get(name) ?? 0) + 1)
  known.entries.add(entry)
  known.capitals++
  if (isPlace) known.place++
  if (isPerson) known.person++
}

/** The number of capitalized words from here on with only spaces between them. */
function runLength(tokens: readonly Token[], at: number): number {
  let length = 1
  for (let next = tokens[at + length]; next?.isNext && next.isCapital; next = tokens[at + length]) {
    if (tokens[at + length - 1]?.isPossessive || NO_NAMES.has(next.word)) break
    length++
  }
  return length
}

function isAfterPlace(tokens: readonly Token[], at: number): boolean {
  const [before, earlier] = [tokens[at - 1], tokens[at - 2]]
  if (!tokens[at]?.isNext || !before || !PLACE_BEFORE.has(before.word)) return false
  return !(before.word === 'to' && SPEECH.has(earlier?.word ?? ''))
}

/** True when the words next to a name show that it is a person. */
function isCued(tokens: readonly Token[], at: number, length: number): boolean {
  const last = tokens[at + length - 1]
  const after = tokens[at + length]
  return (
    (tokens[at]?.isNext === true && PERSON_BEFORE.has(tokens[at - 1]?.word ?? '')) ||
    last?.isPossessive === true ||
    (after?.isNext === true && PERSON_AFTER.has(after.word)) ||
    tokens.slice(at + length, at + length + PRONOUN_WORDS).some(({ word }) => PRONOUNS.has(word))
  )
}

function isAcronym({ written }: Token): boolean {
  return written.length > 1 && written === written.toUpperCase()
}

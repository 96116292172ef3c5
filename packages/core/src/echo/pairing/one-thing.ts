import type { ForeignLanguage, WordVectors } from '../../text/index.ts'
import { LONE_THING_LETTERS } from './foreign-things.ts'
import { referenceIn, type Reference } from './reference.ts'
import { isSetting, type Things } from './shared-things.ts'

/** How related two lines must be that share several things. */
export const SEVERAL_RELATEDNESS = 0.15
/**
 * A single shared thing must be more than a word in common: the rarer in English, the less else tells it, and still less
 * where the later line speaks of it as known (“a hook”, then “the hook”). Of everyday things, only such are told, those of
 * the writer (“my glasses”), and those that no other entry names. A name in few of many entries is enough; any other needs more beside it.
 */
const MIN_RELATEDNESS = {
  rare: { known: -0.4, other: 0.15 },
  usual: { known: 0.1, other: 0.3 },
  everyday: { introduced: 0.15, owned: 0 },
  name: { few: 0, own: 0.35, fromEntries: 20 },
  inTwo: 0.4,
}
/** A single shared thing is rarer in English than the first rank: “the cradle” returns, “the bread” is only bought again. */
const RANK = { everyday: 4_000, rare: 10_000 }

const UNKNOWN: ReadonlySet<Reference> = new Set<Reference>(['bare', 'new'])

/** A shared thing, and how the two lines speak of it. A name is always known. */
export type Shared = {
  key: string
  form: string
  isKnown: boolean
  isIntroduced: boolean
  isBare: boolean
  isOwned: boolean
}

/**
 * Null where a line only compares something with the thing (“like a piano”), and where neither says which one is meant
 * (“hot dogs and peas”, “planted peas”; “a tractor”, “a distant tractor”).
 */
export function referenceOf(
  thing: Pick<Shared, 'key' | 'form'>,
  earlier: string,
  later: string,
  language: ForeignLanguage | null,
): Shared | null {
  const { form } = thing
  if (isName(thing)) return { ...thing, isKnown: true, isIntroduced: false, isBare: false, isOwned: false }
  const [first, second] = [referenceIn(earlier, form), referenceIn(later, form)]
  if (first === 'likeness' || second === 'likeness') return null
  if (language === null && first === second && UNKNOWN.has(first) && !form.includes(' ')) return null
  const isKnown = second === 'known' || second === 'own'
  const isOwned = first === 'own' && second === 'own'
  return { ...thing, isKnown, isIntroduced: isKnown && first === 'new', isBare: first === 'bare', isOwned }
}

/** True for a word that both lines write with a capital. */
export function isName({ form }: Pick<Shared, 'form'>): boolean {
  return form !== form.toLowerCase()
}

/** True when one thing is enough to share, in lines as related as that; in another language, when it is long. */
export function isEnoughAlone(
  { key, form, isKnown, isIntroduced, isOwned }: Shared,
  relatedness: number,
  vectors: WordVectors,
  entries: number,
  language: ForeignLanguage | null,
): boolean {
  if (language !== null) return form.length >= LONE_THING_LETTERS
  const { rare, usual, everyday, name } = MIN_RELATEDNESS
  if (isName({ form })) return relatedness >= (entries < name.fromEntries ? name.own : name.few)
  if (isSetting(key)) return false
  // “washing machine”: two words in a row are rarer than each.
  const rank = vectors.rank(form) ?? (form.includes(' ') ? null : vectors.rank(key)) ?? Number.POSITIVE_INFINITY
  if (isOwned) return relatedness >= everyday.owned
  if (rank <= RANK.everyday) return isIntroduced && relatedness >= everyday.introduced
  const { known, other } = rank > RANK.rare ? rare : usual
  return relatedness >= (isKnown ? known : other)
}

/** True for a name, or for a thing that only two entries have, in lines that are this related. */
export function isAlike(thing: Pick<Shared, 'key' | 'form'>, relatedness: number, things: Things): boolean {
  if (isName(thing) && relatedness >= MIN_RELATEDNESS.name.own) return true
  return things.isRare(thing.key) && things.isInTwo(thing.key) && relatedness >= MIN_RELATEDNESS.inTwo
}

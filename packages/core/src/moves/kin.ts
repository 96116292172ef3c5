/** Groups of relatives: the id of a group, and the words for it. The word that a journal uses most is shown. */
const KIN: readonly (readonly [id: string, words: string])[] = [
  ['mother', 'mother mum mom mam mama mummy mommy'],
  ['father', 'father dad daddy papa'],
  ['parents', 'parents'],
  ['son', 'son'],
  ['daughter', 'daughter'],
  ['children', 'children kids'],
  ['sister', 'sister sisters'],
  ['brother', 'brother brothers'],
  ['grandmother', 'grandmother grandma gran granny nan nana'],
  ['grandfather', 'grandfather grandpa grandad granddad'],
  ['grandchildren', 'grandson granddaughter grandchildren'],
  ['aunt', 'aunt auntie'],
  ['uncle', 'uncle'],
  ['cousin', 'cousin cousins'],
  ['niece', 'niece nieces'],
  ['nephew', 'nephew nephews'],
  ['wife', 'wife'],
  ['husband', 'husband'],
  ['partner', 'partner'],
  ['girlfriend', 'girlfriend'],
  ['boyfriend', 'boyfriend'],
]

const BY_WORD: ReadonlyMap<string, string> = new Map(
  KIN.flatMap(([id, words]) => words.split(' ').map((word) => [word, id] as const)),
)

/** Kin words that are used like a name, without “my”. */
const LIKE_NAMES = new Set(
  'mum mom mama mummy mommy dad daddy papa grandma granny nana grandpa grandad granddad'.split(' '),
)
const OWN = new Set(['my', 'our'])
/** Words before a kin word that make it someone else’s relative or no one in particular. */
const OTHERS = new Set(
  'a an the his her their your its this that these those some any no every each another whose single'.split(' '),
)

/** The group of a kin word, as a tag names it; null for any other word. */
export function kinOf(word: string): string | null {
  return BY_WORD.get(word) ?? null
}

/** The words for one group, such as “mom” and “mother”; none for an unknown group. */
export function kinWords(id: string): readonly string[] {
  return KIN.find(([own]) => own === id)?.[1].split(' ') ?? []
}

/** The words by which a person may be found: all words for kin, or the name itself; none for a blank. */
export function personWords(person: string): readonly string[] {
  const name = person.trim()
  const kin = kinOf(name.toLowerCase())
  if (kin !== null) return kinWords(kin)
  return name === '' ? [] : [name]
}

/** True for a kin word that names the writer’s own: “my sister”, “my older sister”, “called Mum”. */
export function isOwnKin(words: readonly string[], word: string, at: number): boolean {
  const [before = '', earlier = ''] = [words[at - 1], words[at - 2]]
  if (OWN.has(before)) return true
  if (OTHERS.has(before) || before.endsWith("'s")) return false
  return OWN.has(earlier) || LIKE_NAMES.has(word)
}

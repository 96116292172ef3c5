import { RARE_WORDS, WORD_GROUPS } from './model/word-groups.ts'

/** Numbers of a word's groups, which contain words with similar use: a wide group, and a narrow one inside it. */
export type Groups = { coarse: number; fine: number }

const UNKNOWN: Groups = { coarse: 1, fine: 1 }
const NUMBER: Groups = { coarse: 2, fine: 2 }
/** Number of the first group. */
const FIRST = 3

function readGroups(): ReadonlyMap<string, Groups> {
  const groups = new Map<string, Groups>()
  let fine = FIRST
  for (const [i, block] of WORD_GROUPS.split('|').entries()) {
    for (const line of block.split('/')) {
      for (const word of line.split(' ')) groups.set(word, { coarse: FIRST + i, fine })
      fine++
    }
  }
  return groups
}

const GROUPS = readGroups()
let places: ReadonlyMap<string, number> | null = null

/** The place of each grouped word among all of them, from 0. */
export function wordPlaces(): ReadonlyMap<string, number> {
  places ??= new Map([...GROUPS.keys()].map((word, place) => [word, place]))
  return places
}

/** Pronouns, negations and similar words each form a group of their own, numbered far above the others. */
const ALONE: ReadonlySet<string> = new Set(
  `i me my myself he him his she her they them their it its we us our you your not no never don't didn't can't couldn't won't
   wouldn't isn't wasn't if to of in on at for from with without and or but because so until after before again still just
   only will would could should can be am is are was were been being have has had do did i'm i've i'd i'll the a an _ this that`
    .trim()
    .split(/\s+/),
)
const ALONE_FROM = 0x10000

/** @param hash hash of the word */
export function groupsOf(word: string, hash: number): Groups {
  if (ALONE.has(word)) {
    const alone = ALONE_FROM + (hash >>> 8)
    return { coarse: alone, fine: alone }
  }
  const known = GROUPS.get(word)
  if (known) return known
  const apostrophe = word.indexOf("'")
  if (apostrophe > 0) return GROUPS.get(word.slice(0, apostrophe)) ?? UNKNOWN
  const code = word.charCodeAt(0)
  return code >= 0x30 && code <= 0x39 ? NUMBER : UNKNOWN
}

const RARE: ReadonlySet<string> = new Set(RARE_WORDS.split(' '))

/** True for a word in the thesaurus, or a rarer correct word that looks like a misspelling. */
export function isKnown(word: string): boolean {
  return GROUPS.has(word) || ALONE.has(word) || RARE.has(word)
}

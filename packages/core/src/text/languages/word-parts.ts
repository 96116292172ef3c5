/** A word without accents, as in the lists: “für” is read as “fur”. */
export function withoutAccents(word: string): string {
  return PLAIN.test(word) ? word : word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

const PLAIN = /^[\0-\x7f]*$/
/** A small word before an apostrophe, in French and Italian: “l'eau”, “dell'acqua”, “aujourd'hui”. */
const ELIDED =
  /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|aujourd|[cdns]ell|sull|all|dall|un|quell|quest|bell|gl|v)'(?=.)/u

/** The parts of a word with an elision, “l'” and “eau”, or the word itself. */
export function elidedParts(word: string): readonly string[] {
  const before = word.includes("'") ? ELIDED.exec(word)?.[0] : undefined
  return before === undefined ? [word] : [before, word.slice(before.length)]
}

/** The words of one or several lists, without accents. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)).map(withoutAccents))
}

import { MONTHS, WEEKDAYS } from '../../time/index.ts'

/** Number of names in a sentence: capitalized words inside it that are not a pronoun, a day or a month. */
export function countNames(text: string): number {
  const inside = text.split(/\s+/u).slice(1)
  return inside.filter((word) => /^\p{Lu}[\p{Ll}’']+/u.test(word) && !NOT_A_NAME.test(word)).length
}

const NOT_A_NAME = new RegExp(`^(?:I['’]\\w+|English|Christmas|Easter|${[...WEEKDAYS, ...MONTHS].join('|')})\\b`, 'u')

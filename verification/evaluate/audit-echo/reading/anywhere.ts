import { PLAIN } from './compile.ts'

/** A value with the punctuation after it. */
export const role = (name: string, look: string) => `(?<${name}>${look})[,.:]* ?`

/**
 * A text that consists of these values in this order, with any number of plain words around them.
 * @param more further words and `phrases_like_this` that no entry can contradict
 */
export function anywhere(more: string, ...roles: readonly string[]): RegExp {
  const words = more.trim().replaceAll(/\s+/gu, '|').replaceAll('_', ' ')
  const word = `(?:${PLAIN}|(?:${words})(?![\\p{L}\\p{N}’]))`
  const fill = `(?:${word}[,.:]* )*`
  return new RegExp(`^${fill}${roles.join(fill)}(?:${fill}${word}[.])?$`, 'iu')
}

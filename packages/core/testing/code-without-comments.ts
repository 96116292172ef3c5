import { parseSync } from 'oxc-parser'

/** Code without its comments and empty lines, for hashes: a reworded comment changes no result. */
export function codeWithoutComments(path: string, code: string): string {
  const { comments } = parseSync(path, code)
  const kept = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
  return kept.replaceAll(/^\s*\n/gmu, '')
}

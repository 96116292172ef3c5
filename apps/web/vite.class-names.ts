import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const PREFIX_LENGTH = 3
const CLASS = /\.[a-zA-Z]\w*/g

/**
 * The name of a CSS module’s class in the page: three letters for the sheet, then the class’s position. Names from
 * one sheet begin alike, which saves 0.8 kB gzipped of the largest first view, compared with a hash for each class.
 */
export function className(name: string, file: string, sheet: string): string {
  const classes = [...new Set(sheet.match(CLASS))]
  const place = classes.indexOf(`.${name}`)
  // Animations have names too.
  return prefixOf(file) + (place < 0 ? `-${name}` : place.toString(36))
}

function prefixOf(file: string): string {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest()
  return Array.from({ length: PREFIX_LENGTH }, (_, at) => LETTERS[(hash[at] ?? 0) % LETTERS.length]).join('')
}

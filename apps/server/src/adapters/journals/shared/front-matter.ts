import { parseDocument } from 'yaml'
import { isForeign } from './foreign-fields.ts'

/**
 * The longest front matter that is read, in characters. In a longer block, the line `---` at the top is only a rule.
 */
const LENGTH_MAX = 16 * 1024
const OPENING = /^\uFEFF?---[ \t]*\r?\n/u
const CLOSING = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/mu
const LINE = /^([\p{L}\p{N}_ -]{1,60}):[ \t]*(.*)$/u

/** The fields of a note by their names in lower case, each as the words that were written, and the text below. */
export type FrontMatter = { fields: ReadonlyMap<string, readonly string[]>; body: string }

/**
 * Reads the YAML at the top of a note. Values stay text, so that dates and numbers are not changed. YAML with mistakes is
 * read line by line.
 */
export function frontMatter(text: string): FrontMatter {
  const opening = OPENING.exec(text)?.[0]
  if (opening === undefined) return { fields: new Map(), body: text }
  const from = opening.length
  const closing = CLOSING.exec(text.slice(from, from + LENGTH_MAX))
  if (!closing) return { fields: new Map(), body: text }
  const yaml = text.slice(from, from + closing.index)
  const fields = fieldsOf(yaml)
  return fields
    ? { fields, body: text.slice(from + closing.index + closing[0].length) }
    : { fields: new Map(), body: text }
}

/** @returns null if it isn’t a mapping, such as the words between two rules */
function fieldsOf(yaml: string): Map<string, readonly string[]> | null {
  if (yaml.trim() === '') return new Map()
  try {
    const document = parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' })
    const value: unknown = document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 10 })
    if (isForeign(value)) return new Map(Object.entries(value).map(([name, given]) => [keyOf(name), wordsOf(given, 0)]))
  } catch {
    // Nested too deeply, or with too many aliases: the lines are read.
  }
  return linesOf(yaml)
}

function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[ _-]+/gu, '_')
}

/** The texts in a value, even in nested lists: YAML reads the link `[[2024-01-15]]` as a list in a list. */
function wordsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value === '' || /^(?:null|~)$/iu.test(value) ? [] : [value]
  return Array.isArray(value) && depth < 4 ? value.flatMap((item) => wordsOf(item, depth + 1)) : []
}

function linesOf(yaml: string): Map<string, readonly string[]> | null {
  const fields = new Map<string, string[]>()
  let last: string[] | null = null
  for (const line of yaml.split(/\r\n?|\n/u)) {
    const [, name, value = ''] = LINE.exec(line) ?? []
    const item = /^[ \t]*-[ \t]+(.*)$/u.exec(line)?.[1]
    if (name !== undefined) {
      last = value.trim() === '' ? [] : [unquoted(value)]
      fields.set(keyOf(name), last)
    } else if (item !== undefined && last) last.push(unquoted(item))
    else if (line.trim() !== '' && !/^\s|^#/u.test(line)) return null
  }
  return fields.size === 0 ? null : fields
}

function unquoted(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/u, '$2')
}

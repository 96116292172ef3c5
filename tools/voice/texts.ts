import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

const ROOT = resolve(import.meta.dirname, '../..')
const SCRIPT = new Set(['.ts', '.tsx', '.mjs'])
/** Strings of these files are read by people. */
const SPOKEN = /^(?:apps\/(?:web|server)\/src|packages\/(?:core|contract)\/src|tools\/commands)\//u
/** Word lists, patterns that read dates, made-up journals and prompts are data; lines of Echos have their own lint. */
const DATA =
  /\/(?:languages|frames|library|model|fixtures|testing)\/|diary-split\/|\.(?:test|spec|fixture)\.tsx?$|safety\/|text\/(?!titles)|word-?lists?|quoting\/blocked-words|subjects\/person-words|echo\/rules\/[^/]+\/wording\.ts$|tools\/voice\//u

/** Released migrations can’t change, because databases record their hashes; the licenses quote other projects. */
const FIXED = /migrations\/00(?:0\d|1[01])_|^THIRD-PARTY\.md$/u

export type Text = { file: string; line: number; kind: 'comment' | 'string' | 'document'; text: string }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Every comment, every string a person may read and every paragraph of a document, with its place. */
export function* texts(): Generator<Text> {
  for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')) {
    const extension = extname(file)
    if (FIXED.test(file)) continue
    if (SCRIPT.has(extension)) yield* textsOfScript(file, sourceOf(file))
    else if (extension === '.md') yield* paragraphs(file, sourceOf(file))
    else if (extension === '.css') yield* matches(file, sourceOf(file), /\/\*[\s\S]*?\*\//gu)
    else if (extension === '.sql') yield* matches(file, sourceOf(file), /--[^\n]*/gu)
  }
}

function sourceOf(file: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    // Removed from the working tree, but not from the index yet.
    return ''
  }
}

function* textsOfScript(file: string, source: string): Generator<Text> {
  const { program, comments } = parseSync(file, source)
  const lineAt = lines(source)
  for (const { value, start } of comments) {
    yield { file, line: lineAt(start), kind: 'comment', text: withoutCode(value) }
  }
  if (!SPOKEN.test(file) || DATA.test(file)) return
  // The parser's types distinguish every kind of node; here all are treated the same.
  for (const { text, start } of strings(program as unknown as Node)) {
    if (/\s/u.test(text.trim())) yield { file, line: lineAt(start), kind: 'string', text }
  }
}

function* strings(node: Node): Generator<{ text: string; start: number }> {
  if (node.type === 'ImportDeclaration') return
  if (node.type === 'Literal' && typeof node['value'] === 'string') yield { text: node['value'], start: node.start }
  if (node.type === 'JSXText') yield { text: String(node['value']), start: node.start }
  if (node.type === 'TemplateElement') {
    yield { text: (node['value'] as { cooked: string | null }).cooked ?? '', start: node.start }
  }
  for (const child of Object.values(node)) {
    for (const part of Array.isArray(child) ? child : [child]) {
      if (part && typeof part === 'object' && 'type' in part) yield* strings(part as Node)
    }
  }
}

/** Paragraphs of a document; code blocks are not prose. */
function* paragraphs(file: string, source: string): Generator<Text> {
  const prose = withoutCode(source.replaceAll(/```[\s\S]*?```/gu, (block) => block.replaceAll(/[^\n]/gu, ' ')))
  const lineAt = lines(prose)
  for (const { 0: text, index } of prose.matchAll(/(?:[^\n]+\n?)+/gu)) {
    yield { file, line: lineAt(index), kind: 'document', text: text.replaceAll('\n', ' ') }
  }
}

/** Names and examples in backticks are not prose. */
function withoutCode(text: string): string {
  return text.replaceAll(/`[^`\n]*`/gu, (name) => ' '.repeat(name.length))
}

function* matches(file: string, source: string, pattern: RegExp): Generator<Text> {
  const lineAt = lines(source)
  for (const { 0: text, index } of source.matchAll(pattern)) yield { file, line: lineAt(index), kind: 'comment', text }
}

function lines(source: string): (index: number) => number {
  return (index) => source.slice(0, index).split('\n').length
}

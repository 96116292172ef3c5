import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

const ROOT = resolve(import.meta.dirname, '../..')
const SCRIPT = new Set(['.ts', '.tsx', '.mjs'])
/** Strings of these files are read by people. */
const SPOKEN = /^(?:apps\/(?:web|server)\/src|packages\/(?:core|contract)\/src|tools\/commands)\//u
/** Word lists, patterns that read dates, made-up journals and prompts are data; lines of Echos have their own lint. */
const DATA =
  /\/(?:languages|frames|library|model|fixtures|testing)\/|diary-split\/|\.(?:test|spec|fixture)\.tsx?$|safety\/|text\/(?!titles)|moves\/activities|word-?lists?|quoting\/blocked-words|subjects\/person-words|echo\/rules\/[^/]+\/wording\.ts$|tools\/voice\//u

/** Released migrations can’t change, because databases record their hashes; the licenses quote other projects. */
const FIXED = /migrations\/00(?:0\d|1[01])_|^THIRD-PARTY\.md$/u

export type Text = { file: string; line: number; kind: 'comment' | 'string' | 'document'; text: string }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Every comment, every string a person may read and every paragraph of a document, with its place. */
export function* texts(): Generator<Text> {
  for (const file of files()) {
    const extension = extname(file)
    if (FIXED.test(file)) continue
    if (SCRIPT.has(extension)) yield* textsOfScript(file, sourceOf(file))
    else if (extension === '.md') yield* paragraphs(file, sourceOf(file))
    else if (extension === '.css') yield* matches(file, sourceOf(file), /\/\*[\s\S]*?\*\//gu)
    else if (extension === '.sql') yield* matches(file, sourceOf(file), /--[^\n]*/gu)
  }
}

/** The names in each file of code: of variables, types, fields, functions and the file itself. */
export function* names(): Generator<{ file: string; name: string }> {
  for (const file of files()) {
    if (!SCRIPT.has(extname(file))) continue
    const { program } = parseSync(file, sourceOf(file))
    const found = new Set([basename(file, extname(file)), ...identifiers(program as unknown as Node)])
    for (const name of found) yield { file, name }
  }
}

function files(): string[] {
  const options = { cwd: ROOT, encoding: 'utf8' } as const
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options).trim().split('\n')
}

function* identifiers(node: Node): Generator<string> {
  if (node.type.endsWith('Identifier') && typeof node['name'] === 'string') yield node['name']
  for (const part of partsOf(node)) yield* identifiers(part)
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
  for (const part of partsOf(node)) yield* strings(part)
}

function partsOf(node: Node): Node[] {
  const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part
  return Object.values(node).flat().filter(isNode)
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

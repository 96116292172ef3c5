import { parseSync, type Node } from 'oxc-parser'

export type Kind = 'comparison' | 'number' | 'logic' | 'negation' | 'return' | 'await' | 'string'
/** A small change of one file that a test should notice: the text from `start` to `end` gets replaced. */
export type Fault = {
  kind: Kind
  path: string
  line: number
  start: number
  end: number
  original: string
  replacement: string
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }
/** Types and module names do nothing at run time, and these nodes are the only TypeScript around expressions. */
const WITH_EXPRESSION = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
const NAMES_A_MODULE = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression'])

type Change = Pick<Fault, 'kind' | 'start' | 'end' | 'replacement'>

/** Every fault that can be planted in a TypeScript source. */
export function faultsIn(path: string, text: string): Fault[] {
  const changes: Change[] = []
  walk(parseSync(path, text).program, (node) => changes.push(...changesOf(node, text)))
  return changes.map((change) => ({
    ...change,
    path,
    line: text.slice(0, change.start).split('\n').length,
    original: text.slice(change.start, change.end),
  }))
}

function changesOf(node: Node, text: string): Change[] {
  if (node.type === 'BinaryExpression') return operatorOf(node, text, COMPARISONS, 'comparison')
  if (node.type === 'LogicalExpression') return operatorOf(node, text, LOGIC, 'logic')
  if (node.type === 'Literal') return literalOf(node)
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    return [{ kind: 'negation', start: node.start, end: node.argument.start, replacement: '' }]
  }
  if (node.type === 'AwaitExpression') {
    return [{ kind: 'await', start: node.start, end: node.argument.start, replacement: '' }]
  }
  if (node.type === 'ReturnStatement' && node.argument) {
    return [{ kind: 'return', start: node.argument.start, end: node.argument.end, replacement: 'undefined' }]
  }
  return []
}

function operatorOf(
  { left, right, operator }: { left: Node; right: Node; operator: string },
  text: string,
  swaps: Readonly<Record<string, string>>,
  kind: Kind,
): Change[] {
  const replacement = swaps[operator]
  const start = text.indexOf(operator, left.end)
  return replacement !== undefined && start < right.start
    ? [{ kind, start, end: start + operator.length, replacement }]
    : []
}

function literalOf({ value, start, end }: { value: unknown; start: number; end: number }): Change[] {
  if (typeof value === 'number') return [{ kind: 'number', start, end, replacement: String(value + 1) }]
  if (typeof value === 'string') return [{ kind: 'string', start, end, replacement: JSON.stringify(`${value}?`) }]
  return []
}

function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !WITH_EXPRESSION.has(node.type)) return
  if (NAMES_A_MODULE.has(node.type)) return
  visit(node)
  for (const [key, child] of Object.entries(node)) {
    if (key === 'source' && node.type === 'ExportNamedDeclaration') continue
    // The key of a property is a name, even where it is in quotes.
    if (key === 'typeAnnotation' || (key === 'key' && !('computed' in node && node.computed))) continue
    for (const part of Array.isArray(child) ? (child as unknown[]) : [child]) if (isNode(part)) walk(part, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/**
 * A regular expression parsed as far as needed to list its words. Parts that only look around or can't be spelled out
 * have no letters.
 */
export type Expression =
  | { kind: 'texts'; texts: readonly string[] }
  | { kind: 'sequence'; parts: readonly Expression[] }
  | { kind: 'either'; branches: readonly Expression[] }
  | { kind: 'unspelt'; inner: Expression | null }

/** Marks a word boundary in a text. */
export const EDGE = '\0'

const NOTHING: Expression = { kind: 'texts', texts: [''] }
const UNSPELT: Expression = { kind: 'unspelt', inner: null }
/** The most texts that one part may be expanded to. */
const TEXTS_MAX = 400

/** Parses a regular expression. Supports the syntax used in the frames and throws for any other. */
export function readExpression(source: string): Expression {
  const signs = Array.from(source)
  let at = 0

  function either(): Expression {
    const branches = [sequence()]
    while (signs[at] === '|') {
      at++
      branches.push(sequence())
    }
    return branches.length === 1 ? (branches[0] ?? NOTHING) : { kind: 'either', branches }
  }

  function sequence(): Expression {
    const parts: Expression[] = []
    while (at < signs.length && signs[at] !== '|' && signs[at] !== ')') parts.push(repeated(one()))
    return { kind: 'sequence', parts }
  }

  function one(): Expression {
    const sign = signs[at++] ?? ''
    if (sign === '(') return group()
    if (sign === '[') return list()
    if (sign === '.') return UNSPELT
    if (sign === '^' || sign === '$') return { kind: 'texts', texts: [EDGE] }
    if (sign === '\\') return escaped(signs[at++] ?? '')
    if ('*+?{}]'.includes(sign)) throw new Error(`“${sign}” is out of place in ${source}`)
    return { kind: 'texts', texts: [sign] }
  }

  function group(): Expression {
    const opening = /^\?(?::|<?[=!])/u.exec(signs.slice(at, at + 3).join(''))?.[0]
    if (opening === undefined) throw new Error(`a group of an unknown kind in ${source}`)
    at += opening.length
    const inner = either()
    if (signs[at++] !== ')') throw new Error(`a group without an end in ${source}`)
    return opening === '?:' ? inner : NOTHING
  }

  function list(): Expression {
    const end = signs.indexOf(']', at)
    const members = signs.slice(at, end)
    at = end + 1
    const isSpelt = members[0] !== '^' && !members.includes('\\') && !members.slice(1, -1).includes('-')
    return isSpelt ? { kind: 'texts', texts: members } : UNSPELT
  }

  function escaped(letter: string): Expression {
    if (letter === 'b') return { kind: 'texts', texts: [EDGE] }
    if (letter === 's') return { kind: 'texts', texts: [' '] }
    if (/[a-z\d]/iu.test(letter) && letter !== 'w' && letter !== 'd') throw new Error(`“\\${letter}” in ${source}`)
    return letter === 'w' || letter === 'd' ? UNSPELT : { kind: 'texts', texts: [letter] }
  }

  /** The part with the quantifier that follows it. */
  function repeated(part: Expression): Expression {
    const times = /^(?:[*+?]|\{\d+(?:,\d*)?\})/u.exec(signs.slice(at, at + 8).join(''))?.[0]
    if (times === undefined) return part
    at += times.length
    if (signs[at] === '?') at++
    if (times === '?') return { kind: 'either', branches: [NOTHING, part] }
    const isNeeded = times === '+' || /^\{[1-9]/u.test(times)
    return { kind: 'unspelt', inner: isNeeded ? part : null }
  }

  const expression = either()
  if (at < signs.length) throw new Error(`a bracket too many in ${source}`)
  return expression
}

/** All texts that match a part, or undefined when there are too many or infinitely many. */
export function textsOf(expression: Expression): readonly string[] | undefined {
  if (expression.kind === 'texts') return expression.texts
  if (expression.kind === 'unspelt') return undefined
  const inner = (expression.kind === 'either' ? expression.branches : expression.parts).map(textsOf)
  let texts: string[] = expression.kind === 'either' ? [] : ['']
  for (const own of inner) {
    if (own === undefined) return undefined
    texts =
      expression.kind === 'either' ? [...texts, ...own] : texts.flatMap((before) => own.map((after) => before + after))
    if (texts.length > TEXTS_MAX) return undefined
  }
  return texts
}

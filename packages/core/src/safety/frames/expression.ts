/**
 * A regular expression taken apart, as far as its words can be read from it. What only looks around or cannot be spelt
 * out is there without its letters.
 */
export type Expression =
  | { kind: 'texts'; texts: readonly string[] }
  | { kind: 'sequence'; parts: readonly Expression[] }
  | { kind: 'either'; branches: readonly Expression[] }
  | { kind: 'unspelt'; inner: Expression | null }

/** Stands in a text where the edge of a word must be. */
export const EDGE = '\0'

const NOTHING: Expression = { kind: 'texts', texts: [''] }
const UNSPELT: Expression = { kind: 'unspelt', inner: null }
/** Texts that one part may be spelt out as. */
const TEXTS_MAX = 400

/** Takes a regular expression apart. It knows the signs that the frames use, and refuses any other. */
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
    const held = signs.slice(at, end)
    at = end + 1
    const isSpelt = held[0] !== '^' && !held.includes('\\') && !held.slice(1, -1).includes('-')
    return isSpelt ? { kind: 'texts', texts: held } : UNSPELT
  }

  function escaped(letter: string): Expression {
    if (letter === 'b') return { kind: 'texts', texts: [EDGE] }
    if (letter === 's') return { kind: 'texts', texts: [' '] }
    if (/[a-z\d]/iu.test(letter) && letter !== 'w' && letter !== 'd') throw new Error(`“\\${letter}” in ${source}`)
    return letter === 'w' || letter === 'd' ? UNSPELT : { kind: 'texts', texts: [letter] }
  }

  /** A part with the sign after it that says how often it stands. */
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

/** Every text a part can be spelt out as, or undefined where these are too many or without end. */
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

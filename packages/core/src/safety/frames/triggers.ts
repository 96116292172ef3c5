import { EDGE, readExpression, textsOf, type Expression } from './expression.ts'

/** A run of letters that a word must contain, and whether it must be at the start and at the end of the word. */
type Trigger = { text: string; isFirst: boolean; isLast: boolean }
/** Triggers that must all be in a clause. */
type Together = readonly Trigger[]
/** Alternatives, at least one of which must be in a clause. */
type Need = readonly Together[]

/** The words that a clause must contain before some expressions can match in it. */
export type TriggerIndex = {
  /** Numbers of the triggers found in a word. */
  triggersIn: (word: string) => Uint16Array
  /** Indices of the sources that can match a clause, from the triggers of each of its words. */
  possibleIn: (clause: Iterable<Uint16Array>) => ReadonlySet<number>
}

/** Cost of a common word when required words are chosen; any other word costs about 1. */
const COMMON_COST = 20
const RUN = /[\w'&-]+|[^\0-\x7f]+/gu
const SEGMENT = /\w+/gu
const ONE_SEGMENT = /^\w+$/u
/** Length of the prefix used to look up beginnings of words. */
const KEY = 2
const NONE = new Uint16Array()

/**
 * Finds words that are required for expressions to match.
 * @param sources for each source the expressions that must all match
 * @param common words in most clauses
 */
export function triggerIndexOf(sources: readonly (readonly string[])[], common: ReadonlySet<string>): TriggerIndex {
  const triggers: Trigger[] = []
  const numbers = new Map<string, number>()
  const numberOf = (trigger: Trigger) => {
    const key = `${trigger.text} ${trigger.isFirst} ${trigger.isLast}`
    const number = numbers.get(key) ?? triggers.push(trigger) - 1
    numbers.set(key, number)
    return number
  }
  // The rarest need comes first, because the others are checked only in clauses that meet it.
  const needsBySource = sources.map((expressions) =>
    expressions
      .flatMap((source) => needsOf(readExpression(source), common))
      .toSorted((a, b) => costOf(a, common) - costOf(b, common))
      .map((need) => need.map((together) => together.map(numberOf))),
  )
  /** For each trigger, the sources whose rarest need it meets together with the `others`. */
  const startedBy = triggers.map((): { source: number; others: readonly number[] }[] => [])
  for (const [source, [rarest]] of needsBySource.entries()) {
    for (const [first = 0, ...others] of rarest ?? []) startedBy[first]?.push({ source, others })
  }
  const othersBySource = needsBySource.map((needs) => needs.slice(1))
  const always = new Set(sources.flatMap((_, source) => (needsBySource[source]?.length === 0 ? [source] : [])))
  // A trigger is in the current clause if its mark is the number of that clause.
  const marks = new Uint32Array(triggers.length)
  let clauses = 0
  const isMarked = (number: number) => marks[number] === clauses
  const isMet = (need: readonly (readonly number[])[]) => need.some((together) => together.every(isMarked))
  return {
    triggersIn: triggersInWord(triggers),
    possibleIn: (clause) => {
      clauses++
      let started: number[] | undefined
      for (const found of clause) {
        for (const number of found) {
          if (marks[number] === clauses) continue
          marks[number] = clauses
          if (startedBy[number]?.length) (started ??= []).push(number)
        }
      }
      if (!started) return always
      let possible: Set<number> | undefined
      for (const number of started) {
        for (const { source, others } of startedBy[number] ?? []) {
          if (!others.every(isMarked) || possible?.has(source) || !othersBySource[source]?.every(isMet)) continue
          possible ??= new Set(always)
          possible.add(source)
        }
      }
      return possible ?? always
    },
  }
}

function triggersInWord(triggers: readonly Trigger[]): TriggerIndex['triggersIn'] {
  const whole = new Map<string, number>()
  const beginnings = new Map<string, (readonly [text: string, number: number])[]>()
  const anywhere: (readonly [text: string, number: number])[] = []
  for (const [number, { text, isFirst, isLast }] of triggers.entries()) {
    if (!isFirst) anywhere.push([text, number])
    else if (isLast) whole.set(text, number)
    else beginnings.set(text.slice(0, KEY), [...(beginnings.get(text.slice(0, KEY)) ?? []), [text, number]])
  }
  return (word) => {
    const numbers: number[] = []
    const takeWhole = (text: string) => {
      const number = whole.get(text)
      if (number !== undefined) numbers.push(number)
    }
    const takeBeginnings = (text: string) => {
      for (let length = 1; length <= KEY; length++) {
        for (const [beginning, number] of beginnings.get(text.slice(0, length)) ?? [])
          if (text.startsWith(beginning)) numbers.push(number)
      }
    }
    if (ONE_SEGMENT.test(word)) {
      takeWhole(word)
      takeBeginnings(word)
    } else {
      const edges = [...word.matchAll(SEGMENT)].map(({ 0: text, index }) => [index, index + text.length] as const)
      for (const [i, [start]] of edges.entries()) {
        for (const [, end] of edges.slice(i)) takeWhole(word.slice(start, end))
        takeBeginnings(word.slice(start))
      }
    }
    for (const [text, number] of anywhere) if (word.includes(text)) numbers.push(number)
    return numbers.length === 0 ? NONE : Uint16Array.from(numbers)
  }
}

/**
 * The requirements of an expression on a clause that it matches.
 * @param before a word boundary if one is known to precede the expression, otherwise empty
 * @param after the same for the text that follows it
 */
function needsOf(expression: Expression, common: ReadonlySet<string>, before = '', after = ''): Need[] {
  const parts = expression.kind === 'sequence' ? expression.parts : [expression]
  const needs: Need[] = []
  let run: readonly string[] = [before]
  const close = (end: string) => {
    const need = needOf(
      run.map((text) => text + end),
      common,
    )
    if (need) needs.push(need)
  }
  for (const [i, part] of parts.entries()) {
    const joined = textsOf({ kind: 'sequence', parts: [{ kind: 'texts', texts: run }, part] })
    if (joined) {
      run = joined
      continue
    }
    const own = textsOf(part)
    const isCut = run.every((text) => isEdge(text.at(-1)))
    close(own?.every((text) => isEdge(text[0])) ? EDGE : '')
    if (own) run = own.map((text) => (isCut ? EDGE : '') + text)
    else {
      const next = parts[i + 1]
      const isCutAfter = next ? textsOf(next)?.every((text) => isEdge(text[0])) : after !== ''
      needs.push(...needsInside(part, common, isCut ? EDGE : '', isCutAfter ? EDGE : ''))
      run = [endsInEdge(part, isCut) ? EDGE : '']
    }
  }
  close(after)
  return needs
}

/** The requirements of a part that can't be spelled out. */
function needsInside(part: Expression, common: ReadonlySet<string>, before: string, after: string): Need[] {
  if (part.kind === 'sequence') return needsOf(part, common, before, after)
  if (part.kind === 'unspelt') return part.inner ? needsOf(part.inner, common) : []
  if (part.kind === 'texts') return []
  const best = part.branches.map((branch) => {
    return needsOf(branch, common, before, after).toSorted((a, b) => costOf(a, common) - costOf(b, common))[0]
  })
  return best.every((need) => need !== undefined) ? [best.flat()] : []
}

/** @param isAfterEdge true if a word boundary precedes the part */
function endsInEdge(part: Expression, isAfterEdge: boolean): boolean {
  if (part.kind === 'unspelt') return false
  if (part.kind === 'texts') return part.texts.every((text) => (text === '' ? isAfterEdge : isEdge(text.at(-1))))
  if (part.kind === 'either') return part.branches.every((branch) => endsInEdge(branch, isAfterEdge))
  const last = part.parts.at(-1)
  return last ? endsInEdge(last, false) : isAfterEdge
}

/** The words of each text, rarest first; undefined when one of the texts has no word. */
function needOf(texts: readonly string[], common: ReadonlySet<string>): Need | undefined {
  const need = texts.map((text) => runsOf(text).toSorted((a, b) => triggerCost(a, common) - triggerCost(b, common)))
  return need.every((together) => together.length > 0) ? need : undefined
}

/** The words and word parts in a text. A character that can't be in a word is a boundary for its neighbors. */
function runsOf(text: string): Trigger[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    if (!/\w/u.test(run)) return /[^\0-\x7f]/u.test(run) ? [{ text: run, isFirst: false, isLast: false }] : []
    const inner = run.replaceAll(/^\W+|\W+$/gu, '')
    const start = index + run.indexOf(inner)
    return [{ text: inner, isFirst: isEdge(text[start - 1]), isLast: isEdge(text[start + inner.length]) }]
  })
}

/** True for a character that ends a word. The end of a text doesn't, because a letter may follow. */
function isEdge(sign: string | undefined): boolean {
  return sign !== undefined && /\W/u.test(sign)
}

function costOf(need: Need, common: ReadonlySet<string>): number {
  return need.reduce((sum, [rarest]) => sum + (rarest ? triggerCost(rarest, common) : 0), 0)
}

function triggerCost({ text, isFirst, isLast }: Trigger, common: ReadonlySet<string>): number {
  const isCommon = common.has(text) || text.length === 1 || (!(isFirst && isLast) && text.length < 3)
  return isCommon ? COMMON_COST : 1 + 1 / text.length
}

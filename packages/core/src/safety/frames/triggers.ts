import { EDGE, readExpression, textsOf, type Expression } from './expression.ts'

/** A run of letters that a word must contain, and whether it must be at the start and at the end of the word. */
type Trigger = { text: string; isFirst: boolean; isLast: boolean }
/** Triggers that must all be in a clause. */
type Together = readonly Trigger[]
/** Alternatives, at least one of which must be in a clause. */
type Need = readonly Together[]

/** The words that a clause must contain before some expression can match in it. */
export type TriggerIndex = {
  /** Indices of the expressions that can match a clause of these words. */
  possibleIn: (words: readonly string[]) => ReadonlySet<number>
}

/** Cost of a common word when required words are chosen; any other word costs about 1. */
const COMMON_COST = 20
const RUN = /[\w'&-]+|[^\0-\x7f]+/gu
const SEGMENT = /\w+/gu
const ONE_SEGMENT = /^\w+$/u
/** Length of the prefix used to look up beginnings of words. */
const KEY = 2

/** The numbers of the triggers found in one word. */
type Read = (word: string) => Uint16Array

/**
 * Finds words that are required for each expression to match.
 * @param common words in most clauses
 * @param memoize wraps a function so that it caches its results
 */
export function triggerIndexOf(
  sources: readonly string[],
  common: ReadonlySet<string>,
  memoize: (read: Read) => Read,
): TriggerIndex {
  const triggers: Trigger[] = []
  const numbers = new Map<string, number>()
  const numberOf = (trigger: Trigger) => {
    const key = `${trigger.text} ${trigger.isFirst} ${trigger.isLast}`
    const number = numbers.get(key) ?? triggers.push(trigger) - 1
    numbers.set(key, number)
    return number
  }
  /** For each trigger, the needs that it and the `others` meet together. */
  const meets: (readonly { need: number; others: readonly number[] }[])[] = []
  let needs = 0
  const needsBySource = sources.map((source) =>
    needsOf(readExpression(source), common).map((need) => {
      for (const together of need) {
        const [first = 0, ...others] = together.map(numberOf)
        meets[first] = [...(meets[first] ?? []), { need: needs, others }]
      }
      return needs++
    }),
  )
  const places = sources.map((_, place) => place)
  const meetsByTrigger = triggers.map((_, number) => meets[number] ?? [])
  const triggersIn = memoize(triggersInWord(triggers))
  const always = new Set(places.filter((place) => needsBySource[place]?.length === 0))
  // A trigger is in the current clause if its mark is the number of that clause.
  const marks = new Uint32Array(triggers.length)
  let clauses = 0
  return {
    possibleIn: (words) => {
      clauses++
      let found: number[] | undefined
      for (const word of words) {
        for (const number of triggersIn(word)) {
          if (marks[number] === clauses) continue
          marks[number] = clauses
          if (meetsByTrigger[number]?.length) (found ??= []).push(number)
        }
      }
      if (!found) return always
      const met = new Set<number>()
      for (const number of found) {
        for (const { need, others } of meetsByTrigger[number] ?? []) {
          if (others.every((other) => marks[other] === clauses)) met.add(need)
        }
      }
      if (met.size === 0) return always
      return new Set(places.filter((place) => needsBySource[place]?.every((need) => met.has(need))))
    },
  }
}

function triggersInWord(triggers: readonly Trigger[]): Read {
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
    return Uint16Array.from(numbers)
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

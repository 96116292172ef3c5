import { EDGE, readExpression, textsOf, type Expression } from './expression.ts'

/** A run of letters that some word must hold, and whether the word's edge must be before and after it. */
type Trigger = { text: string; isFirst: boolean; isLast: boolean }
/** Triggers that must all stand in a clause. */
type Together = readonly Trigger[]
/** Of these, one at least must stand in a clause. */
type Need = readonly Together[]

/** Words that a clause must hold before any of some expressions can match in it. */
export type TriggerIndex = {
  /** Places of the expressions that can match a clause of these words. */
  possibleIn: (words: readonly string[]) => ReadonlySet<number>
}

/** What a common word costs when the words to look for are chosen; any other costs one. */
const COMMON_COST = 20
const RUN = /[\w'&-]+|[^\0-\x7f]+/gu
const SEGMENT = /\w+/gu
const ONE_SEGMENT = /^\w+$/u
/** Letters by which beginnings of words are found. */
const KEY = 2

/** The numbers of the triggers one word holds. */
type Read = (word: string) => Uint16Array

/**
 * Finds for each expression words without which it cannot match.
 * @param common words that most clauses hold
 * @param remembered makes a function remember its answers
 */
export function triggerIndexOf(
  sources: readonly string[],
  common: ReadonlySet<string>,
  remembered: (read: Read) => Read,
): TriggerIndex {
  const triggers: Trigger[] = []
  const numbers = new Map<string, number>()
  const numberOf = (trigger: Trigger) => {
    const key = `${trigger.text} ${trigger.isFirst} ${trigger.isLast}`
    const number = numbers.get(key) ?? triggers.push(trigger) - 1
    numbers.set(key, number)
    return number
  }
  /** For each trigger the needs it meets together with others. */
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
  const triggersIn = remembered(triggersInWord(triggers))
  const always = new Set(places.filter((place) => needsBySource[place]?.length === 0))
  // A trigger stands in the clause read last if its mark is the clause's own.
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
 * What must stand in a clause that an expression matches.
 * @param before what is known to stand before it: the edge of a word or nothing
 * @param after the same of what comes next
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

/** The same of a part that cannot be spelt out. */
function needsInside(part: Expression, common: ReadonlySet<string>, before: string, after: string): Need[] {
  if (part.kind === 'sequence') return needsOf(part, common, before, after)
  if (part.kind === 'unspelt') return part.inner ? needsOf(part.inner, common) : []
  if (part.kind === 'texts') return []
  const best = part.branches.map((branch) => {
    return needsOf(branch, common, before, after).toSorted((a, b) => costOf(a, common) - costOf(b, common))[0]
  })
  return best.every((need) => need !== undefined) ? [best.flat()] : []
}

/** @param isAfterEdge the edge of a word is before the part */
function endsInEdge(part: Expression, isAfterEdge: boolean): boolean {
  if (part.kind === 'unspelt') return false
  if (part.kind === 'texts') return part.texts.every((text) => (text === '' ? isAfterEdge : isEdge(text.at(-1))))
  if (part.kind === 'either') return part.branches.every((branch) => endsInEdge(branch, isAfterEdge))
  const last = part.parts.at(-1)
  return last ? endsInEdge(last, false) : isAfterEdge
}

/** For each text its words, the rarest first; undefined when one of the texts has no word. */
function needOf(texts: readonly string[], common: ReadonlySet<string>): Need | undefined {
  const need = texts.map((text) => runsOf(text).toSorted((a, b) => triggerCost(a, common) - triggerCost(b, common)))
  return need.every((together) => together.length > 0) ? need : undefined
}

/** The words and pieces of words in a text. A sign that no word holds is an edge of the words beside it. */
function runsOf(text: string): Trigger[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    if (!/\w/u.test(run)) return /[^\0-\x7f]/u.test(run) ? [{ text: run, isFirst: false, isLast: false }] : []
    const inner = run.replaceAll(/^\W+|\W+$/gu, '')
    const start = index + run.indexOf(inner)
    return [{ text: inner, isFirst: isEdge(text[start - 1]), isLast: isEdge(text[start + inner.length]) }]
  })
}

/** True for a sign that ends a word. Behind the end of a text a letter may stand. */
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

import { DATE } from '../audit-echo/reading/compile.ts'
import type { RawLetter, Read } from './types.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const NUMBER = String.raw`(?:none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3}(?:,\d{3})+|\d+)`
/** Number words whose count can’t be wrong, because the reader sees the number of lines. */
const NO_COUNT = /\b(?:this one|one (?:line|question)|two (?:lines|of your lines))\b/giu
const LINE = new RegExp(String.raw`(?:^| )From (?<date>${DATE}): “(?<text>(?:[^“”]|“[^“”]*”)*)”$`, 'u')

/** The printed values that a statement may have; each is read once, in this order. */
const ROLES: readonly (readonly [role: string, pattern: string])[] = [
  ['word', '“([^“”]+)”'],
  ['share', `(${NUMBER} of your ${NUMBER}) entr(?:y|ies)`],
  ['all', `all (${NUMBER}) of your entr(?:y|ies)`],
  ['more', `(${NUMBER}) more entr(?:y|ies)`],
  ['entries', `(${NUMBER}) entr(?:y|ies)`],
  ['days', `(${NUMBER}) days?`],
  ['words', `(${NUMBER}) words?`],
]

/** The roles of each claim: what it needs, and what it may have. */
const KINDS: readonly (readonly [kind: Read['kind'], needs: string, may: string])[] = [
  ['share', 'word share', ''],
  ['share', 'word all', ''],
  ['new', 'word date more', 'period'],
  ['fullest', 'month days', 'period'],
  ['counts', 'period', 'days entries words'],
]

export function read(sentence: string, letter: RawLetter): Read {
  const lines: { date: string; text: string }[] = []
  let statement = sentence
  for (let line = LINE.exec(statement); line?.groups; line = LINE.exec(statement)) {
    lines.unshift({ date: line.groups['date'] ?? '', text: line.groups['text'] ?? '' })
    statement = statement.slice(0, line.index)
  }
  const { said, rest } = valuesOf(statement, letter)
  const plain = rest.replaceAll(NO_COUNT, ' ')
  const isClear = !/[\d“]/u.test(plain) && !new RegExp(String.raw`\b(?:${NUMBER})\b`, 'iu').test(plain)
  const kind = isClear ? kindOf(said, statement, lines.length) : 'unread'
  return { kind, statement, said, lines }
}

function kindOf(said: ReadonlyMap<string, string>, statement: string, lines: number): Read['kind'] {
  if (said.size === 0) {
    if (lines === 2) return 'pair'
    if (lines === 0) return 'unread'
    return /\bask(?:ed)?\b|\bquestion\b/iu.test(statement) ? 'asked' : 'line'
  }
  const fits = KINDS.find(([, needs, may]) => {
    const allowed = `${needs} ${may}`.split(' ')
    return needs.split(' ').every((role) => said.has(role)) && [...said.keys()].every((role) => allowed.includes(role))
  })
  return fits?.[0] ?? 'unread'
}

/** Separates the values of a statement from its other words. */
function valuesOf(statement: string, letter: RawLetter): { said: Map<string, string>; rest: string } {
  const said = new Map<string, string>()
  let rest = statement
  const take = (role: string, pattern: string) => {
    const match = new RegExp(pattern, 'iu').exec(rest)
    if (!match) return
    said.set(role, (match[1] ?? match[0]).replace(/,$/u, ''))
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  for (const [role, pattern] of ROLES.slice(0, 1)) take(role, pattern)
  const name = nameOf(letter)
  if (letter.kind === 'week') take('period', name)
  take('date', `(${DATE})`)
  if (letter.kind === 'month') take('period', `\\b(${name})\\b(?! \\d)`)
  if (letter.kind === 'year') take('month', `\\b(${MONTHS.join('|')})\\b`)
  if (letter.kind === 'year') take('period', `\\b(${name})\\b`)
  for (const [role, pattern] of ROLES.slice(1)) take(role, pattern)
  // A second mention of the period adds no claim.
  rest = rest.replaceAll(name, ' ')
  return { said, rest }
}

/** The names of the period in sentences. */
export function nameOf({ kind, first }: RawLetter): string {
  const date = new Date(first * 86_400_000)
  if (kind === 'year') return String(date.getUTCFullYear())
  const month = MONTHS[date.getUTCMonth()] ?? ''
  return kind === 'month' ? month : `the week of ${month} ${date.getUTCDate()}`
}

import { claimsOf } from './claims.ts'
import { CHANGE_PATTERNS } from './reading/change-patterns.ts'
import { compile } from './reading/compile.ts'
import { ENDED_PATTERNS } from './reading/ended-patterns.ts'
import { FIRST_PATTERNS, tellsFirst } from './reading/first-patterns.ts'
import { HIGHER_PATTERNS } from './reading/higher-patterns.ts'
import { PAIR_PATTERNS, SERIES_PATTERNS } from './reading/pair-patterns.ts'
import { MEAN_PATTERNS } from './reading/mean-patterns.ts'
import { RECORD_PATTERNS } from './reading/record-patterns.ts'
import type { Claim } from './types.ts'

// Comparisons and ends come first, because the plain words of other patterns would also match “your mood went up”.
const PATTERNS = [HIGHER_PATTERNS, ENDED_PATTERNS, RECORD_PATTERNS, MEAN_PATTERNS, CHANGE_PATTERNS].flatMap(compile)

/** First of the characters that replace quoted spans while the frame is parsed. */
const SPAN_FIRST = 0xe000
/** Boundaries between statements: a period, a semicolon, a line of the writer, “…: mood around 4”. */
const STATEMENTS =
  /; |(?<=[.?]) (?=[\p{Lu}\uE000-\uF8FF])|: (?=(?:your )?(?:mood|energy|focus) )|(?<=:) (?=[\uE000-\uF8FF](?:$| \p{Lu}))|(?<=(?:^|: )[\uE000-\uF8FF]) (?=\p{Lu})/u

/** What the words around a line claim: that the writer asked or wrote it, that it is old, or that it is recent. */
const SAYS: readonly (readonly [mark: string, pattern: RegExp])[] = [
  [
    'ask',
    /\bquestions?\b|\bwonder(?:ed|ing)\b|\byou (?:were )?ask(?:ed|ing)\b|\byou stopped to ask\b|\basks\b|^asked\b/iu,
  ],
  ['wrote', /\byou wrote(?:,|:| this:| this line)|\bwrote:|\bwritten\b|\blines?\b|\bsays\b/iu],
  ['old', /\b(?:older|oldie|a while|further|some time|weeks have|some weeks|many days)\b/iu],
  ['recent', /\brecent entries\b/iu],
]

/** The claims of a finished text, and its first part that no pattern reads or no claim uses. */
export function parse(text: string): { claims: Claim[]; unread: string | null } {
  const { frame, spans } = framed(text)
  const marks = new Set(SAYS.flatMap(([mark, pattern]) => (pattern.test(frame) ? [mark] : [])))
  const pair = pairIn(frame, spans)
  if (pair) return claimsOf(pair, marks)
  const first = firstIn(frame, spans)
  if (first) return claimsOf(first, marks)
  const roles = new Map<string, string>()
  for (const statement of frame.split(STATEMENTS)) {
    const bare = statement.replace(/[.:?]$/u, '')
    const read = PATTERNS.map(({ regex, marks: more }) => ({ match: regex.exec(bare), more })).find(
      ({ match }) => match,
    )
    if (!read?.match) return { claims: [], unread: restored(statement, spans) }
    for (const mark of read.more) marks.add(mark)
    for (const [group, value] of Object.entries(read.match.groups ?? {})) {
      if (value === undefined) continue
      const role = group.replace(/\d+$/u, '')
      const said = restored(value.replace(/,$/u, ''), spans)
      const before = roles.get(role)
      if (before !== undefined && before.toLowerCase() !== said.toLowerCase()) return { claims: [], unread: said }
      roles.set(role, said)
    }
  }
  return claimsOf(roles, marks)
}

/** The values of a text that shows two or three lines; null for any other text. */
function pairIn(frame: string, spans: readonly string[]): Map<string, string> | null {
  if (spans.some(isWord)) return null
  if (spans.length === 3) return valuesIn(SERIES_PATTERNS, frame, spans)
  return spans.length === 2 ? valuesIn(PAIR_PATTERNS, frame, spans) : null
}

/** The values of a text about the first and the latest entry with a name; null for any other text. */
function firstIn(frame: string, spans: readonly string[]): Map<string, string> | null {
  if (!tellsFirst(frame) || spans.filter(isWord).length !== 1) return null
  const found = FIRST_PATTERNS.map((pattern) => valuesIn([pattern], frame, spans))
  return found.find((values) => values !== null && isWord(values.get('word') ?? '')) ?? null
}

/** True for a quoted word, not a line. */
function isWord(span: string): boolean {
  return /^[\p{L}\p{M}\p{N}'’-]+$/u.test(span)
}

function valuesIn(patterns: readonly RegExp[], frame: string, spans: readonly string[]): Map<string, string> | null {
  const groups = patterns.map((pattern) => pattern.exec(frame)?.groups).find((found) => found !== undefined)
  if (!groups) return null
  return new Map(Object.entries(groups).map(([role, value]) => [role, restored(value.replace(/,$/u, ''), spans)]))
}

/** The text outside curly quotation marks: each quoted span, including its quotes, is one character. */
export function framed(text: string): { frame: string; spans: string[] } {
  const spans: string[] = []
  const frame = text.replaceAll(/“(?:[^“”]|“[^“”]*”)*”/gu, (quoted) => {
    spans.push(quoted.slice(1, -1))
    return String.fromCharCode(SPAN_FIRST + spans.length - 1)
  })
  return { frame, spans }
}

function restored(value: string, spans: readonly string[]): string {
  return value.replaceAll(/[\uE000-\uF8FF]/gu, (mark) => spans[mark.charCodeAt(0) - SPAN_FIRST] ?? '')
}

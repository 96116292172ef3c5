import { withoutBareDays } from './bare-days.ts'
import type { Candidate, Dated, Direction } from './types.ts'

/** How many headings of one shape, in order, are needed to believe a less certain shape. */
const MEDIUM_SUPPORT = 2
const WEAK_SUPPORT = 3
/** Share of the steps between headings of a shape that must go in the document's direction. */
const ORDERLY_SHARE = 0.75
/** The fewest dates on consecutive lines that count as a list. */
const LIST_LINES = 3
/** A shape rarer than the leading one by this factor must fit the order of the leading shape. */
const RARE_FACTOR = 3
/** A line indented by this many more columns belongs to a quotation. */
const QUOTED_INDENT = 8
const SALUTATION_SHARE = 0.3

/**
 * The candidates that are headings of entries. Strong ones always are; others need similar headings in order. Lists of
 * dates, and dates of letters quoted in the diary, are not.
 */
export function selectHeadings(dated: readonly Dated[], direction: Direction, documentStart: number): Dated[] {
  const days = dated.filter(({ candidate, resolved }) => isDay(candidate) && (resolved || isOpenWeekday(candidate)))
  const unlisted = withoutBareDays(withoutLists(days), dated)
  const groups = groupsOf(unlisted, 'shape')
  const strong = unlisted.filter(({ candidate }) => candidate.strength === 'strong').length
  const believed = unlisted.filter(({ candidate }) => {
    const group = groups.get(candidate.shape) ?? []
    if (candidate.isListed && strong >= MEDIUM_SUPPORT) return false
    const isAmongOthers = strong >= MEDIUM_SUPPORT && candidate.isAfterBlank && candidate.written.form !== 'numeric'
    return isBelieved(candidate, group, direction, isAmongOthers || candidate.lineStart <= documentStart)
  })
  return withoutQuoted(believed, direction)
}

function isDay({ written }: Candidate): boolean {
  return written.form !== 'month' && written.form !== 'year'
}

/** A weekday without a date still begins an entry, which is undated. */
function isOpenWeekday({ written }: Candidate): boolean {
  return written.form === 'weekday'
}

function groupsOf(dated: readonly Dated[], by: 'shape' | 'style'): Map<string, Dated[]> {
  const groups = new Map<string, Dated[]>()
  for (const each of dated) {
    const group = groups.get(each.candidate[by])
    if (group) group.push(each)
    else groups.set(each.candidate[by], [each])
  }
  return groups
}

const orderly = new WeakMap<readonly Dated[], number>()

function isBelieved(
  candidate: Candidate,
  group: readonly Dated[],
  direction: Direction,
  isWellPlaced: boolean,
): boolean {
  if (candidate.strength === 'strong') return true
  const support = candidate.strength === 'medium' ? MEDIUM_SUPPORT : WEAK_SUPPORT
  if (candidate.strength === 'medium' && isWellPlaced) return true
  if (group.length < support) return false
  const share = orderly.get(group) ?? orderlyShare(group, direction)
  orderly.set(group, share)
  return share >= ORDERLY_SHARE
}

function orderlyShare(group: readonly Dated[], direction: Direction): number {
  let [inOrder, steps]: [number, number] = [0, 0]
  let before: number | null = null
  for (const { resolved } of group) {
    if (!resolved) continue
    if (before !== null) {
      steps++
      if ((resolved.day - before) * direction >= 0) inOrder++
    }
    before = resolved.day
  }
  return steps === 0 ? 1 : inOrder / steps
}

/** Drops consecutive lines that contain nothing but different dates. */
function withoutLists(dated: readonly Dated[]): Dated[] {
  const kept: Dated[] = []
  let run: Dated[] = []
  const close = () => {
    if (run.length < LIST_LINES) kept.push(...run)
    run = []
  }
  for (const each of dated) {
    const last = run.at(-1)
    const continues =
      last?.candidate.isWhole &&
      each.candidate.isWhole &&
      last.candidate.lineNext === each.candidate.lineStart &&
      last.resolved?.day !== each.resolved?.day
    if (!continues) close()
    run.push(each)
  }
  close()
  return kept
}

/** Drops the dates of letters and documents copied into a diary whose headings have another style. */
function withoutQuoted(dated: readonly Dated[], direction: Direction): Dated[] {
  const groups = groupsOf(dated, 'style')
  const leading = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), [])
  const salutations = leading.filter(({ candidate }) => candidate.isSalutation).length
  const areLettersUsual = salutations >= leading.length * SALUTATION_SHARE
  const indent = leading[0]?.candidate.indent ?? 0
  const after = nextLeading(dated, leading[0]?.candidate.style)
  let before: number | null = null
  return dated.filter(({ candidate, resolved }, index) => {
    const isOfLeading = candidate.style === leading[0]?.candidate.style
    const next = after[index] ?? null
    const isAstray =
      resolved !== null &&
      ((before !== null && (resolved.day - before) * direction < 0) ||
        (next !== null && (next - resolved.day) * direction < 0))
    const isLetter = candidate.isSalutation && !areLettersUsual
    const isRare = (groups.get(candidate.style)?.length ?? 0) * RARE_FACTOR <= leading.length
    const isSameDay = resolved !== null && resolved.day === before && !candidate.time
    const isKept = isOfLeading
      ? !(isLetter && isAstray)
      : !(isRare && (isAstray || isSameDay || isLetter || candidate.indent >= indent + QUOTED_INDENT))
    if (isOfLeading && isKept && resolved) before = resolved.day
    return isKept
  })
}

/** For each heading, the day of the next heading in the leading style. */
function nextLeading(dated: readonly Dated[], style: string | undefined): (number | null)[] {
  const days: (number | null)[] = []
  let next: number | null = null
  for (let index = dated.length - 1; index >= 0; index--) {
    days[index] = next
    const each = dated[index]
    if (each?.candidate.style === style && each?.resolved) next = each.resolved.day
  }
  return days
}

import type { Unit } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { QuoteLimits } from './fit.ts'
import { goesOn } from './goes-on.ts'
import { isSafe, leansOn, offered, wasTold, type QuotableLine } from './offered.ts'
import type { QuoteUse } from './permit.ts'
import { isShortOpening } from './quote-units.ts'
import { isNote, isRemark, isTail } from './short-units.ts'

/** A line with the line it depends on (docs/spec/rules.md#quotes), and an entry that is quoted whole. */
const PAIR = { maxWords: 34, maxLength: 200 }
/** The most sentences of an entry that is quoted whole. */
export const ENTRY_MAX_SENTENCES = 4
/** The most that is quoted of one paragraph. Several sentences, because the last one often makes the point. */
const PASSAGE = { sentences: 4, maxWords: 48, maxLength: 210 }

/** Where a passage is sought: an entry with its sentences, and how it will be quoted. */
type Place = {
  reading: Reading
  journal: Journal
  all: readonly Unit[]
  limits: QuoteLimits
  use: QuoteUse
  isBeside: boolean
}

/** A sentence with those that follow it in its paragraph: the longest passage that fits, then shorter ones. */
export function passagesFrom(
  unit: Unit,
  i: number,
  { reading, journal, all, limits, use, isBeside }: Place,
): QuotableLine[] {
  const isSpoiled = ({ kind, text }: Unit) =>
    kind === 'verse' || text.endsWith('?') || (use === 'alone' && wasTold(text, journal))
  const run = [unit]
  const isOpening = isShortOpening(reading, all, i)
  for (const next of all.slice(i + 1, i + PASSAGE.sentences)) {
    const isJoined = !reading.entry.content.slice(run.at(-1)?.end, next.start).includes('\n')
    if (!isJoined || !(next.isWhole || isRemark(next, journal)) || isSpoiled(next)) break
    const told = run.map((one) => one.text)
    // “Asked how it went and she laughed.” The sentence before says who.
    const isAbout =
      goesOn(next.text, told) ||
      (leansOn(reading, journal, next.text) && !leansOn(reading, journal, [...told, next.text].join(' ')))
    if (!(isAbout || (isOpening && run.length === 1)) || !isSafe(reading, journal, next.text, use)) break
    run.push(next)
  }
  if (isSpoiled(unit) || !isSafe(reading, journal, unit.text, use)) return []
  const own = { ...limits, maxWords: PASSAGE.maxWords, maxLength: Math.min(PASSAGE.maxLength, limits.maxLength) }
  const passages: QuotableLine[] = []
  for (; run.length > 1; run.pop()) {
    const last = run.at(-1)
    const text = run.map((one) => one.text).join(' ')
    if (!last || isTail(last) || !run.some((one) => one.isWhole || isNote(one, use))) continue
    if (leansOn(reading, journal, text, isBeside)) continue
    const quote = { entry: reading.entry.id, start: unit.start, end: last.end }
    passages.push(...offered(reading, journal, { text, quote, isLast: last === all.at(-1), isEntry: false }, own, use))
  }
  return passages
}

/** A whole short entry of one paragraph, if every sentence may be quoted and none is a question. */
export function entryQuoted(
  reading: Reading,
  journal: Journal,
  all: readonly Unit[],
  limits: QuoteLimits,
): readonly QuotableLine[] {
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || first === last || all.length > ENTRY_MAX_SENTENCES || leansOn(reading, journal, first.text))
    return []
  const { id, content } = reading.entry
  const isAll = content.slice(0, first.start).trim() === '' && content.slice(last.end).trim() === ''
  if (!isAll || content.slice(first.start, last.end).includes('\n')) return []
  if (all.some(({ kind, text }) => kind === 'verse' || text.endsWith('?') || wasTold(text, journal))) return []
  if (!all.some(({ isWhole }) => isWhole) || !all.every((unit) => unit.isWhole || isRemark(unit, journal))) return []
  if (!all.every(({ text }) => isSafe(reading, journal, text, 'alone'))) return []
  const line = { text: all.map(({ text }) => text).join(' '), isLast: true, isEntry: true }
  if (leansOn(reading, journal, line.text)) return []
  const quote = { entry: id, start: first.start, end: last.end }
  return offered(reading, journal, { ...line, quote }, pairOf(limits), 'alone')
}

/** The limits of a line together with the line it depends on. */
export function pairOf(limits: QuoteLimits): QuoteLimits {
  return { ...limits, maxWords: PAIR.maxWords, maxLength: Math.min(PAIR.maxLength, limits.maxLength) }
}

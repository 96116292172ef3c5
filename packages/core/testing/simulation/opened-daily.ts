import type { Tier } from '../../src/account/index.ts'
import { generateEcho, type EchoEntry, type PastEcho } from '../../src/echo/index.ts'
import { LEXICON, VECTORS } from '../lexicon.ts'
import type { SecondAuditor } from './daily-echoes.ts'
import type { LinkKind } from './modern-journal/thread.ts'
import type { PlantedPair } from './modern-journal/index.ts'

/** The Echos of a person who opens the journal every day, even on days without an entry. */
export type OpenedDaily = {
  days: number
  /** The number of Echos, and of those that repeat an earlier finding or line. */
  echoes: number
  retold: number
  /** The number of entries at the first pair or pattern; null when none came. */
  firstFinding: number | null
  /** The most days in a row without an Echo once Echos have begun, and how many of all days were quiet or gentle. */
  longestWait: number
  carefulDays: number
  types: Record<string, number>
  /** By kind of planted pair: how many were shown within 21 days, and how many there are. */
  planted: Partial<Record<LinkKind, readonly [number, number]>>
  /** Objections of the second auditor, each with its Echo. */
  objections: string[]
}

const TOLD_WITHIN_DAYS = 21

export function openedDaily(
  entries: readonly EchoEntry[],
  tier: Tier,
  accountId: string,
  pairs: readonly PlantedPair[] = [],
  secondAuditor: SecondAuditor = () => [],
): OpenedDaily {
  const [first, last] = [entries[0]?.day ?? 0, entries.at(-1)?.day ?? 0]
  const result: OpenedDaily = {
    days: last - first + 1,
    echoes: 0,
    retold: 0,
    firstFinding: null,
    longestWait: 0,
    carefulDays: 0,
    types: {},
    planted: {},
    objections: [],
  }
  const history: PastEcho[] = []
  let wait = 0
  for (let today = first; today <= last; today++) {
    const known = entries.filter(({ day }) => day <= today)
    const outcome = generateEcho({
      entries: known,
      accountId,
      today,
      tone: 'Reflective',
      tier,
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
    })
    if (outcome.kind === 'locked') continue
    if (outcome.kind === 'quiet') result.carefulDays++
    if (outcome.kind !== 'echo') {
      result.longestWait = Math.max(result.longestWait, ++wait)
      continue
    }
    wait = 0
    const { text, receipt, patternType } = outcome.echo
    if (isRetold(receipt, history)) result.retold++
    const objections = secondAuditor(text, known, { day: today })
    if (objections.length > 0) result.objections.push(`${receipt.rule}: ${text} [${objections.join('; ')}]`)
    if (receipt.state === 'gentle') result.carefulDays++
    if (receipt.claim === 'pattern' || patternType === 'pair') result.firstFinding ??= known.length
    result.types[patternType] = (result.types[patternType] ?? 0) + 1
    history.push({ day: today, text, receipt })
  }
  for (const { kind, first: from, second } of pairs) {
    const isTold = history.some(({ day, receipt }) => {
      const isBoth = [from.entry, second.entry].every((id) => receipt.entries.includes(id))
      return isBoth && receipt.rule.startsWith('pair') && day - second.day <= TOLD_WITHIN_DAYS
    })
    const [told, all] = result.planted[kind] ?? [0, 0]
    result.planted[kind] = [told + Number(isTold), all + 1]
  }
  return { ...result, echoes: history.length }
}

/** True when an earlier Echo had the same finding, or all of its lines were quoted before. */
function isRetold({ rule, key, quotes }: PastEcho['receipt'], history: readonly PastEcho[]): boolean {
  const places = (all: PastEcho['receipt']['quotes']) => all.map(({ entry, start }) => `${entry} ${start}`)
  const quoted = new Set(history.flatMap(({ receipt }) => places(receipt.quotes)))
  const isSame = history.some(({ receipt }) => receipt.rule === rule && receipt.key === key)
  return isSame || (quotes.length > 0 && places(quotes).every((place) => quoted.has(place)))
}

import { atLeast } from '../../safety/index.ts'
import type { Lexicon } from '../../text/index.ts'
import { ECHO_MAX_LENGTH } from '../constants.ts'
import { journalOf, orderedReadings, type Journal } from '../journal/journal.ts'
import { ruleNamed } from '../rules/index.ts'
import { quotedLine } from '../recounting/lines.ts'
import type { Echo } from './echo.ts'
import type { EchoEntry } from '../journal/entry.ts'
import type { Receipt } from '../finding/receipt.ts'
import { lint, render, slotText } from '../wording/index.ts'
import { skeletonId } from './choose-skeleton.ts'

/** The reason why an Echo may not be shown. */
export type AuditFailure =
  | 'unknown rule'
  | 'evidence is gone'
  | 'evidence holds crisis'
  | 'quote is not verbatim'
  | 'numbers do not follow'
  | 'text does not follow'
  | 'number without a slot'
  | 'tone or state'
  | 'wording'
  | 'length'

/**
 * Derives an Echo again from the entries it is based on, by code that shares nothing with the detectors
 * (docs/spec/rules.md#echos): it counts every slot again, reads every quote from its entry, fills the line again and
 * checks its wording. Null when everything agrees; else the first thing that doesn't. Entries newer than the Echo don't
 * matter.
 */
export function auditEcho(
  echo: Pick<Echo, 'text' | 'receipt'>,
  entries: readonly EchoEntry[],
  lexicon: Lexicon,
): AuditFailure | null {
  const { receipt, text } = echo
  const known = entries.filter((entry) => entry.time <= receipt.asOf)
  const journal = journalOf(orderedReadings(known, receipt.day, lexicon), { today: receipt.day, lexicon })
  const rule = ruleNamed(receipt.rule)
  const index = rule?.skeletons[receipt.tone].findIndex(
    (_, i) => skeletonId(receipt.rule, receipt.tone, i) === receipt.skeleton,
  )
  const skeleton = rule?.skeletons[receipt.tone][index ?? -1]
  if (!rule || skeleton === undefined) return 'unknown rule'

  const evidence = evidenceFailure(receipt, journal)
  if (evidence) return evidence
  const slots = rule.recount(receipt, journal)
  if (!slots || !sameSlots(slots, receipt.slots)) return 'numbers do not follow'
  if (render(skeleton, slots, receipt.tone, receipt.day) !== text) return 'text does not follow'
  if (!numbersHaveSlots(text, receipt)) return 'number without a slot'
  const isGentle = receipt.state === 'gentle'
  if (receipt.state === 'quiet' || journal.state === 'quiet') return 'tone or state'
  if (isGentle && (!rule.detector.inGentleTimes || receipt.tone === 'Playful' || receipt.tone === 'Spiritual')) {
    return 'tone or state'
  }
  if (lint(text, isGentle, receipt.tone) !== null) return 'wording'
  return text.length > ECHO_MAX_LENGTH ? 'length' : null
}

function evidenceFailure(receipt: Receipt, journal: Journal): AuditFailure | null {
  const byId = new Map(journal.entries.map((reading) => [reading.entry.id, reading]))
  for (const id of [...receipt.entries, ...receipt.quotes.map(({ entry }) => entry)]) {
    if (!byId.has(id)) return 'evidence is gone'
  }
  for (const { entry } of receipt.quotes) {
    const reading = byId.get(entry)
    if (reading && atLeast(reading.scan().level, 'light')) return 'evidence holds crisis'
  }
  if (receipt.quotes.length > 0 && quotedLine(receipt, journal)?.text !== receipt.slots.quote) {
    return 'quote is not verbatim'
  }
  return null
}

function sameSlots(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}

/** Every number in digits outside the writer's own words must come from a slot, or belong to the scale of ratings. */
function numbersHaveSlots(text: string, receipt: Receipt): boolean {
  const shown = Object.keys(receipt.slots).map((name) => slotText(name, receipt.slots, receipt.tone, receipt.day) ?? '')
  const numbers = new Set(shown.flatMap((part) => part.match(/\d+(?:\.\d+)?/gu) ?? []))
  const own = text.replaceAll(/“[^”]*”|#[\p{L}\p{M}\p{N}-]+/gu, ' ').replaceAll(FIXED_NUMBERS, ' ')
  return (own.match(/\d+(?:\.\d+)?/gu) ?? []).every((number) => numbers.has(number))
}

/** Numbers that lines may contain themselves: the scale of ratings and its levels. */
const FIXED_NUMBERS = /\bof 5\b|\b2 or below\b|\b(?:3|4) or (?:above|more)\b/gu

import { atLeast } from '../../safety/index.ts'
import type { Lexicon } from '../../text/index.ts'
import { ECHO_MAX_LENGTH } from '../constants.ts'
import { journalOf, orderedReadings, type Journal } from '../journal.ts'
import { ruleNamed } from '../rules.ts'
import { quotedLine } from './recount/lines.ts'
import type { Echo, EchoEntry, Receipt } from '../types.ts'
import { lint, render, skeletonId, slotText } from '../wording/index.ts'

/** Why an Echo may not be told or kept. */
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
 * Derives an Echo again from the entries it was told about, by code apart from the detectors (design section C.6):
 * every slot is counted anew, every quote read out of its entry, the sentence filled again and linted. Null when all
 * agrees; else the first thing that does not. Entries newer than the Echo do not matter.
 */
export function auditEcho(
  echo: Pick<Echo, 'text' | 'receipt'>,
  entries: readonly EchoEntry[],
  lexicon: Lexicon,
): AuditFailure | null {
  const { receipt, text } = echo
  const known = entries.filter((entry) => entry.time <= receipt.asOf)
  const journal = journalOf(orderedReadings(known, receipt.day, lexicon), receipt.day, lexicon)
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
  if (receipt.quotes.length > 0 && quotedLine(receipt, journal)?.text !== receipt.slots['quote']) {
    return 'quote is not verbatim'
  }
  return null
}

function sameSlots(a: Receipt['slots'], b: Receipt['slots']): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}

/** Every number in digits outside the writer's own words is one that a slot shows, or the top of the scale. */
function numbersHaveSlots(text: string, receipt: Receipt): boolean {
  const shown = Object.keys(receipt.slots).map((name) => slotText(name, receipt.slots, receipt.tone, receipt.day) ?? '')
  const numbers = new Set(shown.flatMap((part) => part.match(/\d+(?:\.\d+)?/gu) ?? []))
  const own = text.replaceAll(/“[^”]*”|#[\p{L}\p{M}\p{N}-]+/gu, ' ').replaceAll(FIXED_NUMBERS, ' ')
  return (own.match(/\d+(?:\.\d+)?/gu) ?? []).every((number) => numbers.has(number))
}

/** Numbers that stand in the skeletons themselves: the scale of ratings and its levels. */
const FIXED_NUMBERS = /\bof 5\b|\b2 or below\b|\b(?:3|4) or (?:above|more)\b/gu

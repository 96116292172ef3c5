import type { Slots } from '../wording/slots.ts'
import type { Finding } from '../finding/finding.ts'
import type { Receipt } from '../finding/receipt.ts'

/** A finding has news if a shown mean has moved by this many rating points, or a count has grown by this factor. */
const MEAN_MOVED = 0.3
const COUNT_GREW = 1.5
const MEANS = ['mean', 'otherMean'] as const satisfies readonly (keyof Slots)[]
const COUNTS = ['questions', 'entries', 'days', 'recent', 'others'] as const satisfies readonly (keyof Slots)[]

/**
 * True when a finding that was shown before has something new: a mean moved, a count grew by half, the direction
 * turned, or it has a different line this time (docs/spec/rules.md#choice).
 */
export function hasNews({ slots: before, quotes }: Pick<Receipt, 'slots' | 'quotes'>, finding: Finding): boolean {
  const { slots: now } = finding
  const moved = MEANS.some((name) => Math.abs((now[name] ?? 0) - (before[name] ?? now[name] ?? 0)) >= MEAN_MOVED)
  const grew = COUNTS.some((name) => (now[name] ?? 0) >= COUNT_GREW * (before[name] ?? Number.POSITIVE_INFINITY))
  const turned = before.direction !== undefined && now.direction !== before.direction
  const known = new Set(quotes.map(({ entry, start }) => `${entry} ${start}`))
  return moved || grew || turned || finding.quotes.some(({ entry, start }) => !known.has(`${entry} ${start}`))
}

/** True when an earlier pair was about the same thing. */
export function isSameThing({ slots }: Pick<Receipt, 'slots'>, finding: Finding): boolean {
  const thing = slots.word?.toLowerCase()
  return thing !== undefined && thing === finding.slots.word?.toLowerCase()
}

/** True when an earlier Echo quoted words of this finding. */
export function quotesSame({ quotes }: Pick<Receipt, 'quotes'>, finding: Finding): boolean {
  return finding.quotes.some(({ entry, start, end }) =>
    quotes.some((before) => before.entry === entry && before.start < end && start < before.end),
  )
}

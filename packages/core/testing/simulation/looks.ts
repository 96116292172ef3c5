import { certify } from '../../src/echo/engine/certify.ts'
import { shiftLooks, standingLooks } from '../../src/echo/engine/looks.ts'
import type { EchoEntry } from '../../src/echo/index.ts'
import { journalOf, orderedReadings } from '../../src/echo/journal/journal.ts'
import { RULES } from '../../src/echo/rules/index.ts'
import { LEXICON } from '../lexicon.ts'

export type Family = 'standing' | 'shift'
/** A claim that an Echo could make at a look. */
export type Told = { family: Family; look: number; rule: string; key: string }

const PATTERNS = RULES.map(({ detector }) => detector).filter((detector) => detector.claim === 'pattern')

/** Numbers of entries, up to `size`, at which a family tests for the second time or later. */
export function looksUpTo(size: number, family: Family): number[] {
  const looks = new Set<number>()
  for (let n = 1; n <= size; n++) {
    const current = (family === 'standing' ? standingLooks(n) : shiftLooks(n))?.current
    if (current !== undefined) looks.add(current)
  }
  return [...looks]
}

/**
 * The claims of a family that pass certification at these looks and that the detector can still state with the numbers
 * of that day.
 */
export function toldAt(entries: readonly EchoEntry[], family: Family, looks: readonly number[]): Told[] {
  const today = Math.max(...entries.map(({ day }) => day))
  const readings = orderedReadings(entries, today, LEXICON)
  const members = PATTERNS.filter((detector) => detector.family === family)
  return looks.flatMap((look) => {
    const journal = journalOf(readings.slice(0, look), { today, lexicon: LEXICON })
    return certify(journal, members).flatMap(({ detector, key }) => {
      const finding = detector.tell(journal, key)
      return finding ? [{ family, look, rule: detector.rule, key: finding.key }] : []
    })
  })
}

/** The claims that an Echo could make about a whole journal now, from both families. */
export function toldNow(entries: readonly EchoEntry[]): Told[] {
  const today = Math.max(...entries.map(({ day }) => day))
  const journal = journalOf(orderedReadings(entries, today, LEXICON), { today, lexicon: LEXICON })
  return certify(journal, PATTERNS).flatMap(({ detector, key }) => {
    const finding = detector.tell(journal, key)
    return finding ? [{ family: detector.family, look: entries.length, rule: detector.rule, key: finding.key }] : []
  })
}

/** True when a claim about a null journal is correct, because the journal has drift (docs/evaluation.md). */
export function isInIt({ rule }: Told, options: { drift: number }): boolean {
  return rule === 'turning_point' && options.drift > 0
}
